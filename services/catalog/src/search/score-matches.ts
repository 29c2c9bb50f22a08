import { inAttributes, inBrand, inCategory, lastPosition, namePosition } from '../index/word-table.ts';
import { categoryAffinity } from './category-affinity.ts';
import type { QuerySlot } from './query-slot.ts';
import type { Searchable } from './searchable.ts';

/** What is added for where a word stands; found by judged queries (bench/relevance), none of them read off a theory. */
export const tuning = {
  name: 1,
  companion: 0.3,
  head: 0.2,
  /** of the whole, for products that are what the query's last noun says, nearly are, or do not name it at all */
  isHead: 0.5,
  beforeHead: 0,
  noHead: -0.6,
  /** of the whole, for products of another maker than the one asked for */
  otherMaker: 0.5,
  brand: 0.9,
  category: 0.3,
  attributes: 0.25,
  description: 0.12,
  /** half of this much is half of the most a word can give */
  saturation: 0.6,
  lengthWeight: 0.35,
  typicalLength: 9,
  adjacent: 0.5,
  near: 0.15,
  affinity: 1.2,
  coverage: 1,
  /** of a maker's name in the name of somebody else's product */
  foreignBrand: 0.45,
};

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

/** How well each candidate fits a query: a sum over its words, by rarity and where they stand, and what they say together. */
export function scoreMatches(index: Searchable, slots: readonly QuerySlot[], docs: Uint32Array): Scored {
  fitScratch(index.categories.length);
  const scores = new Float32Array(docs.length);
  const coverage = new Float32Array(docs.length);
  const rarities = slots.map((slot) => rarityOf(index, slot));
  const total = rarities.reduce((sum, rarity) => sum + rarity, 0) || 1;
  const { headPositions } = index.words;
  const factors = new Float32Array(docs.length).fill(1);
  for (const doc of docs) isCandidate[doc] = 1;
  slots.forEach((slot, at) => {
    const isMaker = readFits(index, slot, docs);
    const rarity = rarities[at] as number;
    const previous = at > 0 ? Math.min(rarity, rarities[at - 1] as number) : 0;
    for (let place = 0; place < docs.length; place += 1) {
      const doc = docs[place] as number;
      const own = fit[doc] as number;
      const stands = position[doc] as number;
      if (own > 0) {
        scores[place]! += (rarity * own * (1 + tuning.saturation)) / (own + tuning.saturation);
        scores[place]! += previous * togetherness(before[doc] as number, stands);
        coverage[place]! += rarity / total;
        if (isMaker && !isOwnBrand[doc]) factors[place]! *= tuning.otherMaker;
      } else if (isMaker) factors[place]! *= tuning.otherMaker;
      if (slot.isHead) factors[place]! *= 1 + headFactor(stands, headPositions[doc] as number, own);
      isOwnBrand[doc] = 0;
      before[doc] = stands;
      fit[doc] = 0;
      position[doc] = 0;
    }
  });
  for (const doc of docs) {
    isCandidate[doc] = 0;
    before[doc] = 0;
  }
  const affinity = categoryAffinity(index, slots, rarities);
  for (let place = 0; place < docs.length; place += 1) {
    const kind = affinity[index.categories[docs[place] as number] as number] as number;
    scores[place]! *= (1 + tuning.affinity * kind) * (coverage[place] as number) ** tuning.coverage;
    scores[place]! *= factors[place] as number;
  }
  return { docs, scores, coverage };
}

/** The rarer a word, the more it says; a word with several meanings is as common as its commonest close one. */
function rarityOf(index: Searchable, { meanings }: QuerySlot): number {
  let frequency = 0;
  for (const { id, weight } of meanings)
    if (weight >= 0.7) frequency = Math.max(frequency, index.words.frequency(id));
  const known =
    frequency || Math.min(...meanings.map(({ id }) => index.words.frequency(id)), index.aliveCount);
  return Math.log(1 + (index.aliveCount - known + 0.5) / (known + 0.5));
}

function headFactor(stands: number, head: number, own: number): number {
  if (own === 0) return tuning.noHead;
  if (stands === 0) return 0;
  if (stands === head) return tuning.isHead;
  return stands === head - 1 ? tuning.beforeHead : 0;
}

function readFits(index: Searchable, slot: QuerySlot, docs: Uint32Array): boolean {
  let isMaker = false;
  for (const { id, weight } of slot.meanings) {
    const postings = index.words.postingsOf(id);
    const isMakers = isMakersName(postings);
    if (isMakers && weight >= 0.9) isMaker = true;
    const place = weighWord(index, slot, isMakers);
    const take = (posting: number) => {
      const doc = posting >>> 8;
      if ((posting & inBrand) !== 0) isOwnBrand[doc] = 1;
      const own = weight * place(posting);
      if (own <= (fit[doc] as number)) return;
      fit[doc] = own;
      position[doc] = namePosition(posting);
    };
    if (docs.length * 24 < postings.length) eachCommon(postings, docs, take);
    else for (const posting of postings) if (isCandidate[posting >>> 8]) take(posting);
  }
  return isMaker;
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
  return (posting: number): number => {
    const doc = posting >>> 8;
    const at = namePosition(posting);
    let own = 0;
    if (at > 0) {
      const isBehind = at >= (companionPositions[doc] as number) && !slot.isCompanion;
      own = isBehind ? tuning.companion : tuning.name;
      if (at === headPositions[doc] && !slot.isMeasure && !isBehind) own += tuning.head;
      if (isMaker && (posting & inBrand) === 0) own *= tuning.foreignBrand;
      own /= 1 + tuning.lengthWeight * ((nameLengths[doc] as number) / tuning.typicalLength - 1);
    }
    if ((posting & inBrand) !== 0) own += tuning.brand;
    if ((posting & inCategory) !== 0) own += tuning.category;
    if ((posting & inAttributes) !== 0) own += tuning.attributes;
    return own || tuning.description;
  };
}

/** Whether a word is a maker's name more often than anything else. */
function isMakersName(postings: Uint32Array): boolean {
  const step = Math.max(1, Math.floor(postings.length / 200));
  let looked = 0;
  let makers = 0;
  for (let at = 0; at < postings.length; at += step) {
    looked += 1;
    if (((postings[at] as number) & inBrand) !== 0) makers += 1;
  }
  return looked > 0 && makers / looked > 0.3;
}

/** Words that follow each other in the query and in the name mean one thing. */
function togetherness(first: number, second: number): number {
  if (first === 0 || second === 0 || first === lastPosition || second === lastPosition) return 0;
  if (second - first === 1) return tuning.adjacent;
  return Math.abs(second - first) <= 3 ? tuning.near : 0;
}
