import type { ProductIndex } from '../index/product-index.ts';
import { isNamePosting, postingDoc } from '../index/word-table.ts';
import { isOneTypoApart } from './edit-distance.ts';

/** Products found by words, in ascending order of places, with how well each fits. */
export interface Matches {
  docs: Uint32Array;
  scores: Float32Array;
}

/** Words of the vocabulary that a word of the query may stand for. */
interface Meaning {
  id: number;
  weight: number;
}

const elsewhereWeight = 0.45;
const prefixWeight = 0.7;
const typoWeight = 0.6;
const maxPrefixes = 200;
const maxTypos = 8;

/**
 * Products that hold all words of a query; the last word may be unfinished. When there are none, words nobody knows are
 * read with one typo, and then the rarest words are left out one by one: some answer is better than none.
 */
export function matchWords(index: ProductIndex, words: readonly string[]): Matches {
  const isLast = (at: number) => at === words.length - 1;
  const exact = words.map((word, at) => meaningsOf(index, word, isLast(at)));
  const found = intersect(index, exact);
  if (found.docs.length > 0) return found;
  const forgiving = words.map((word, at) => (exact[at]?.length ? exact[at] : typosOf(index, word)));
  return dropUntilFound(
    index,
    forgiving.filter((meanings) => meanings.length > 0),
  );
}

function dropUntilFound(index: ProductIndex, positions: Meaning[][]): Matches {
  const byFrequency = positions
    .map((meanings) => ({ meanings, frequency: totalFrequency(index, meanings) }))
    .sort((a, b) => b.frequency - a.frequency);
  while (byFrequency.length > 0) {
    const found = intersect(
      index,
      byFrequency.map(({ meanings }) => meanings),
    );
    if (found.docs.length > 0) return found;
    byFrequency.pop();
  }
  return { docs: new Uint32Array(0), scores: new Float32Array(0) };
}

function meaningsOf(index: ProductIndex, word: string, isLast: boolean): Meaning[] {
  const { words } = index;
  const exact = words.find(word);
  const meanings = exact === undefined ? [] : [{ id: exact, weight: 1 }];
  if (exact !== undefined) meanings.push(...likelyMeant(index, word, words.frequency(exact)));
  if (!isLast || word.length < 2) return meanings;
  for (const id of words.withPrefix(word, maxPrefixes))
    if (id !== exact) meanings.push({ id, weight: prefixWeight });
  return meanings;
}

/** Feeds hold typos too: a word hardly any product has is also read as the frequent word beside it. */
function likelyMeant(index: ProductIndex, word: string, frequency: number): Meaning[] {
  if (frequency > 2) return [];
  return typosOf(index, word).filter(({ id }) => index.words.frequency(id) > frequency * 20);
}

/** Known words one typo away, the most frequent first. Short words and numbers are taken as they stand. */
function typosOf({ words }: ProductIndex, word: string): Meaning[] {
  if (word.length < 4 || /\d/.test(word)) return [];
  const near: number[] = [];
  words.words.forEach((known, id) => {
    if (known !== word && Math.abs(known.length - word.length) <= 1 && isOneTypoApart(word, known))
      near.push(id);
  });
  return near
    .sort((a, b) => words.frequency(b) - words.frequency(a))
    .slice(0, maxTypos)
    .map((id) => ({ id, weight: typoWeight }));
}

const totalFrequency = ({ words }: ProductIndex, meanings: readonly Meaning[]) =>
  meanings.reduce((sum, { id }) => sum + words.frequency(id), 0);

/** Scratch memory: how many words each product has matched so far, and its score. A search never waits. */
let matched = new Uint8Array(0);
let score = new Float32Array(0);

function intersect(index: ProductIndex, positions: readonly (readonly Meaning[])[]): Matches {
  if (positions.length === 0 || positions.some((meanings) => meanings.length === 0))
    return { docs: new Uint32Array(0), scores: new Float32Array(0) };
  if (matched.length < index.count) {
    matched = new Uint8Array(index.productIds.length);
    score = new Float32Array(index.productIds.length);
  }
  // The rarest word first: only products that hold it are looked at afterwards.
  const rarestFirst = [...positions].sort((a, b) => totalFrequency(index, a) - totalFrequency(index, b));
  const touched: number[] = [];
  rarestFirst.forEach((meanings, step) => addPosition(index, meanings, step, touched));
  return collect(index, touched, positions.length);
}

function addPosition(
  index: ProductIndex,
  meanings: readonly Meaning[],
  step: number,
  touched: number[],
): void {
  for (const { id, weight } of meanings) {
    const postings = index.words.postingsOf(id);
    const rarity = Math.log(1 + index.aliveCount / (postings.length + 1));
    for (const posting of postings) {
      const doc = postingDoc(posting);
      if (matched[doc] !== step || index.alive[doc] === 0) continue;
      if (step === 0) touched.push(doc);
      matched[doc] = step + 1;
      score[doc]! += rarity * weight * (isNamePosting(posting) ? nameWeight(index, doc) : elsewhereWeight);
    }
  }
}

/** A word says more in a name of five words than in one of thirty. */
const nameWeight = (index: ProductIndex, doc: number) =>
  1.4 / (0.6 + 0.06 * (index.nameLengths[doc] as number));

function collect(index: ProductIndex, touched: number[], wanted: number): Matches {
  const docs = Uint32Array.from(touched.filter((doc) => matched[doc] === wanted)).sort();
  const scores = Float32Array.from(docs, (doc) => score[doc] as number);
  for (const doc of touched) {
    matched[doc] = 0;
    score[doc] = 0;
  }
  return { docs, scores };
}
