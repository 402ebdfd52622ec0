// The longest operator wins.
a+++b; a---b; a-->b; x<<=1; x>>=y; x<-1; p->q; f(...); a..b; a&&&b; a|||b; !==; <=>; +=+; ^=|=&=; a?b:c; [](){}; ~!%; .. . ; *= /= %=;
