import { newKey, sendCall, withKey, type AppStore } from '@gantry/api-client';
import { rowsOf, splitPaste } from '@gantry/contracts/cart-limits';
import type { RowCorrection } from '@gantry/contracts/schemas/cart';
import type { Reorder } from '@gantry/contracts/schemas/saved-list';
import type { ErrorCode } from '@gantry/contracts/errors';
import { cartApi, shownVersion } from '../../api/cart.endpoints.ts';
import { listsApi } from '../../api/lists.endpoints.ts';
import { promotionsApi } from '../../api/promotions.endpoints.ts';
import { shortSupplyOf, type ShortSupply } from './short-supply.ts';
import type { RowsFileProblem } from '@gantry/forms/read-rows-file';

/** What became of one change; `code` says why it was refused, `'UNAVAILABLE'` also when no answer came. */
export interface CartChange {
  readonly intent: string;
  readonly code: ErrorCode | null;
  /** the quantity of a line that was changed in another window */
  readonly current?: number;
  /** where more was wanted than can come */
  readonly short?: ShortSupply;
  /** why a promotion code does not count */
  readonly refusal?: string;
  readonly paste?: PasteResult;
  /** id of the list the cart was saved as */
  readonly list?: string;
}

/** What became of pasted rows: those not read, or not taken at all, are still there to be sent. */
export interface PasteResult {
  readonly added: number;
  readonly unresolved: number;
  /** rows that are no parts, and rows beyond what one paste takes */
  readonly notRead: number;
  /** how many of them were beyond it, and are worth sending again */
  readonly waiting: number;
  readonly rest: string;
  /** why an uploaded file could not be read */
  readonly file?: RowsFileProblem;
}

const { endpoints } = cartApi;

/** Each change a form of the cart can ask for, as a call. The same forms work with scripts off. */
const intents: Readonly<
  Record<string, (form: FormData, seen: number | undefined) => Parameters<typeof sendCall>[1]>
> = {
  add: (form) =>
    endpoints.salesAddCartLine.initiate(
      withKey({ body: { sku: textOf(form, 'sku'), quantity: numberOf(form, 'quantity') } }, newKey()),
    ),
  change: (form, seen) =>
    endpoints.salesChangeCartLine.initiate({
      params: { lineId: textOf(form, 'lineId') },
      body: {
        quantity: numberOf(form, 'quantity'),
        ...(seen === undefined ? {} : { seen }),
        ...(textOf(form, 'was') ? { was: numberOf(form, 'was') } : {}),
      },
    }),
  remove: (form) => endpoints.salesRemoveCartLine.initiate({ params: { lineId: textOf(form, 'lineId') } }),
  correct: (form) =>
    endpoints.salesCorrectUnresolved.initiate({
      params: { rowId: textOf(form, 'rowId') },
      body: correctionOf(form),
    }),
  'remove-row': (form) =>
    endpoints.salesRemoveUnresolved.initiate({ params: { rowId: textOf(form, 'rowId') } }),
  'enter-code': (form) =>
    promotionsApi.endpoints.salesEnterCode.initiate({ body: { code: textOf(form, 'code') } }),
  'remove-code': (form) =>
    promotionsApi.endpoints.salesRemoveCode.initiate({ params: { code: textOf(form, 'code') } }),
  dismiss: () => endpoints.salesDismissUnresolved.initiate(),
};

/** Does what a form of the cart asks for and says how it went; never throws. */
export async function changeCart(
  store: Pick<AppStore, 'dispatch' | 'getState'>,
  form: FormData,
): Promise<CartChange> {
  const intent = textOf(form, 'intent');
  if (intent === 'paste') return pasteLines(store, form);
  if (intent === 'reorder') return reorder(store, form);
  if (intent === 'save-list') return saveAsList(store, form);
  const call = intents[intent];
  if (!call) return { intent, code: 'BAD_REQUEST' };
  const { failed } = await sendCall(store, call(form, shownVersion(store.getState())));
  const data = failed?.failure?.data;
  const current = data?.quantity;
  const short = shortSupplyOf(data);
  const refusal = data?.refusal;
  return {
    intent,
    code: failed ? (failed.failure?.code ?? 'UNAVAILABLE') : null,
    ...(typeof current === 'number' ? { current } : {}),
    ...(short ? { short } : {}),
    ...(typeof refusal === 'string' ? { refusal } : {}),
  };
}

