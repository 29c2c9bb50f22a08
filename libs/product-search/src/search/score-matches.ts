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
  /** how much of a product's score is left by what it holds: its coverage to this power */
  coverage: 1.5,
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

/** Scratch memory by place: the best fit of the word at hand, where it stands, and where the word before it stood. */
let fit = new Float32Array(0);
let position = new Uint8Array(0);
let before = new Uint8Array(0);
let isCandidate = new Uint8Array(0);
let isOwnBrand = new Uint8Array(0);

function fitScratch(capacity: number): void {
  if (fit.length >= capacity) return;
  fit = new Float32Array(capacity);
  position = new Uint8Array(capacity);
  before = new Uint8Array(capacity);
  isCandidate = new Uint8Array(capacity);
  isOwnBrand = new Uint8Array(capacity);
}

/** How well each candidate fits a query: a sum over its words, by rarity and where they stand, times what it is. */
export function scoreMatches(index: Searchable, slots: readonly QuerySlot[], docs: Uint32Array): Scored {
  const scored = { docs, scores: new Float32Array(docs.length), coverage: new Float32Array(docs.length) };
  if (docs.length === 0) return scored;
  fitScratch(index.categories.length);
  const factors = new Float32Array(docs.length).fill(1);
  const rarities = slots.map((slot) => rarityOf(index, slot));
  const total = rarities.reduce((sum, rarity) => sum + rarity, 0) || 1;
  for (let at = 0; at < docs.length; at += 1) isCandidate[docs[at] as number] = 1;
  slots.forEach((slot, at) => {
    const isMaker = readFits(index, slot, docs);
    const rarity = rarities[at] as number;
    const previous = at > 0 ? Math.min(rarity, rarities[at - 1] as number) : 0;
    addWord(scored, { rarity, previous, share: rarity / total });
    if (isMaker || slot.isHeadWord)
      addFactors(index, docs, factors, { isMaker, isHeadWord: slot.isHeadWord });
    passOn(docs);
  });
  for (let at = 0; at < docs.length; at += 1) {
    isCandidate[docs[at] as number] = 0;
    before[docs[at] as number] = 0;
  }
  for (let at = 0; at < docs.length; at += 1) factors[at]! *= fullScore / total;
  multiply(scored, factors, index.categories, categoryAffinity(index, slots, rarities));
  return scored;
}

/** The rarer a word, the more it says; a word with several meanings is as common as its commonest close one. */
export function rarityOf(index: Searchable, { meanings }: QuerySlot): number {
  const close = meanings.filter(({ weight }) => weight >= 0.7);
  let frequency = 0;
  for (const { id } of close.length > 0 ? close : meanings)
    frequency = Math.max(frequency, index.words.frequency(id));
  return Math.log(1 + (Math.max(0, index.liveCount - frequency) + 0.5) / (frequency + 0.5));
}

function addWord(
  { docs, scores, coverage }: Scored,
  { rarity, previous, share }: { rarity: number; previous: number; share: number },
): void {
  const { saturation } = tuning;
  const most = rarity * (1 + saturation);
  for (let at = 0; at < docs.length; at += 1) {
    const doc = docs[at] as number;
    const own = fit[doc] as number;
    if (own === 0) continue;
    const together =
      previous > 0 ? previous * togetherness(before[doc] as number, position[doc] as number) : 0;
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
  factors: Float32Array,
  { isMaker, isHeadWord }: { isMaker: boolean; isHeadWord: boolean },
): void {
  for (let at = 0; at < docs.length; at += 1) {
    const doc = docs[at] as number;
    if (isMaker && isOwnBrand[doc] === 0) factors[at]! *= tuning.otherMaker;
    if (!isHeadWord) continue;
    if (fit[doc] === 0) factors[at]! *= 1 + tuning.otherHeadBoost;
    else if (position[doc] !== 0 && position[doc] === headPositions[doc])
      factors[at]! *= 1 + tuning.headBoost;
    else if ((fit[doc] as number) < tuning.category) factors[at]! *= 1 + tuning.describedHeadBoost;
  }
}

/** Makes the scratch memory ready for the next word. */
function passOn(docs: Uint32Array): void {
  for (let at = 0; at < docs.length; at += 1) {
    const doc = docs[at] as number;
    before[doc] = position[doc] as number;
    fit[doc] = 0;
    position[doc] = 0;
    isOwnBrand[doc] = 0;
  }
}

function multiply(
  { docs, scores, coverage }: Scored,
  factors: Float32Array,
  categories: Int32Array,
  affinity: Float32Array,
): void {
  for (let at = 0; at < docs.length; at += 1) {
    const kind = affinity[categories[docs[at] as number] as number] as number;
    scores[at]! *=
      (1 + tuning.affinity * kind) * (coverage[at] as number) ** tuning.coverage * (factors[at] as number);
  }
}

/** Notes how well each candidate fits a word; answers whether the word is a maker's name. */
function readFits(index: Searchable, slot: QuerySlot, docs: Uint32Array): boolean {
  let isMaker = false;
  for (const { id, weight } of slot.meanings) {
    const postings = index.words.postingsOf(id);
    const isMakers = isMakersName(wordUse(index.words, id));
    if (isMakers && weight >= 0.9) isMaker = true;
    const fitOf = weighWord(index, slot, isMakers);
    const addPosting = (posting: number) => {
      const doc = posting >>> 8;
      if ((posting & inBrand) !== 0) isOwnBrand[doc] = 1;
      const own = weight * fitOf(posting);
      if (own <= (fit[doc] as number)) return;
      fit[doc] = own;
      position[doc] = namePosition(posting);
    };
    if (docs.length * 24 < postings.length) eachCommon(postings, docs, addPosting);
    else eachCandidate(postings, addPosting);
  }
  return isMaker;
}

function eachCandidate(postings: Uint32Array, take: (posting: number) => void): void {
  for (let at = 0; at < postings.length; at += 1)
    if (isCandidate[(postings[at] as number) >>> 8] !== 0) take(postings[at] as number);
}

/** Looks the few candidates up in a long list, instead of reading all of it. */
function eachCommon(postings: Uint32Array, docs: Uint32Array, take: (posting: number) => void): void {
  let low = 0;
  for (const doc of docs) {
    let high = postings.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((postings[middle] as number) >>> 8 < doc) low = middle + 1;
      else high = middle;
    }
    if (low === postings.length) return;
    if ((postings[low] as number) >>> 8 === doc) take(postings[low] as number);
  }
}

/** How much a posting says, by where the word stands in the product. */
function weighWord({ words }: Searchable, slot: QuerySlot, isMaker: boolean) {
  const { nameLengths, headPositions, companionPositions } = words;
  const { isCompanion, isMeasure } = slot;
  const { name, companion, head, foreignBrand, lengthWeight, usualLength } = tuning;
  const { brand, category, attributes, description } = tuning;
  return (posting: number): number => {
    const doc = posting >>> 8;
    const at = namePosition(posting);
    let own = 0;
    if (at > 0) {
      const isBehind = at >= (companionPositions[doc] as number) && !isCompanion;
      own = isBehind ? companion : name;
      if (at === headPositions[doc] && !isMeasure && !isBehind) own += head;
      if (isMaker && (posting & inBrand) === 0) own *= foreignBrand;
      own /= 1 + lengthWeight * ((nameLengths[doc] as number) / usualLength - 1);
    }
    if ((posting & inBrand) !== 0) own += brand;
    if ((posting & inCategory) !== 0) own += category;
    if ((posting & inAttributes) !== 0) own += attributes;
    return own || description;
  };
}
