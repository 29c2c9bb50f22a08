/** A pattern for `like` that takes the text literally; `%` and `_` of the user match themselves. */
export const literal = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
