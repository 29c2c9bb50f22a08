// Apart from the schemas: pages read these numbers, and would carry every schema of the file along.

/** At most so many lists of one account. */
export const maxSavedLists = 200;
/** At most so many different products in one list; all of them fit into one cart. */
export const maxListLines = 1000;
export const maxListName = 80;
export const maxListNote = 200;
