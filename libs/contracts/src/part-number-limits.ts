// Apart from the schemas: pages read these numbers, and would carry every schema of the file along.

/** Rows of one list of part numbers, and its characters: what an encrypted request carries below the gateway's limit. */
export const maxPartNumberRows = 1000;
export const maxPartNumbersText = 100_000;
