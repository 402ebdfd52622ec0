#define BILLSZ 10
struct bill_x { unsigned bo_id; unsigned useup:1; unsigned quan:7; unsigned price; };
struct eshk {
	long int robbed;
	int shoproom;
	struct { xchar x, y; } shk;
	struct bill_x bill[BILLSZ], *next;
	char customer[PL_NSIZ];
};
