import { isOneTypoApart, isTwoTyposApart } from '../text/edit-distance.ts';

/** Words looked at when a beginning or an end is shared by very many. */
const maxLooked = 20_000;

/** Every word under a small number, found whole, by its beginning, or with a typo. */
export class Vocabulary {
  private readonly idByWord = new Map<string, number>();
  readonly words: string[] = [];
  /** ids in the order of the words, and of the words read backwards; words that came later stand after `sorted` */
  private forwards = new Uint32Array(0);
  private backwards = new Uint32Array(0);

  get size(): number {
    return this.words.length;
  }

  findWord(word: string): number | undefined {
    return this.idByWord.get(word);
  }

  /** The number of a word; a new one when it was not met before. */
  idOf(word: string): number {
    const known = this.idByWord.get(word);
    if (known !== undefined) return known;
    const id = this.words.length;
    this.idByWord.set(word, id);
    this.words.push(word);
    return id;
  }

  /** Sorts the words; those that come later are few and looked through one by one. */
  freeze(): void {
    const ids = this.words.map((_, id) => id);
    const { words } = this;
    this.forwards = Uint32Array.from(ids.sort((a, b) => compare(words[a] as string, words[b] as string)));
    const reversed = words.map(reverse);
    this.backwards = Uint32Array.from(
      ids.sort((a, b) => compare(reversed[a] as string, reversed[b] as string)),
    );
  }

  /** Ids of words that begin with a text, at most `max`, in alphabetical order. */
  withPrefix(prefix: string, max: number): number[] {
    const found: number[] = [];
    this.eachWithPrefix(prefix, max, (id) => found.push(id));
    return found;
  }

  /**
   * Ids of words one typo away. A typo leaves one half of a word as it was, so only words that share the first or the
   * last half are compared.
   */
  oneTypoFrom(word: string): number[] {
    const near = new Set<number>();
    const half = Math.floor(word.length / 2);
    const checkToken = (id: number) => {
      const known = this.words[id] as string;
      if (Math.abs(known.length - word.length) <= 1 && known !== word && isOneTypoApart(word, known))
        near.add(id);
    };
    this.eachWithPrefix(word.slice(0, half), maxLooked, checkToken);
    this.eachWithSuffix(word.slice(half), maxLooked, checkToken);
    // two letters swapped across the middle leave neither half whole
    const swapped = word.slice(0, half - 1) + word[half] + word[half - 1] + word.slice(half + 1);
    const id = this.findWord(swapped);
    if (id !== undefined && swapped !== word) near.add(id);
    return [...near];
  }

  /**
   * Ids of words two typos away, as far as they share the first or the last third: two typos leave one third whole, and
   * one in the middle alone is rare.
   */
  twoTyposFrom(word: string): number[] {
    const near = new Set<number>();
    const third = Math.floor(word.length / 3);
    const checkToken = (id: number) => {
      const known = this.words[id] as string;
      if (known !== word && isTwoTyposApart(word, known)) near.add(id);
    };
    this.eachWithPrefix(word.slice(0, third), maxLooked, checkToken);
    this.eachWithSuffix(word.slice(-third), maxLooked, checkToken);
    return [...near];
  }

  private eachWithPrefix(prefix: string, max: number, visit: (id: number) => void): void {
    const { words } = this;
    const start = lowest(this.forwards, (id) => (words[id] as string) >= prefix);
    const end = Math.min(this.forwards.length, start + max);
    for (let at = start; at < end; at += 1) {
      const id = this.forwards[at] as number;
      if (!words[id]?.startsWith(prefix)) break;
      visit(id);
    }
    for (let id = this.forwards.length; id < words.length; id += 1)
      if (words[id]?.startsWith(prefix)) visit(id);
  }

  private eachWithSuffix(suffix: string, max: number, visit: (id: number) => void): void {
    const { words } = this;
    const wanted = reverse(suffix);
    const start = lowest(this.backwards, (id) => reverse(words[id] as string) >= wanted);
    const end = Math.min(this.backwards.length, start + max);
    for (let at = start; at < end; at += 1) {
      const id = this.backwards[at] as number;
      if (!words[id]?.endsWith(suffix)) break;
      visit(id);
    }
    for (let id = this.backwards.length; id < words.length; id += 1)
      if (words[id]?.endsWith(suffix)) visit(id);
  }
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const reverse = (text: string) => text.split('').reverse().join('');

/** First position whose id fulfils a condition that all later ones fulfil too. */
function lowest(ids: Uint32Array, fulfils: (id: number) => boolean): number {
  let low = 0;
  let high = ids.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (fulfils(ids[middle] as number)) high = middle;
    else low = middle + 1;
  }
  return low;
}
