/** Where the question stands in the address; `q` is what the store's own search asks for. */
export const questionName = 'find';

/** A topic in the words of one language. */
export interface ReadableTopic {
  readonly uri: string;
  readonly title: string;
  readonly summary: string;
  readonly sections: readonly { readonly heading: string; readonly text: string }[];
}
export interface FoundTopic {
  readonly topic: ReadableTopic;
  /** the text that answers: the first section with all words, else the summary */
  readonly answer: string;
}

/** Longest question that is looked at; the rest of a longer one is left out. */
const longest = 200;

/** Lower case without accents, so that `envio` finds `envío`. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const textOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Topics that hold every word asked for, each as the beginning of a word; those with them in the title first. */
export function findTopics(topics: readonly ReadableTopic[], question: string): FoundTopic[] {
  const asked = textOf(question.slice(0, longest));
  if (asked.length === 0) return [];
  const holds = (...texts: string[]) => {
    const words = texts.flatMap(textOf);
    return asked.every((one) => words.some((word) => word.startsWith(one)));
  };
  const found = topics.flatMap((topic) => {
    const { title, summary, sections } = topic;
    const texts = sections.flatMap(({ heading, text }) => [heading, text]);
    if (!holds(title, summary, ...texts)) return [];
    const section = sections.find(({ heading, text }) => holds(heading, text));
    return [{ topic, answer: section?.text ?? summary, rank: holds(title) ? 0 : section ? 1 : 2 }];
  });
  return found
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ topic, answer }) => ({ topic, answer }));
}
