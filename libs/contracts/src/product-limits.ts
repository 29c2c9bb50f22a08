// Apart from the schemas: pages read these numbers, and would carry every schema of the file along.

/** At most so many products are compared: more columns cannot be read side by side. */
export const maxCompared = 6;
/** At most so many products are remembered as viewed. */
export const maxRecentlyViewed = 12;
