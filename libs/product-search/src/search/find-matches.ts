import {
  inAttributes,
  inBrand,
  inCategory,
  namePosition,
  postingDoc,
  type WordTable,
} from '../words/word-table.ts';
import type { QuerySlot } from './query-slot.ts';
import type { Searchable } from './searchable.ts';

/** Postings of the rarest word that are read while somebody types; of more, every so-manieth. */
const maxTypedPostings = 100_000;
/** Products looked at while somebody types: enough to suggest ten. */
const maxTypedDocs = 4000;
/** Postings read to gather products that hold some of the words only, and products kept of them. */
const maxLoosePostings = 200_000;
const maxLooseDocs = 1200;
/** Words of a query that are always looked at. */
const minWords = 3;

/** Scratch memory by place, and the places in use; a search never waits, so that one set serves all. */
let held = new Uint8Array(0);
let weightOf = new Float32Array(0);
let touched = new Uint32Array(0);
let touchedCount = 0;

function fitScratch({ categories, count }: Searchable): void {
  touchedCount = 0;
  if (held.length >= count) return;
  held = new Uint8Array(categories.length);
  weightOf = new Float32Array(categories.length);
  touched = new Uint32Array(categories.length);
}

const frequencyOf = (index: Searchable, { meanings }: QuerySlot): number =>
  meanings.reduce((sum, { id }) => sum + index.words.frequency(id), 0);

/** Slots by how many products they may mean, fewest first. */
function rarestFirst(index: Searchable, slots: readonly QuerySlot[]) {
  return slots
    .map((slot, at) => ({ slot, at, frequency: frequencyOf(index, slot) }))
    .sort((a, b) => a.frequency - b.frequency);
}

/**
 * Places of the products that hold every word of a query, ascending. While somebody types, a fair sample of them is
 * enough: what is suggested for `st` is one of very many anyway.
 */
export function withAllWords(index: Searchable, slots: readonly QuerySlot[], isTyping: boolean): Uint32Array {
  if (slots.length === 0 || slots.some(({ meanings }) => meanings.length === 0)) return new Uint32Array(0);
  fitScratch(index);
  rarestFirst(index, slots).forEach(({ slot, frequency }, step) => {
    const stride = isTyping && step === 0 ? Math.ceil(frequency / maxTypedPostings) : 1;
    for (const { id } of slot.meanings)
      if (step === 0) gather(index, index.words.postingsOf(id), stride);
      else keepHeld(index.words.postingsOf(id), step);
  });
  const docs = heldBy(slots.length);
  return isTyping ? sampled(docs) : docs;
}

/** Notes the products of the first word. */
function gather({ live }: Searchable, postings: Uint32Array, stride: number): void {
  for (let at = 0; at < postings.length; at += stride) {
    const doc = postingDoc(postings[at] as number);
    if (held[doc] !== 0 || live[doc] === 0) continue;
    held[doc] = 1;
    touched[touchedCount] = doc;
    touchedCount += 1;
  }
}

function keepHeld(postings: Uint32Array, step: number): void {
  for (let at = 0; at < postings.length; at += 1) {
    const doc = postingDoc(postings[at] as number);
    if (held[doc] === step) held[doc] = step + 1;
  }
}

/** The places that hold as many words, ascending; clears the scratch memory. */
function heldBy(wanted: number): Uint32Array {
  let count = 0;
  let isAscending = true;
  for (let at = 0; at < touchedCount; at += 1) {
    const doc = touched[at] as number;
    const isWanted = held[doc] === wanted;
    held[doc] = 0;
    if (!isWanted) continue;
    if (count > 0 && doc < (touched[count - 1] as number)) isAscending = false;
    touched[count] = doc;
    count += 1;
  }
  const docs = touched.slice(0, count);
  return isAscending ? docs : docs.sort();
}

function sampled(docs: Uint32Array): Uint32Array {
  if (docs.length <= maxTypedDocs) return docs;
  const stride = Math.ceil(docs.length / maxTypedDocs);
  return docs.filter((_, at) => at % stride === 0);
}

/**
 * Places of the products that hold most of a query, ascending: those with its rarest words, as far as the work is
 * bounded, and of them the ones that hold the greatest part. `rarities` says how much each word is worth.
 */
export function withSomeWords(
  index: Searchable,
  slots: readonly QuerySlot[],
  rarities: readonly number[],
): Uint32Array {
  fitScratch(index);
  let left = maxLoosePostings;
  rarestFirst(index, slots).forEach(({ slot, at, frequency }, step) => {
    // A word this common, beside rarer ones, tells hardly anything apart.
    if (step >= minWords && frequency > maxLoosePostings) return;
    const isGathering = left > 0 && (touchedCount === 0 || frequency <= left);
    for (const { id, weight } of slot.meanings)
      for (const posting of index.words.postingsOf(id)) {
        const doc = postingDoc(posting);
        const isKnown = (weightOf[doc] as number) > 0;
        if (held[doc] === step + 1 || (!isKnown && (!isGathering || left <= 0 || index.live[doc] === 0)))
          continue;
        if (!isKnown) {
          left -= 1;
          touched[touchedCount] = doc;
          touchedCount += 1;
        }
        held[doc] = step + 1;
        weightOf[doc]! += (rarities[at] as number) * weight * placeWeight(index.words, posting);
      }
  });
  const places = touched.subarray(0, touchedCount);
  const docs = heaviest(places);
  for (const doc of places) {
    held[doc] = 0;
    weightOf[doc] = 0;
  }
  return docs.sort();
}

/** About how much a word says by where it stands, for a first choice of products. */
function placeWeight({ headPositions }: WordTable, posting: number): number {
  const position = namePosition(posting);
  if (position > 0) return position === headPositions[postingDoc(posting)] ? 1.2 : 1;
  if ((posting & inBrand) !== 0) return 0.9;
  return (posting & (inCategory | inAttributes)) === 0 ? 0.2 : 0.4;
}

/** The `maxLooseDocs` places with the greatest weight; of equal ones the first. */
function heaviest(places: Uint32Array): Uint32Array {
  if (places.length <= maxLooseDocs) return places.slice();
  let most = 0;
  for (const doc of places) most = Math.max(most, weightOf[doc] as number);
  const last = 255;
  const steps = new Uint32Array(last + 1);
  const stepOf = (doc: number) => Math.floor((last * (weightOf[doc] as number)) / most);
  for (const doc of places) steps[stepOf(doc)]! += 1;
  let least = last;
  let count = 0;
  while (least > 0 && count + (steps[least] as number) <= maxLooseDocs) {
    count += steps[least] as number;
    least -= 1;
  }
  // of the step that does not fit as a whole as many as there is room for
  let room = maxLooseDocs - count;
  return places.filter((doc) => {
    const step = stepOf(doc);
    if (step !== least) return step > least;
    room -= 1;
    return room >= 0;
  });
}
