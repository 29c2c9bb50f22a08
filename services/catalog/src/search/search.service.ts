import { Injectable } from '@nestjs/common';
import { normalPartNumber } from '@gantry/product-search/part-number';
import { matchWords, type WordMatches } from '@gantry/product-search/match-words';
import { mergeMatches } from '@gantry/product-search/merge-matches';
import { holdsSome, numbersWithin } from '@gantry/product-search/numbers-within';
import { readQuery } from '@gantry/product-search/read-query';
import { noMatches, type Matches } from '@gantry/product-search/searchable';
import type { CatalogIndex } from '../index/catalog-index.ts';
import { PartNumberRepository, type PartNumberMatch } from './part-number.repository.ts';
import { SearchRules } from './rules/search-rules.ts';

export interface SearchResult {
  hits: Matches;
  /** the product to go to at once, when the query is the number of exactly one */
  exactProductId: number | null;
  /** no product holds all its words, and none has a number like it */
  isLoose: boolean;
  /** what the query was found to be, begin or have been as a part number */
  numbers: PartNumberMatch;
}

/** Above anything words can reach, so that an exact part number always comes first. */
const exactScore = 4000;
const successorScore = 3500;
/** A number among other words, of a product that holds one of them. */
const amongWordsScore = 3000;
const beginningScore = 2000;
const fragmentScore = 1000;
/** The shortest piece from the middle of a part number that is looked for. */
const shortestPiece = 4;
const maxPieces = 50;
/** A number that begins like the query is what was meant unless this many products hold all its words. */
const fewWordMatches = 10;

/** Finds products by words and part numbers; an exact part number always comes first. */
@Injectable()
export class SearchService {
  constructor(
    private readonly partNumbers: PartNumberRepository,
    private readonly rules: SearchRules,
  ) {}

  /** What a query is, begins or has been as a part number; for that no index is needed. */
  findNumbers(query: string): Promise<PartNumberMatch> {
    return this.partNumbers.find(query);
  }

  async find(index: CatalogIndex, query: string, isTyping = false): Promise<SearchResult> {
    const found = await this.partNumbers.find(query);
    const words = matchWords(index, query, { isTyping, synonyms: this.rules.current });
    const numbers = words.wholeCount === 0 ? await this.withLettered(query, found) : found;
    const byNumber = placesOf(index, numbers, words.wholeCount < fewWordMatches);
    const amongWords = await this.amongWords(index, query, isTyping);
    const hits = mergeMatches([words, byNumber, amongWords]);
    if (hits.docs.length === 0) {
      const pieces = fragments(index, query);
      return { hits: pieces, exactProductId: null, isLoose: pieces.docs.length === 0, numbers };
    }
    const isLoose = words.wholeCount + byNumber.docs.length + amongWords.docs.length === 0;
    return { hits, exactProductId: exactProduct(query, numbers, words), isLoose, numbers };
  }

  /** What no product holds as words may begin numbers though it has no digit. */
  private async withLettered(query: string, numbers: PartNumberMatch): Promise<PartNumberMatch> {
    if (numbers.exact.length + numbers.beginning.length > 0) return numbers;
    return { ...numbers, beginning: await this.partNumbers.findLettered(query) };
  }

  /** Products whose number stands among the words of a query, with something of what the words say. */
  private async amongWords(index: CatalogIndex, query: string, isTyping: boolean): Promise<Matches> {
    const pieces = numbersWithin(index, query);
    const byNumber = await this.partNumbers.withNumbers(pieces.map(({ normal }) => normal));
    const found = new Map<number, number>();
    for (const { normal, rest } of pieces) {
      const ids = byNumber.get(normal);
      if (!ids) continue;
      const [slots = []] = readQuery(index, rest, { isTyping, synonyms: this.rules.current });
      for (const id of ids) {
        const doc = index.docOf.get(id);
        if (doc !== undefined && index.alive[doc] && holdsSome(index, slots, doc))
          found.set(doc, amongWordsScore);
      }
    }
    return inOrder(found);
  }
}

/** A query that is a number leads to its product; a word that happens to be one does so only when it is nothing else. */
function exactProduct(query: string, { exact }: PartNumberMatch, words: WordMatches): number | null {
  const [only, ...others] = exact;
  if (only === undefined || others.length > 0) return null;
  return /\d/.test(query) || words.wholeCount <= 1 ? only : null;
}

/** Products found by number, in ascending order of places. Beginnings lead only where words say little. */
function placesOf(index: CatalogIndex, numbers: PartNumberMatch, areNumbersMeant: boolean): Matches {
  const found = new Map<number, number>();
  const add = (ids: readonly number[], score: number) =>
    ids.forEach((id, at) => {
      const doc = index.docOf.get(id);
      if (doc !== undefined && index.alive[doc]) found.set(doc, score - at);
    });
  add(numbers.beginning, areNumbersMeant ? beginningScore : 0);
  add(numbers.successors, successorScore);
  add(numbers.exact, exactScore);
  return inOrder(found);
}

/** Products with a number that holds the query somewhere: the last thing tried, for it reads all numbers. */
function fragments(index: CatalogIndex, query: string): Matches {
  const piece = normalPartNumber(query);
  if (piece.length < shortestPiece || !/\d/.test(piece)) return noMatches;
  const docs = index.words.numbers.holding(piece, maxPieces).filter((doc) => index.alive[doc]);
  return inOrder(new Map(docs.map((doc, at) => [doc, fragmentScore - at])));
}

function inOrder(found: ReadonlyMap<number, number>): Matches {
  const docs = Uint32Array.from(found.keys()).sort();
  return { docs, scores: Float32Array.from(docs, (doc) => found.get(doc) ?? 0) };
}
