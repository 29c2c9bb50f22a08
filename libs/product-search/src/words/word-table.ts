import { companionMark, headMark, partMark } from './search-text.ts';
import { GrowingArray } from './growing-array.ts';
import { NumberTable } from './number-table.ts';
import { Vocabulary } from './vocabulary.ts';

/**
 * A posting is a place and where the word stands: 24 bits of place, 5 bits of position in the name (0 for not there,
 * 31 for beyond the thirtieth word or for another form of one), and a bit each for brand, category and attributes.
 * None of them means: in the description.
 */
export const postingDoc = (posting: number): number => posting >>> 8;
export const namePosition = (posting: number): number => (posting >>> 3) & 31;
export const inBrand = 4;
export const inCategory = 2;
export const inAttributes = 1;
export const lastPosition = 31;
/** No companion in the name: every position is before it. */
const noCompanion = 255;

/**
 * Which products hold which word, and where. Built once as one flat array; what changes afterwards stands in small
 * lists beside it, and postings of products that are gone are skipped by the reader.
 */
export class WordTable {
  readonly vocabulary = new Vocabulary();
  readonly numbers = new NumberTable();
  /** of each place: words in its name */
  readonly nameLengths: Uint8Array;
  /** of each place: position of the word of its name that tells what the product is */
  readonly headPositions: Uint8Array;
  /** of each place: position from which the name tells what the product goes with */
  readonly companionPositions: Uint8Array;
  private changeCount = 0;
  private starts = new Uint32Array(1);
  private postings = new Uint32Array(0);
  private readonly later = new Map<number, number[]>();
  private building: { words: GrowingArray; postings: GrowingArray } | undefined = {
    words: new GrowingArray(),
    postings: new GrowingArray(),
  };

  constructor(capacity: number) {
    this.nameLengths = new Uint8Array(capacity);
    this.headPositions = new Uint8Array(capacity);
    this.companionPositions = new Uint8Array(capacity).fill(noCompanion);
  }

  /** Another number whenever a product's words may have become others. */
  get stamp(): number {
    return this.changeCount;
  }

  /** Takes in the search text of a product; products may come in any order before `freeze`. */
  putText(doc: number, text: string): void {
    this.changeCount += 1;
    const [
      name = '',
      variants = '',
      brand = '',
      category = '',
      attributes = '',
      description = '',
      numbers = '',
    ] = text.split(partMark);
    const places = new Map<string, number>();
    const addBits = (words: string, bits: number) => {
      for (const word of words.split(' ')) if (word) places.set(word, (places.get(word) ?? 0) | bits);
    };
    this.putName(doc, name, places);
    for (const word of variants.split(' '))
      if (word && !places.has(word)) places.set(word, lastPosition << 3);
    addBits(brand, inBrand);
    addBits(category, inCategory);
    addBits(attributes, inAttributes);
    addBits(description, 0);
    for (const number of numbers.split(' ')) if (number) this.numbers.addNumber(number, doc);
    for (const [word, bits] of places) this.addPosting(this.vocabulary.idOf(word), doc * 256 + bits);
  }

  /** Sorts what was added into the flat array. */
  freeze(): void {
    if (!this.building) return;
    this.changeCount += 1;
    const { words, postings } = this.building;
    const { size } = this.vocabulary;
    const starts = new Uint32Array(size + 1);
    for (let at = 0; at < words.length; at += 1) starts[(words.values[at] as number) + 1]! += 1;
    for (let id = 1; id < starts.length; id += 1) starts[id]! += starts[id - 1] as number;
    const next = starts.slice();
    const flat = new Uint32Array(postings.length);
    for (let at = 0; at < words.length; at += 1) {
      const id = words.values[at] as number;
      flat[next[id] as number] = postings.values[at] as number;
      next[id]! += 1;
    }
    this.building = undefined;
    for (let id = 0; id < size; id += 1) flat.subarray(starts[id], starts[id + 1]).sort();
    this.starts = starts;
    this.postings = flat;
    this.vocabulary.freeze();
    this.numbers.freeze();
  }

  /** Postings of a word in ascending order of places. */
  postingsOf(id: number): Uint32Array {
    const built =
      id + 1 < this.starts.length ? this.postings.subarray(this.starts[id], this.starts[id + 1]) : none;
    const later = this.later.get(id);
    return later ? Uint32Array.from([...built, ...later]).sort() : built;
  }

  /** How many products hold a word, those that are gone included. */
  frequency(id: number): number {
    const built =
      id + 1 < this.starts.length ? (this.starts[id + 1] as number) - (this.starts[id] as number) : 0;
    return built + (this.later.get(id)?.length ?? 0);
  }

  private putName(doc: number, name: string, places: Map<string, number>): void {
    let position = 0;
    let head = 0;
    let last = '';
    this.companionPositions[doc] = noCompanion;
    for (const word of name.split(' ')) {
      if (!word) continue;
      // a word that is said twice stands where it stands first
      if (word === headMark) head ||= (places.get(last) ?? 0) >>> 3;
      else if (word === companionMark) {
        if (this.companionPositions[doc] === noCompanion)
          this.companionPositions[doc] = Math.min(position + 1, lastPosition);
      } else {
        position += 1;
        last = word;
        if (!places.has(word)) places.set(word, Math.min(position, lastPosition) << 3);
      }
    }
    this.nameLengths[doc] = Math.min(255, position);
    this.headPositions[doc] = head || Math.min(position, lastPosition);
  }

  private addPosting(id: number, posting: number): void {
    if (this.building) {
      this.building.words.push(id);
      this.building.postings.push(posting);
      return;
    }
    const list = this.later.get(id);
    if (list) list.push(posting);
    else this.later.set(id, [posting]);
  }
}

const none = new Uint32Array(0);
