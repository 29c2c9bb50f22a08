import { sortByKey, type SortKeys } from '../index/sort-by-key.ts';
import type { Matches } from './match-words.ts';

/** Scores are told apart to this fraction; places fit below the factor that follows it. */
const precision = 10_000;
const docFactor = 2 ** 24;
/** Above the highest score there is. */
const ceiling = 8192;

let scoreOf = new Float32Array(0);

/** Sorts places, given in the order of the listing, by how well they fit, in place; equal ones keep that order. */
export function sortByScore(docs: Uint32Array, hits: Matches, capacity: number): Uint32Array {
  if (scoreOf.length < capacity) scoreOf = new Float32Array(capacity);
  for (let at = 0; at < hits.docs.length; at += 1)
    scoreOf[hits.docs[at] as number] = hits.scores[at] as number;
  if (docs.length > countedFrom) return sortByCounting(docs);
  sortByKey(docs, scoreKeys);
  return docs;
}

const scoreKeys: SortKeys = {
  writeKeys(docs, keys) {
    for (let at = 0; at < docs.length; at += 1) keys[at] = stepsBelow(scoreOf[docs[at] as number] as number);
  },
};

/** From this many on scores are told apart in steps, each counted: nobody sees the difference, and it takes no longer per product. */
const countedFrom = 20_000;
const steps = 65_536;

function sortByCounting(docs: Uint32Array): Uint32Array {
  let most = 0;
  for (const doc of docs) most = Math.max(most, scoreOf[doc] as number);
  const stepOf = (doc: number) =>
    most === 0 ? 0 : Math.round((steps - 1) * (1 - Math.max(0, scoreOf[doc] as number) / most));
  const next = new Uint32Array(steps + 1);
  for (const doc of docs) next[stepOf(doc) + 1]! += 1;
  for (let step = 1; step <= steps; step += 1) next[step]! += next[step - 1] as number;
  // within a step in the order they came, which is that of the listing
  const sorted = new Uint32Array(docs.length);
  for (const doc of docs) {
    const step = stepOf(doc);
    sorted[next[step] as number] = doc;
    next[step]! += 1;
  }
  docs.set(sorted);
  return docs;
}

/** The best few, best first, without sorting the rest. */
export function bestOf({ docs, scores }: Matches, most: number): number[] {
  const best: number[] = [];
  for (let at = 0; at < docs.length; at += 1) {
    const key = keyOf(docs[at] as number, scores[at] as number);
    if (best.length === most && key >= (best[most - 1] as number)) continue;
    let place = best.length;
    while (place > 0 && (best[place - 1] as number) > key) place -= 1;
    best.splice(place, 0, key);
    if (best.length > most) best.pop();
  }
  return best.map((key) => key % docFactor);
}

/** A whole number that rises while the score falls. */
const stepsBelow = (score: number): number => Math.round((ceiling - score) * precision);

// One number that sorts by falling score, then by place. 8192 * 10000 * 2^24 stays below 2^53.
const keyOf = (doc: number, score: number) => stepsBelow(score) * docFactor + doc;
