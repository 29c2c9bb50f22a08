import { createHash } from 'node:crypto';

/** Chance that is the same at each run of the same name: what is made with it can be made again. */
export interface Chance {
  /** from 0, below 1 */
  fraction(): number;
  /** a whole number between the two, both included */
  between(least: number, most: number): number;
  pickFrom<T>(list: readonly T[]): T;
  uuid(): string;
  /** An id that begins with a moment (UUID version 7): those of rows written together lie together in an index. */
  uuidAt(at: number): string;
  /** so many hexadecimal digits, in steps of eight */
  hex(digits: number): string;
}

/** So long a cycle (sfc32) that a million orders, each with names of their own, meet none twice; nothing secret. */
function randomWords(name: string): () => number {
  const seed = createHash('sha256').update(name).digest();
  let [a, b, c, counter] = [0, 4, 8, 12].map((at) => seed.readUInt32LE(at)) as [
    number,
    number,
    number,
    number,
  ];
  return () => {
    const mixed = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + mixed) | 0;
    return mixed >>> 0;
  };
}

/** The same chance, which chooses the least wherever it may choose a number: what it decides takes no longer than it must. */
export const quickest = (chance: Chance): Chance => ({ ...chance, between: (least) => least });

/** Chance by a name. */
export function chanceOf(name: string): Chance {
  const nextWord = randomWords(name);
  const fraction = () => nextWord() / 2 ** 32;
  const between = (least: number, most: number) => least + Math.floor(fraction() * (most - least + 1));
  const hex = (digits: number) => {
    let text = '';
    while (text.length < digits) text += nextWord().toString(16).padStart(8, '0');
    return text;
  };
  return {
    fraction,
    between,
    pickFrom: (list) => list[between(0, list.length - 1)]!,
    hex,
    uuid: () => {
      const digits = hex(32);
      return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-a${digits.slice(17, 20)}-${digits.slice(20)}`;
    },
    uuidAt: (at) => {
      const time = at.toString(16).padStart(12, '0');
      const digits = hex(24);
      return `${time.slice(0, 8)}-${time.slice(8)}-7${digits.slice(0, 3)}-a${digits.slice(3, 6)}-${digits.slice(6, 18)}`;
    },
  };
}
