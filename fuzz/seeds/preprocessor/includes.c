//// -DDEEP
//// -UKOPS
//// src/monst.c
#include "a.h"
#define HEADER <b.h>
#include HEADER
#if __has_include("c.h") || defined(__has_include)
__FILE__ __LINE__ __COUNTER__
#endif
#line 40 "elsewhere.c"
__FILE__ __LINE__
//// include/a.h
#pragma once
#ifndef A_H
#define A_H
#ifdef DEEP
#include "b.h"
#endif
#endif
//// include/b.h
#ifndef B_H
#define B_H 2
B_H _Pragma("once") KOPS
#endif
