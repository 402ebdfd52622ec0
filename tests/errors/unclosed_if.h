#ifndef UNCLOSED_IF_H
#define LEVEL 2
