import { GrowingArray } from './growing-array.ts';

/** A posting is `doc * 2 + 1` for a word of the product's name, `doc * 2` for one found elsewhere. */
export const postingDoc = (posting: number): number => posting >>> 1;
export const isNamePosting = (posting: number): boolean => (posting & 1) === 1;

/**
 * Which products hold which word. Built once as one flat array; what changes afterwards stands in small lists beside
 * it, and postings of products that are gone are skipped by the reader.
 */
export class WordTable {
  private readonly idByWord = new Map<string, number>();
  readonly words: string[] = [];
  private starts = new Uint32Array(1);
  private postings = new Uint32Array(0);
  private readonly later = new Map<number, number[]>();
  private sortedIds: Uint32Array | undefined;
  private building: { words: GrowingArray; postings: GrowingArray } | undefined = {
    words: new GrowingArray(),
    postings: new GrowingArray(),
  };

  /** Notes a word of a product; products may come in any order before `freeze`. */
  add(word: string, doc: number, isInName: boolean): void {
    const id = this.idOf(word);
    const posting = doc * 2 + Number(isInName);
    if (this.building) {
      this.building.words.push(id);
      this.building.postings.push(posting);
      return;
    }
    const list = this.later.get(id);
    if (list) list.push(posting);
    else this.later.set(id, [posting]);
  }

  /** Sorts what was added into the flat array. */
  freeze(): void {
    if (!this.building) return;
    const { words, postings } = this.building;
    const starts = new Uint32Array(this.words.length + 1);
    for (let at = 0; at < words.length; at += 1) starts[(words.values[at] as number) + 1]! += 1;
    for (let id = 1; id < starts.length; id += 1) starts[id]! += starts[id - 1] as number;
    const next = starts.slice();
    const flat = new Uint32Array(postings.length);
    for (let at = 0; at < words.length; at += 1) {
      const id = words.values[at] as number;
      flat[next[id] as number] = postings.values[at] as number;
      next[id]! += 1;
    }
    for (let id = 0; id < this.words.length; id += 1) flat.subarray(starts[id], starts[id + 1]).sort();
    this.starts = starts;
    this.postings = flat;
    this.building = undefined;
  }

  find(word: string): number | undefined {
    return this.idByWord.get(word);
  }

  /** Postings of a word in ascending order of products. */
  postingsOf(id: number): Uint32Array {
    const built =
      id + 1 < this.starts.length ? this.postings.subarray(this.starts[id], this.starts[id + 1]) : none;
    const later = this.later.get(id);
    return later ? Uint32Array.from([...built, ...later]).sort() : built;
  }

  /** How many products hold a word, those that are gone included. */
  frequency(id: number): number {
    return this.postingsOf(id).length;
  }

  /** Ids of the words that begin with a text, at most `max`, in alphabetical order. */
  withPrefix(prefix: string, max: number): number[] {
    const sorted = this.alphabetical();
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.words[sorted[middle] as number] as string) < prefix) low = middle + 1;
      else high = middle;
    }
    const found: number[] = [];
    for (let at = low; at < sorted.length && found.length < max; at += 1) {
      const id = sorted[at] as number;
      if (!this.words[id]?.startsWith(prefix)) break;
      found.push(id);
    }
    return found;
  }

  private alphabetical(): Uint32Array {
    if (this.sortedIds?.length === this.words.length) return this.sortedIds;
    const ids = this.words.map((_, id) => id);
    ids.sort((a, b) => ((this.words[a] as string) < (this.words[b] as string) ? -1 : 1));
    this.sortedIds = Uint32Array.from(ids);
    return this.sortedIds;
  }

  private idOf(word: string): number {
    const known = this.idByWord.get(word);
    if (known !== undefined) return known;
    const id = this.words.length;
    this.idByWord.set(word, id);
    this.words.push(word);
    return id;
  }
}

const none = new Uint32Array(0);
