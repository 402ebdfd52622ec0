#define BESIDE "beside the file"
