import type { Availability } from '@gantry/domain/statuses/availability';

/** A product as somebody has it who wants it found: everything but id and name may be missing. */
export interface Product {
  /** a whole number above zero, of one product only */
  id: number;
  name: string;
  partNumber?: string;
  brand?: string;
  /** names from the department down */
  category?: readonly string[];
  /** products of one family are compared in one table */
  family?: string;
  attributes?: readonly { name: string; value: string; unit?: string }[];
  description?: string;
  /** in minor units */
  price?: number;
  availability?: Availability;
}
