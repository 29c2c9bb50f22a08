import { WordMemory } from '../words/word-memory.ts';
import { inBrand, namePosition, postingDoc, type WordTable } from '../words/word-table.ts';

/** Postings that are looked at: enough to tell a thing from a quality. */
const maxLooked = 200;

/** How the products that hold a word use it, each from 0 to 1. */
export interface WordUse {
  /** it says what they are: nearly all for `wrench`, hardly any for `torque` */
  asHead: number;
  /** the same of the products that have it in their name: a category may be called so, too */
  asNamedHead: number;
  /** it is the name of their maker */
  asMaker: number;
}

const uses = new WordMemory<number, WordUse>();

/** What a word is in the names of products, by a sample of them. */
export const wordUse = (words: WordTable, id: number): WordUse =>
  uses.recall(words, id, () => sampledUse(words, id));

function sampledUse(words: WordTable, id: number): WordUse {
  const { headPositions } = words;
  const postings = words.postingsOf(id);
  const step = Math.max(1, Math.floor(postings.length / maxLooked));
  let [looked, named, heads, makers] = [0, 0, 0, 0];
  for (let at = 0; at < postings.length; at += step) {
    const posting = postings[at] as number;
    const position = namePosition(posting);
    looked += 1;
    if (position !== 0) named += 1;
    if ((posting & inBrand) !== 0) makers += 1;
    else if (position !== 0 && position === headPositions[postingDoc(posting)]) heads += 1;
  }
  const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
  return { asHead: share(heads, looked), asNamedHead: share(heads, named), asMaker: share(makers, looked) };
}

/** From this share of the products that hold it on, a word counts as their maker's name, however else it is used. */
const minMakers = 0.3;

/** Whether a word is the name of a maker. */
export const isMakersName = ({ asMaker }: WordUse): boolean => asMaker > minMakers;
