import { gramsPerPound, mmPerInch, type PackedSize } from '@gantry/domain/packing';

/** What a package weighs and measures as somebody enters it: pounds and inches; null: nobody did. */
export interface EnteredMeasures {
  readonly pounds: number | null;
  readonly length: number | null;
  readonly width: number | null;
  readonly height: number | null;
}

/** Pounds and inches in grams and millimeters. */
export const packedSizeOf = ({ pounds, length, width, height }: EnteredMeasures): PackedSize => ({
  weightGrams: scaled(pounds, gramsPerPound),
  lengthMm: scaled(length, mmPerInch),
  widthMm: scaled(width, mmPerInch),
  heightMm: scaled(height, mmPerInch),
});

const scaled = (value: number | null, factor: number): number | null =>
  value === null ? null : Math.round(value * factor);