/** Sends as many rows as one paste takes. The form's key makes a page that is reloaded after it send nothing twice. */
async function pasteLines(store: Pick<AppStore, 'dispatch'>, form: FormData): Promise<CartChange> {
  const typed = textOf(form, 'text');
  const { text, problem } = await withFile(typed, form.get('file'));
  if (problem || text.trim() === '') return refusedPaste('INVALID', typed, problem ?? 'none');
  const { taken, rest, restRows } = splitPaste(text);
  const key = textOf(form, 'key') || newKey();
  const call = endpoints.salesPasteCartLines.initiate(withKey({ body: { text: taken } }, key));
  const { data, failed } = await sendCall(store, call);
  if (!data) {
    return refusedPaste(failed?.failure?.code ?? 'UNAVAILABLE', text);
  }
  // the page that is made right now, on the server, shows this cart
  await store.dispatch(cartApi.util.upsertQueryData('salesGetCart', undefined, data));
  const { added, unresolved, unread } = data.pasted;
  const paste = {
    added,
    unresolved,
    notRead: restRows + unread.length,
    waiting: restRows,
    rest: [rest, ...unread].filter((row) => row !== '').join('\n'),
  };
  return { intent: 'paste', code: null, paste };
}

/** Puts what was bought or listed before in the cart; what cannot be bought any more waits there like a pasted row. */
async function reorder(store: Pick<AppStore, 'dispatch'>, form: FormData): Promise<CartChange> {
  const key = textOf(form, 'key') || newKey();
  const call = listsApi.endpoints.salesReorder.initiate(withKey({ body: reorderOf(form) }, key));
  const { data, failed } = await sendCall(store, call);
  if (!data) return { intent: 'reorder', code: failed?.failure?.code ?? 'UNAVAILABLE' };
  await store.dispatch(cartApi.util.upsertQueryData('salesGetCart', undefined, data));
  const { added, unresolved } = data.pasted;
  return { intent: 'reorder', code: null, paste: { added, unresolved, notRead: 0, waiting: 0, rest: '' } };
}

/** Keeps the lines of the cart as a list under the name that was typed. */
async function saveAsList(store: Pick<AppStore, 'dispatch'>, form: FormData): Promise<CartChange> {
  const key = textOf(form, 'key') || newKey();
  const body = { name: textOf(form, 'name'), from: 'cart' as const };
  const { data, failed } = await sendCall(
    store,
    listsApi.endpoints.salesCreateSavedList.initiate(withKey({ body }, key)),
  );
  if (data) return { intent: 'save-list', code: null, list: data.id };
  return { intent: 'save-list', code: failed?.failure?.code ?? 'UNAVAILABLE' };
}

/** What a form names to buy again: an order or its line, a list, or one product. */
function reorderOf(form: FormData): Reorder {
  const sku = textOf(form, 'sku');
  if (sku) return { items: [{ sku, quantity: numberOf(form, 'quantity') }] };
  const given = ['order', 'lineId', 'list'].filter((name) => textOf(form, name) !== '');
  return Object.fromEntries(given.map((name) => [name, textOf(form, name)]));
}

/** Rows that were not taken at all: they go back to their field. */
function refusedPaste(code: ErrorCode, text: string, file?: RowsFileProblem): CartChange {
  const notRead = rowsOf(text).length;
  const paste = { added: 0, unresolved: 0, notRead, waiting: notRead, rest: text };
  return { intent: 'paste', code, paste: file ? { ...paste, file } : paste };
}

/** The typed rows and those of the file that was chosen with them. */
async function withFile(
  typed: string,
  file: FormDataEntryValue | null,
): Promise<{ readonly text: string; readonly problem?: RowsFileProblem }> {
  if (!(file instanceof Blob) || file.size === 0) return { text: typed };
  const { readRowsFile } = await import(/* webpackChunkName: "rows-file" */ '@gantry/forms/read-rows-file');
  const read = await readRowsFile(file);
  return 'problem' in read
    ? { text: typed, problem: read.problem }
    : { text: [typed, read.text].filter((text) => text.trim() !== '').join('\n') };
}

/** What a row is corrected to: the product whose button was pressed, or what its fields say now. */
function correctionOf(form: FormData): RowCorrection {
  const sku = textOf(form, 'sku');
  const quantity = numberOf(form, 'quantity');
  return sku ? { sku, quantity } : { text: textOf(form, 'text'), quantity };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
/** What is no number goes to the server as 0, which refuses it. */
function numberOf(form: FormData, name: string): number {
  return Number(textOf(form, name)) || 0;
}
