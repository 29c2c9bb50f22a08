import { LRUCache } from 'lru-cache';
import type { WordTable } from './word-table.ts';

/** Words that people search for again and again, however new their queries are. */
const maxWords = 4000;

interface Remembered<Key extends string | number, Told extends object> {
  stamp: number;
  known: LRUCache<Key, Told>;
}

/**
 * What is told of a word by looking at the words of all products, remembered until one of them changes. Queries are
 * nearly all new, their words are not.
 */
export class WordMemory<Key extends string | number, Told extends object> {
  private readonly ofTable = new WeakMap<WordTable, Remembered<Key, Told>>();

  /** @param tell called where nothing is remembered; what it gives back is shared and not to be written to */
  recall(words: WordTable, key: Key, tell: () => Told): Told {
    const { known } = this.knownOf(words);
    const before = known.get(key);
    if (before !== undefined) return before;
    const told = tell();
    known.set(key, told);
    return told;
  }

  private knownOf(words: WordTable): Remembered<Key, Told> {
    const remembered = this.ofTable.get(words);
    if (remembered?.stamp === words.stamp) return remembered;
    const empty = { stamp: words.stamp, known: new LRUCache<Key, Told>({ max: maxWords }) };
    this.ofTable.set(words, empty);
    return empty;
  }
}
