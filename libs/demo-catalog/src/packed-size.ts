import type { FeedRowInput } from '@gantry/contracts/schemas/feed';
import type { PartFamily, Size } from './part-family.ts';

type PackedSize = Pick<FeedRowInput, 'packed_length' | 'packed_width' | 'packed_height'>;

/** Grams in a cubic millimetre of a carton of small parts, air and paper included. */
const gramsPerMm3 = 0.0009;
/** Cartons are longer than wide and wider than high: 3 : 2 : 1.5 of a side of this many cubic millimetres. */
const [long, wide, high] = [1.442, 0.961, 0.721];

/** How large a package of pieces is, for what it costs to send. */
export function packedSize({ packed }: PartFamily, { grams, values }: Size, pack: number): PackedSize {
  const side = Math.cbrt(Math.max(1, grams * pack) / gramsPerMm3);
  const [length, width, height] = packed?.(values) ?? [side * long, side * wide, side * high];
  // pieces of a shape of their own lie in each other, a quarter of each looking out
  const layers = packed ? 1 + (pack - 1) / 4 : 1;
  return { packed_length: whole(length), packed_width: whole(width), packed_height: whole(height * layers) };
}

const whole = (millimetres: number): number => Math.max(1, Math.ceil(millimetres));
