#define ITEM(a, b) a b
ITEM(1, 2) , { 3
} , ITEM
(4, 5)
