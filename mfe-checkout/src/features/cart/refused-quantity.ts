import type { CartLine } from '@gantry/contracts/schemas/cart';
import {
  anyQuantity,
  enteredQuantity,
  quantityProblem,
  type QuantityProblem,
} from '@gantry/domain/order-quantity';
import type { ShortSupply } from './short-supply.ts';

/** A quantity that was posted without scripts and refused. */
export interface RefusedQuantity {
  readonly lineId: string;
  readonly code: string;
  /** as it was entered; undefined where it was no number */
  readonly typed: number | undefined;
  readonly problem: QuantityProblem | null;
  /** where more was wanted than can come */
  readonly short?: ShortSupply | undefined;
}

/** What of a form comes back to its fields. */
const namesOf: Readonly<Record<string, readonly string[]>> = {
  change: ['lineId', 'quantity'],
  correct: ['rowId', 'text', 'quantity'],
  'enter-code': ['code'],
};
/** More of a text than this does not travel in an address. */
const maxLetters = 200;

/** Why a change was refused, beside its code. */
interface Refused {
  /** where more was wanted than can come */
  readonly short?: ShortSupply | undefined;
  /** why a promotion code does not count */
  readonly refusal?: string | undefined;
}

/** Puts a refused quantity, or code, into the address of the cart, so that the page can say it at its field. */
export function refusedAddress(
  { code, short, refusal }: Refused & { readonly code: string },
  form: FormData,
): URLSearchParams {
  const search = new URLSearchParams({
    refused: code,
    ...(short ? { most: String(short.available) } : {}),
    ...(refusal ? { refusal } : {}),
  });
  const intent = form.get('intent');
  for (const name of (typeof intent === 'string' && namesOf[intent]) || []) {
    const value = form.get(name);
    if (typeof value === 'string') search.set(name, value.slice(0, maxLetters));
  }
  return search;
}

/** What an address says of a quantity that was refused; undefined where it names no line of this cart. */
export function readRefused(
  search: URLSearchParams,
  lines: readonly CartLine[],
): RefusedQuantity | undefined {
  const code = search.get('refused');
  const line = lines.find(({ lineId }) => lineId === search.get('lineId'));
  if (!code || !line) return undefined;
  const text = search.get('quantity') ?? '';
  const number = Number(text || Number.NaN);
  return {
    lineId: line.lineId,
    code,
    typed: Number.isFinite(number) ? number : undefined,
    problem: code === 'INVALID' ? quantityProblem(enteredQuantity(text), line) : null,
    ...readShort(search),
  };
}

/** A pasted row whose correction was posted without scripts and refused: what was typed comes back to its fields. */
export interface RefusedRow {
  /** null where the field of the quantity says why */
  readonly code: string | null;
  readonly text: string;
  readonly quantity: string;
}

/** What an address says of the correction of a row; undefined where it says nothing of this one. */
export function readRefusedRow(search: URLSearchParams, rowId: string): RefusedRow | undefined {
  const code = search.get('refused');
  if (!code || search.get('rowId') !== rowId) return undefined;
  const quantity = search.get('quantity') ?? '';
  const isSaid = code === 'INVALID' && quantityProblem(enteredQuantity(quantity), anyQuantity) !== null;
  return { code: isSaid ? null : code, text: search.get('text') ?? '', quantity };
}

/** How many an address says can come. */
export function readShort(search: URLSearchParams): { readonly short?: ShortSupply } {
  const most = search.get('most') ?? '';
  return /^\d{1,9}$/.test(most) ? { short: { available: Number(most), inCart: 0 } } : {};
}
