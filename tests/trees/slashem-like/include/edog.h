struct egyp { long credit; long top, bottom; int order[8]; char answered; };
