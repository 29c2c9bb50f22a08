/** A page in the words of one language. */
export interface ReadablePage {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly sections: readonly { readonly heading: string; readonly text: string }[];
}
interface Match {
  readonly page: ReadablePage;
  /** the text that answers: the first section with all words, else the summary */
  readonly answer: string;
}

/** Lower case without accents, so that `envio` finds `envío`. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const foldedWords = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Pages that hold every word of a question, each as the beginning of a word; those with them in the title first. */
export function findPages(pages: readonly ReadablePage[], question: string): Match[] {
  const wanted = foldedWords(question);
  if (wanted.length === 0) return [];
  const holds = (...texts: string[]) => {
    const words = texts.flatMap(foldedWords);
    return wanted.every((one) => words.some((word) => word.startsWith(one)));
  };
  const matches = pages.flatMap((page) => {
    const { title, summary, sections } = page;
    const texts = sections.flatMap(({ heading, text }) => [heading, text]);
    if (!holds(title, summary, ...texts)) return [];
    const section = sections.find(({ heading, text }) => holds(heading, text));
    return [{ page, answer: section?.text || summary, rank: holds(title) ? 0 : section ? 1 : 2 }];
  });
  return matches
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ page, answer }) => ({ page, answer }));
}
