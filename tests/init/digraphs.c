/* Brackets and braces in their other spelling. */
%:define LEVEL(n) n %:%: 0
struct permonst <% const char *mname; int n; int a<:2:>; %>;
struct permonst mons<::> = <%
    <% "newt", LEVEL(1), <% 1, 2 %> %>,
    <:1:> = <% "ogre", .a<:1:> = 3 %>,
%>;
