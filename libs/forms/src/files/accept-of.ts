/** The kinds of files a control offers to choose, by the endings of their names. */
export const acceptOf = (endings: readonly string[]): string =>
  endings.map((ending) => `.${ending}`).join(',');
