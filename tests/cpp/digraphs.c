/* The other spellings of brackets, braces and `#`. They mean the same, and are shown as they are written. */
%:define ONE 1
%: define TWO 2
ONE TWO;
%:define STR(x) %:x
%:define GLUE(a, b) a%:%:b
#define ALSO(a, b) a %:%: b
STR(a<:b:>) STR(%: %:%:) STR( <% %> );
GLUE(1, 2) ALSO(x, y) GLUE(<, :) GLUE(%, >) GLUE(:, >) GLUE(%, :);
int a<:3:> = <% 1, 2 %>;
%:if 0
%:else
taken;
%:endif
%:ifdef ONE /* a comment */
yes;
#else
no;
%:endif
#if 0
%:%:if
%:if 1
%:endif
skipped;
#endif
a<:b %:c <::d <:: %:%:%: %:%%: <%:> <<: <=: ?:> -%> ->% %=: %%>;
#define EMPTY(x) <x>
