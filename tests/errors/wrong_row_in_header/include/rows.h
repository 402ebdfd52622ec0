MON("newt", 1),
MON("ogre", 5, 6),
