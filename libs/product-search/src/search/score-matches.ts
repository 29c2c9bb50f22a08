import { inAttributes, inBrand, inCategory, lastPosition, namePosition } from '../words/word-table.ts';
import { categoryAffinity } from './category-affinity.ts';
import type { QuerySlot } from './query-slot.ts';
import type { Searchable } from './searchable.ts';
import { isMakersName, wordUse } from './word-use.ts';

/**
 * How much a word says by where it stands, and what words say together. Found with the even ones of the judged queries
 * (`bench/relevance`); the ranking hardly changes when one of them is halved or doubled.
 */
const tuning = {
  name: 1,
  /** in the part of the name that tells what the product goes or comes with */
  companion: 0.3,
  /** added where a word says what the product is */
  head: 0.2,
  brand: 0.9,
  category: 0.4,
  attributes: 0.25,
  description: 0.16,
  /** a word of this fit gives half of the most a word can give */
  saturation: 0.6,
  /** how much more a word says in a short name than in one of usual length */
  lengthWeight: 0.42,
  usualLength: 9,
  /** of the rarer of two words that follow each other as in the query, or stand close */
  adjacent: 0.5,
  near: 0.15,
  /** of the whole, for a category that is just what the query asks for */
  affinity: 1.4,
  /** of the whole, for products that are what the query's last noun says, and for those that do not name it */
  headBoost: 0.4,
  otherHeadBoost: -0.12,
  /** for products that are only described with it, or go with it */
  describedHeadBoost: -0.5,
  /** left of the whole for products of another maker than the one asked for */
  otherMaker: 0.5,
  /** left of a maker's name in the name of somebody else's product */
  foreignBrand: 0.45,
};

/**
 * Of a product that holds every word at its best place, before what it is counts: readings of a query that differ in
 * their number of words are told apart by it alone. What counts besides makes of it less than six times as much.
 */
const fullScore = 100;

/** Fits of candidate products; `coverage` is the share of the query's weight each holds, from 0 to 1. */
export interface Scored {
  docs: Uint32Array;
  scores: Float32Array;
  coverage: Float32Array;
}

/** One more than the position of each candidate among them, by place; 0 for every other product. */
let candidateAt = new Uint32Array(0);
/** Scratch memory by candidate: the best fit of the word at hand, where it stands, and where the word before it stood. */
let fit = new Float32Array(0);
let position = new Uint8Array(0);
let before = new Uint8Array(0);
let isOwnBrand = new Uint8Array(0);
let factors = new Float32Array(0);

function fitScratch(places: number, candidates: number): void {
  if (candidateAt.length < places) candidateAt = new Uint32Array(places);
  if (fit.length >= candidates) return;
  const size = candidates * 2;
  fit = new Float32Array(size);
  position = new Uint8Array(size);
  before = new Uint8Array(size);
  isOwnBrand = new Uint8Array(size);
  factors = new Float32Array(size);
}

/** How well each candidate fits a query: a sum over its words, by rarity and where they stand, times what it is. */
export function scoreMatches(index: Searchable, slots: readonly QuerySlot[], docs: Uint32Array): Scored {
  const scored = { docs, scores: new Float32Array(docs.length), coverage: new Float32Array(docs.length) };
  if (docs.length === 0) return scored;
  fitScratch(index.categories.length, docs.length);
  factors.fill(1, 0, docs.length);
  before.fill(0, 0, docs.length);
  const rarities = slots.map((slot) => rarityOf(index, slot));
  const total = rarities.reduce((sum, rarity) => sum + rarity, 0) || 1;
  for (let at = 0; at < docs.length; at += 1) candidateAt[docs[at] as number] = at + 1;
  slots.forEach((slot, at) => {
    forgetWord(docs.length);
    const isMaker = readFits(index, slot, docs);
    const rarity = rarities[at] as number;
    const previous = at > 0 ? Math.min(rarity, rarities[at - 1] as number) : 0;
    addWord(scored, { rarity, previous, share: rarity / total });
    if (isMaker || slot.isHeadWord) addFactors(index, docs, { isMaker, isHeadWord: slot.isHeadWord });
    [before, position] = [position, before];
  });
  for (let at = 0; at < docs.length; at += 1) candidateAt[docs[at] as number] = 0;
  for (let at = 0; at < docs.length; at += 1) factors[at]! *= fullScore / total;
  multiply(scored, index.categories, categoryAffinity(index, slots, rarities));
  return scored;
}

/** Makes the scratch memory ready for the next word. */
function forgetWord(candidates: number): void {
  fit.fill(0, 0, candidates);
  position.fill(0, 0, candidates);
  isOwnBrand.fill(0, 0, candidates);
}

/** The rarer a word, the more it says; a word with several meanings is as common as its commonest close one. */
export function rarityOf(index: Searchable, { meanings }: QuerySlot): number {
  let [close, frequency] = [-1, 0];
  for (const { id, weight } of meanings) {
    const own = index.words.frequency(id);
    if (weight >= closeWeight) close = Math.max(close, own);
    frequency = Math.max(frequency, own);
  }
  if (close >= 0) frequency = close;
  return Math.log(1 + (Math.max(0, index.liveCount - frequency) + 0.5) / (frequency + 0.5));
}
/** Meanings from this weight on are close. */
const closeWeight = 0.7;

function addWord(
  { docs, scores, coverage }: Scored,
  { rarity, previous, share }: { rarity: number; previous: number; share: number },
): void {
  const { saturation } = tuning;
  const most = rarity * (1 + saturation);
  for (let at = 0; at < docs.length; at += 1) {
    const own = fit[at] as number;
    if (own === 0) continue;
    const together = previous > 0 ? previous * togetherness(before[at] as number, position[at] as number) : 0;
    scores[at]! += (most * own) / (own + saturation) + together;
    coverage[at]! += share;
  }
}

