import type { Drawing } from '@gantry/contracts/schemas/drawing';
import type { LocaleCode } from '@gantry/contracts/locales';
import type { Modifiers } from '../image/modifiers.ts';

/** What a data sheet says: public facts of a product, never a price. */
export interface DatasheetFacts {
  readonly locale: LocaleCode;
  readonly name: string;
  readonly partNumber: string;
  readonly sku: string;
  readonly brand: string | null;
  readonly category: string;
  readonly description: string | null;
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
  readonly drawing: Drawing | null;
  readonly store: { readonly title: string; readonly phone: string; readonly email: string };
  /** where the product stands in the store, in full */
  readonly address: string;
}

/** Work for the drawing process. */
export type Job =
  | { readonly kind: 'drawing'; readonly svg: string; readonly width: number; readonly modifiers: Modifiers }
  | { readonly kind: 'file'; readonly path: string; readonly modifiers: Modifiers }
  | { readonly kind: 'datasheet'; readonly facts: DatasheetFacts };

export interface JobMessage {
  readonly id: number;
  readonly job: Job;
}
/** `unreadable`: the file is no picture, or one larger than anybody may ask for. */
export type JobAnswer =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly unreadable: boolean; readonly reason: string };
