import { LRUCache } from 'lru-cache';
import { namePosition } from '../words/word-table.ts';
import { unsortedPath } from '../references/unsorted.ts';
import { fold } from '../text/fold.ts';
import { singular } from '../text/words.ts';
import type { QuerySlot } from './query-slot.ts';
import type { Searchable } from './searchable.ts';

/** Meanings further from what was typed say nothing about the kind of thing. */
const minWeight = 0.8;
const maxMeanings = 6;
/** Counted beside the products of a category, so that one of three products proves nothing. */
const doubt = 4;

const nameShare = 0.5;
const supposed = 0.5;

/** What is known of an index's categories; made once for each. */
interface CategoryFacts {
  sizes: Uint32Array;
  /** ids of the categories whose names hold a word */
  namedBy: ReadonlyMap<string, readonly number[]>;
  /** how many words the name of each category has */
  nameLengths: ReadonlyMap<number, number>;
  /** of the category of what is in none */
  unsorted: number | null;
  /** of each id, how many words of the query at hand its name holds; all 0 in between */
  common: Uint8Array;
  /** share of a category's products whose name holds a word, by word id */
  shares: LRUCache<number, Float32Array>;
  liveCount: number;
}
const factsOf = new WeakMap<Searchable, CategoryFacts>();
const maxShares = 400;

/**
 * How much each category is one of what a query asks for, from 0 to 1: the share of its products whose names hold the
 * query's words, and whether the category is called so. `Laser printer` thereby means printers, not the toner whose
 * names mention them. Sizes say nothing of the kind and are left out.
 */
export function categoryAffinity(
  index: Searchable,
  slots: readonly QuerySlot[],
  rarities: readonly number[],
) {
  const facts = categoryFacts(index);
  const affinity = new Float32Array(facts.sizes.length);
  let total = 0;
  slots.forEach((slot, at) => {
    if (slot.isMeasure || slot.isCompanion || slot.meanings.length === 0) return;
    const rarity = rarities[at] as number;
    total += rarity;
    const share = shareOf(index, facts, slot);
    for (let id = 0; id < affinity.length; id += 1) affinity[id]! += rarity * (share[id] as number);
  });
  if (total === 0) return affinity;
  for (let id = 0; id < affinity.length; id += 1) affinity[id]! /= total;
  addNames(facts, slots, affinity);
  supposeUnsorted(facts, affinity);
  return affinity;
}

/** Of products in no category nothing is known; they are supposed to be half as likely as those of the best one. */
function supposeUnsorted({ unsorted }: CategoryFacts, affinity: Float32Array): void {
  if (unsorted === null) return;
  let most = 0;
  for (let id = 0; id < affinity.length; id += 1) most = Math.max(most, affinity[id] as number);
  affinity[unsorted] = Math.max(affinity[unsorted] as number, supposed * most);
}

function shareOf(index: Searchable, facts: CategoryFacts, slot: QuerySlot): Float32Array {
  const strong = slot.meanings.filter(({ weight }) => weight >= minWeight).slice(0, maxMeanings);
  const meant = strong.length > 0 ? strong : slot.meanings.slice(0, maxMeanings);
  const [only] = meant;
  if (only?.weight === 1 && meant.length === 1) return wordShare(index, facts, only.id);
  const share = new Float32Array(facts.sizes.length);
  for (const { id, weight } of meant) {
    const own = wordShare(index, facts, id);
    for (let at = 0; at < share.length; at += 1)
      share[at] = Math.max(share[at] as number, weight * (own[at] as number));
  }
  return share;
}

function wordShare(index: Searchable, facts: CategoryFacts, wordId: number): Float32Array {
  const known = facts.shares.get(wordId);
  if (known) return known;
  const { sizes } = facts;
  const share = new Float32Array(sizes.length);
  const { companionPositions } = index.words;
  for (const posting of index.words.postingsOf(wordId)) {
    const position = namePosition(posting);
    const doc = posting >>> 8;
    if (position === 0 || position >= (companionPositions[doc] as number)) continue;
    share[index.categories[doc] as number]! += 1;
  }
  for (let id = 0; id < share.length; id += 1) share[id]! /= (sizes[id] as number) + doubt;
  facts.shares.set(wordId, share);
  return share;
}

/**
 * A category called just like the query is what was meant, however its products are named; one that shares some words
 * with it counts by the share of its products that fit, or a few wrongly filed ones would lift all of it.
 */
function addNames(
  { namedBy, nameLengths, common }: CategoryFacts,
  slots: readonly QuerySlot[],
  affinity: Float32Array,
): void {
  const kinds = slots.filter(({ isMeasure, isCompanion }) => !isMeasure && !isCompanion);
  const named = kinds.flatMap(({ word }) => namedBy.get(word) ?? []);
  for (const id of named) common[id]! += 1;
  for (const id of named) {
    const shared = common[id] as number;
    if (shared === 0) continue;
    common[id] = 0;
    const called = (shared / kinds.length) * (shared / (nameLengths.get(id) as number));
    const own = affinity[id] as number;
    affinity[id] = Math.min(1, own + (called === 1 ? nameShare : called * Math.min(1, 2 * own)));
  }
}

function categoryFacts(index: Searchable): CategoryFacts {
  const known = factsOf.get(index);
  // Shares move slowly: a few changed products are no reason to count anew.
  const isComplete = known !== undefined && known.sizes.length > index.references.highestCategoryId;
  if (isComplete && Math.abs(known.liveCount - index.liveCount) < index.liveCount / 50 + 20) return known;
  const sizes = new Uint32Array(index.references.highestCategoryId + 1);
  for (let doc = 0; doc < index.count; doc += 1)
    if (index.live[doc]) sizes[index.categories[doc] as number]! += 1;
  const facts: CategoryFacts = {
    sizes,
    ...namesOf(index),
    common: new Uint8Array(sizes.length),
    shares: new LRUCache<number, Float32Array>({ max: maxShares }),
    liveCount: index.liveCount,
  };
  factsOf.set(index, facts);
  return facts;
}

function namesOf({ references }: Searchable): Pick<CategoryFacts, 'namedBy' | 'nameLengths' | 'unsorted'> {
  const namedBy = new Map<string, number[]>();
  const unsorted = [...references.categories.values()].find(({ path }) => path === unsortedPath);
  const nameLengths = new Map<number, number>();
  for (const { id, name } of references.categories.values()) {
    const words = new Set((fold(name).match(/[\p{L}\p{N}]+/gu) ?? []).map(singular));
    nameLengths.set(id, words.size);
    for (const word of words) {
      const ids = namedBy.get(word);
      if (ids) ids.push(id);
      else namedBy.set(word, [id]);
    }
  }
  return { namedBy, nameLengths, unsorted: unsorted?.id ?? null };
}
