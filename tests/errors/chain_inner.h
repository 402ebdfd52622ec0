{ "newt", 1 },
{ "ogre", OGRE_LEVEL },
