// Apart from the schemas: pages read these numbers, and would carry every schema of the file along.

/** Lines one request for a quote may have. */
export const maxQuoteLines = 200;
/** Characters of a line in the customer's own words. */
export const maxRequestedText = 300;
