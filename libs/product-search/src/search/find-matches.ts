import { inAttributes, inBrand, inCategory, namePosition, postingDoc } from '../words/word-table.ts';
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
    for (const { id, weight } of slot.meanings) {
      const said = (rarities[at] as number) * weight;
      const postings = index.words.postingsOf(id);
      const before = touchedCount;
      addWeights(index, postings, { said, step, room: isGathering ? left : 0 });
      left -= touchedCount - before;
    }
  });
  const places = touched.subarray(0, touchedCount);
  const docs = heaviest(places);
  for (let at = 0; at < touchedCount; at += 1) {
    const doc = touched[at] as number;
    held[doc] = 0;
    weightOf[doc] = 0;
  }
  return docs.sort();
}

/**
 * Adds what a word says to the products that hold it, once for each.
 * @param word `said` is what it says at its best, `step` its number, `room` how many products may be noted anew
 */
function addWeights(
  { live, words: { headPositions } }: Searchable,
  postings: Uint32Array,
  { said, step, room }: { said: number; step: number; room: number },
): void {
  const last = touchedCount + room;
  for (let read = 0; read < postings.length; read += 1) {
    const posting = postings[read] as number;
    const doc = posting >>> 8;
    if (held[doc] === step + 1) continue;
    if (weightOf[doc] === 0) {
      if (touchedCount >= last || live[doc] === 0) continue;
      touched[touchedCount] = doc;
      touchedCount += 1;
    }
    held[doc] = step + 1;
    weightOf[doc]! += said * placeWeight(posting, headPositions[doc] as number);
  }
}

/** About how much a word says by where it stands, for a first choice of products. */
function placeWeight(posting: number, headPosition: number): number {
  const position = namePosition(posting);
  if (position > 0) return position === headPosition ? 1.2 : 1;
  if ((posting & inBrand) !== 0) return 0.9;
  return (posting & (inCategory | inAttributes)) === 0 ? 0.2 : 0.4;
}

/** Weights are told apart in so many steps. */
const steps = 256;
let stepOf = new Uint8Array(0);
const inStep = new Uint32Array(steps);

/** The `maxLooseDocs` places with the greatest weight; of equal ones the first. */
function heaviest(places: Uint32Array): Uint32Array {
  if (places.length <= maxLooseDocs) return places.slice();
  if (stepOf.length < places.length) stepOf = new Uint8Array(weightOf.length);
  inStep.fill(0);
  let most = 0;
  for (let at = 0; at < places.length; at += 1)
    most = Math.max(most, weightOf[places[at] as number] as number);
  for (let at = 0; at < places.length; at += 1) {
    const step = Math.floor(((steps - 1) * (weightOf[places[at] as number] as number)) / most);
    stepOf[at] = step;
    inStep[step]! += 1;
  }
  let [least, count] = [steps - 1, 0];
  while (least > 0 && count + (inStep[least] as number) <= maxLooseDocs) {
    count += inStep[least] as number;
    least -= 1;
  }
  // of the step that does not fit as a whole as many as there is room for
  let room = maxLooseDocs - count;
  const docs = new Uint32Array(maxLooseDocs);
  let chosen = 0;
  for (let at = 0; at < places.length && chosen < maxLooseDocs; at += 1) {
    const step = stepOf[at] as number;
    if (step < least || (step === least && room === 0)) continue;
    if (step === least) room -= 1;
    docs[chosen] = places[at] as number;
    chosen += 1;
  }
  return docs.subarray(0, chosen);
}
