import { postingDoc } from '../index/word-table.ts';
import type { QuerySlot } from './query-slot.ts';
import type { Searchable } from './searchable.ts';

/** Postings read to gather products that hold some of the words only. */
const maxLoosePostings = 400_000;

/** Scratch memory: how many words of the query each place holds. A search never waits, so that one serves all. */
let held = new Uint8Array(0);

export const frequencyOf = (index: Searchable, { meanings }: QuerySlot): number =>
  meanings.reduce((sum, { id }) => sum + index.words.frequency(id), 0);

function rarestFirst(index: Searchable, slots: readonly QuerySlot[]): QuerySlot[] {
  return slots
    .map((slot) => ({ slot, frequency: frequencyOf(index, slot) }))
    .sort((a, b) => a.frequency - b.frequency)
    .map(({ slot }) => slot);
}

/** Places of the products that hold every word of a query, ascending. */
export function withAllWords(index: Searchable, slots: readonly QuerySlot[]): Uint32Array {
  if (slots.length === 0 || slots.some(({ meanings }) => meanings.length === 0)) return new Uint32Array(0);
  if (held.length < index.count) held = new Uint8Array(index.categories.length);
  const touched: number[] = [];
  rarestFirst(index, slots).forEach(({ meanings }, step) => {
    for (const { id } of meanings)
      for (const posting of index.words.postingsOf(id)) {
        const doc = postingDoc(posting);
        if (held[doc] !== step) continue;
        if (step === 0) {
          if (index.alive[doc] === 0) continue;
          touched.push(doc);
        }
        held[doc] = step + 1;
      }
  });
  const docs = Uint32Array.from(touched.filter((doc) => held[doc] === slots.length)).sort();
  for (const doc of touched) held[doc] = 0;
  return docs;
}

/** Places of products that hold some of the words, the rarest words first, as far as the work is bounded. */
export function withSomeWords(index: Searchable, slots: readonly QuerySlot[]): Uint32Array {
  if (held.length < index.count) held = new Uint8Array(index.categories.length);
  const touched: number[] = [];
  let left = maxLoosePostings;
  for (const slot of rarestFirst(index, slots)) {
    if (touched.length > 0 && frequencyOf(index, slot) > left) break;
    for (const { id } of slot.meanings)
      for (const posting of index.words.postingsOf(id).subarray(0, Math.max(0, left))) {
        left -= 1;
        const doc = postingDoc(posting);
        if (held[doc] !== 0 || index.alive[doc] === 0) continue;
        held[doc] = 1;
        touched.push(doc);
      }
  }
  for (const doc of touched) held[doc] = 0;
  return Uint32Array.from(touched).sort();
}
