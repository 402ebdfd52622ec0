/* Roles, as far as they concern monsters. */
#ifndef YOU_H
#define YOU_H

#define NON_PM (-1)

#define ROLE_MALE 0x1000
#define ROLE_FEMALE 0x2000
#define ROLE_CHAOTIC 1
#define ROLE_NEUTRAL 2
#define ROLE_LAWFUL 4

struct RoleName {
    const char *m, *f;
};

struct Role {
    struct RoleName name;
    const char *filecode;
    short malenum, femalenum, petnum, ldrnum, guardnum, neminum;
    short allow;
};

#endif
