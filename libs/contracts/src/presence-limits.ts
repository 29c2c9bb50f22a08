// Apart from the schema: pages read these, and would carry the schema along.

/** How often a page says that it is still there, and how long its word holds, both in milliseconds. */
export const presenceEveryMs = 15_000;
export const presenceHoldsMs = 40_000;
