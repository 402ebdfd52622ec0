#ifndef ESHK_H
#define ESHK_H
#define BILLSZ 20
struct bill_x { unsigned bo_id; boolean useup; long price, bquan; };
struct eshk {
	long robbed, credit, debit, loan;
	int shoptype;
	schar shoproom;
	boolean following, surcharge;
	coord shk, shd;
	struct { xchar dnum, dlevel; } shoplevel;
	int billct;
	struct bill_x bill[BILLSZ], *bill_p;
	int visitct;
	char customer[PL_NSIZ], shknam[PL_NSIZ];
};
#define ESHK(mon) ((struct eshk *)&(mon)->mextra[0])
#endif