/** Words that follow each other in the query and in the name mean one thing. */
function togetherness(first: number, second: number): number {
  if (first === 0 || second === 0 || first === lastPosition || second === lastPosition) return 0;
  if (second - first === 1) return tuning.adjacent;
  return Math.abs(second - first) <= 3 ? tuning.near : 0;
}

function addFactors(
  { words: { headPositions } }: Searchable,
  docs: Uint32Array,
  { isMaker, isHeadWord }: { isMaker: boolean; isHeadWord: boolean },
): void {
  for (let at = 0; at < docs.length; at += 1) {
    if (isMaker && isOwnBrand[at] === 0) factors[at]! *= tuning.otherMaker;
    if (!isHeadWord) continue;
    if (fit[at] === 0) factors[at]! *= 1 + tuning.otherHeadBoost;
    else if (position[at] !== 0 && position[at] === headPositions[docs[at] as number])
      factors[at]! *= 1 + tuning.headBoost;
    else if ((fit[at] as number) < tuning.category) factors[at]! *= 1 + tuning.describedHeadBoost;
  }
}

function multiply({ docs, scores, coverage }: Scored, categories: Int32Array, affinity: Float32Array): void {
  for (let at = 0; at < docs.length; at += 1) {
    const kind = affinity[categories[docs[at] as number] as number] as number;
    scores[at]! *= (1 + tuning.affinity * kind) * leftBy(coverage[at] as number) * (factors[at] as number);
  }
}

/** How much of a score is left by the share of the query's weight that a product holds: that share to the power of 1.5. */
const leftBy = (coverage: number): number => coverage * Math.sqrt(coverage);

/** Notes how well each candidate fits a word; answers whether the word is a maker's name. */
function readFits(index: Searchable, slot: QuerySlot, docs: Uint32Array): boolean {
  let isMaker = false;
  for (const { id, weight } of slot.meanings) {
    const postings = index.words.postingsOf(id);
    const isMakers = isMakersName(wordUse(index.words, id));
    if (isMakers && weight >= 0.9) isMaker = true;
    if (hitPostings.length < postings.length) {
      hitPostings = new Uint32Array(postings.length * 2);
      hitAt = new Uint32Array(postings.length * 2);
    }
    const hits = docs.length * 24 < postings.length ? findFew(postings, docs) : findCandidates(postings);
    weighHits(index, hits, { ...slot, weight, isMakers });
  }
  return isMaker;
}

/** Scratch memory: postings of candidates, and the position of each among them. */
let hitPostings = new Uint32Array(0);
let hitAt = new Uint32Array(0);

/** Notes the postings of candidates; answers how many there are. */
function findCandidates(postings: Uint32Array): number {
  let hits = 0;
  for (let read = 0; read < postings.length; read += 1) {
    const posting = postings[read] as number;
    const at = candidateAt[posting >>> 8] as number;
    if (at === 0) continue;
    hitPostings[hits] = posting;
    hitAt[hits] = at - 1;
    hits += 1;
  }
  return hits;
}

/** The same of a long list, of which the few candidates are looked up instead of reading all of it. */
function findFew(postings: Uint32Array, docs: Uint32Array): number {
  let [low, hits] = [0, 0];
  for (let at = 0; at < docs.length; at += 1) {
    const doc = docs[at] as number;
    let high = postings.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((postings[middle] as number) >>> 8 < doc) low = middle + 1;
      else high = middle;
    }
    if (low === postings.length) return hits;
    if ((postings[low] as number) >>> 8 !== doc) continue;
    hitPostings[hits] = postings[low] as number;
    hitAt[hits] = at;
    hits += 1;
  }
  return hits;
}

/** A meaning of a word: how far it is from the word, and whether it is the name of a maker. */
interface WeighedMeaning extends Pick<QuerySlot, 'isCompanion' | 'isMeasure'> {
  weight: number;
  isMakers: boolean;
}

/** Notes how much each posting says, by where the word stands in the product, where it is the best so far. */
function weighHits({ words }: Searchable, hits: number, meaning: WeighedMeaning): void {
  const { nameLengths, headPositions, companionPositions } = words;
  const { isCompanion, isMeasure, weight, isMakers } = meaning;
  const { name, companion, head, foreignBrand, lengthWeight, usualLength } = tuning;
  const { brand, category, attributes, description } = tuning;
  for (let hit = 0; hit < hits; hit += 1) {
    const posting = hitPostings[hit] as number;
    const doc = posting >>> 8;
    const at = namePosition(posting);
    const isOwn = (posting & inBrand) !== 0;
    let own = 0;
    if (at > 0) {
      const isBehind = at >= (companionPositions[doc] as number) && !isCompanion;
      own = isBehind ? companion : name;
      if (at === headPositions[doc] && !isMeasure && !isBehind) own += head;
      if (isMakers && !isOwn) own *= foreignBrand;
      own /= 1 + lengthWeight * ((nameLengths[doc] as number) / usualLength - 1);
    }
    if (isOwn) own += brand;
    if ((posting & inCategory) !== 0) own += category;
    if ((posting & inAttributes) !== 0) own += attributes;
    const candidate = hitAt[hit] as number;
    if (isOwn) isOwnBrand[candidate] = 1;
    own = weight * (own || description);
    if (own <= (fit[candidate] as number)) continue;
    fit[candidate] = own;
    position[candidate] = at;
  }
}
