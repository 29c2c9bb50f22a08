import { centsIn } from '@gantry/contracts/schemas/common';

/** What somebody typed, read in each way it may be meant. */
export interface Typed {
  /** as it was typed, in lower case */
  readonly text: string;
  /** the digits of a record's number, and the letter before them if one was typed */
  readonly number: { readonly prefix: string | null; readonly digits: string } | null;
  /** a carrier's number, without what people put between its characters */
  readonly tracking: string | null;
  /** cents; only of what is written as an amount, since `1234` is a number first */
  readonly amount: number | null;
  /** a query of words that all begin like this; null where nothing is left of them */
  readonly words: string | null;
}

/** Reads what was typed. */
export function typedOf(q: string): Typed {
  const text = q.trim().toLowerCase();
  const [, prefix = '', digits] = /^#?\s*([a-z]{0,3})[\s#-]*(\d{1,12})$/.exec(text) ?? [];
  const tracking = text.replaceAll(/[\s-]/g, '').toUpperCase();
  return {
    text,
    number: digits === undefined ? null : { prefix: prefix || null, digits },
    // The shortest numbers of carriers have eight characters, and all of them digits.
    tracking: /^(?=.*\d)[A-Z0-9]{8,60}$/.test(tracking) ? tracking : null,
    amount: /[$.,]/.test(text) ? centsIn(text) : null,
    words: textQueryOf(text),
  };
}

/** Letters and digits alone: no sign of a query language is left in what is asked. */
function textQueryOf(text: string): string | null {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const hasLetters = /\p{L}/u.test(text);
  return hasLetters ? words.map((word) => `${word}:*`).join(' & ') : null;
}
