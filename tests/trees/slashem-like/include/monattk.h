/* Attack types and damage types. */
#ifndef MONATTK_H
#define MONATTK_H

#define AT_ANY (-1)
#define AT_NONE 0
#define AT_CLAW 1
#define AT_BITE 2
#define AT_KICK 3
#define AT_BUTT 4
#define AT_TUCH 5
#define AT_STNG 6
#define AT_HUGS 7
#define AT_SPIT 10
#define AT_ENGL 11
#define AT_BREA 12
#define AT_EXPL 13
#define AT_BOOM 14
#define AT_GAZE 15
#define AT_TENT 16
#define AT_MULTIPLY 17 /* breeds */
#define AT_WEAP 254
#define AT_MAGC 255

#define DISTANCE_ATTK_TYPE(atyp) \
    ((atyp) == AT_SPIT || (atyp) == AT_BREA || (atyp) == AT_MAGC || (atyp) == AT_GAZE)

#define AD_ANY (-1)
#define AD_PHYS 0
#define AD_MAGM 1
#define AD_FIRE 2
#define AD_COLD 3
#define AD_SLEE 4
#define AD_DISN 5
#define AD_ELEC 6
#define AD_DRST 7
#define AD_ACID 8
#define AD_BLND 11
#define AD_STUN 12
#define AD_DRLI 15
#define AD_SITM 21
#define AD_SEDU 22
#define AD_RUST 24
#define AD_SSEX 35
#define AD_CALM 43 /* soothes */
#define AD_SPEL 241

#endif /* MONATTK_H */
