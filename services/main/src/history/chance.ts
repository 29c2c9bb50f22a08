/** Chance that is the same at each run of the same name: what is made with it can be made again. */
export interface Chance {
  /** from 0, below 1 */
  fraction(): number;
  /** a whole number between the two, both included */
  between(least: number, most: number): number;
  pickFrom<T>(list: readonly T[]): T;
  uuid(): string;
  /** so many hexadecimal digits, in steps of eight */
  hex(digits: number): string;
}

/** The seed of a name (FNV-1a). */
const seedOf = (name: string): number =>
  Buffer.from(name).reduce((hash, byte) => Math.imul(hash ^ byte, 16_777_619) >>> 0, 2_166_136_261);

/** Chance by a name (mulberry32): nothing secret is made with it. */
export function chanceOf(name: string): Chance {
  let state = seedOf(name);
  const word = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const fraction = () => word() / 2 ** 32;
  const between = (least: number, most: number) => least + Math.floor(fraction() * (most - least + 1));
  const hex = (digits: number) => {
    let text = '';
    while (text.length < digits) text += word().toString(16).padStart(8, '0');
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
  };
}
