import type { Drawing } from '@gantry/contracts/schemas/drawing';
import type { LocaleCode } from '@gantry/contracts/locales';
import type { SafetyFacts } from '@gantry/contracts/schemas/safety';
import type { Modifiers } from '../modifiers/modifiers.ts';

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

/** What a safety data sheet says: whose it is, and the facts its sections are made of. */
export interface SafetySheetFacts {
  readonly locale: LocaleCode;
  readonly name: string;
  readonly partNumber: string;
  readonly brand: string | null;
  readonly safety: SafetyFacts;
  /** of the demo catalogue, which the sheet then says plainly */
  readonly isDemonstration: boolean;
  /** `address` is where the store can be found */
  readonly store: {
    readonly title: string;
    readonly phone: string;
    readonly email: string;
    readonly address: string;
  };
  /** where the product stands in the store, in full */
  readonly address: string;
}

/** Work for the drawing process. */
export type Job =
  | { readonly kind: 'drawing'; readonly svg: string; readonly width: number; readonly modifiers: Modifiers }
  | { readonly kind: 'file'; readonly path: string; readonly modifiers: Modifiers }
  | { readonly kind: 'datasheet'; readonly facts: DatasheetFacts }
  | { readonly kind: 'safety-sheet'; readonly facts: SafetySheetFacts };

export interface JobMessage {
  readonly id: number;
  readonly job: Job;
}
/** `unreadable`: the file is no picture, or one larger than anybody may ask for. */
export type JobAnswer =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly unreadable: boolean; readonly reason: string };
