/** Words of a command: the projects first, then, from the first word with a dash, what its test runner is told. */
export function splitWords(words: string[]): { names: string[]; options: string[] } {
  const first = words.findIndex((word) => word.startsWith('-'));
  if (first === -1) return { names: words, options: [] };
  return { names: words.slice(0, first), options: words.slice(first) };
}
