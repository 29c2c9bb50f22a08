import { newKey, sendCall, withKey, type AppStore } from '@gantry/api-client';
import { rowsOf, splitPaste } from '@gantry/contracts/cart-limits';
import type { ErrorCode } from '@gantry/contracts/errors';
import { cartApi } from '../../api/cart.endpoints.ts';

/** What became of one change; `code` says why it was refused, `'UNAVAILABLE'` also when no answer came. */
export interface CartChange {
  readonly intent: string;
  readonly code: ErrorCode | null;
  readonly paste?: PasteResult;
}

/** What became of pasted rows: those not read, or not taken at all, are still there to be sent. */
export interface PasteResult {
  readonly added: number;
  readonly unresolved: number;
  readonly notRead: number;
  readonly rest: string;
}

const { endpoints } = cartApi;

/** Each change a form of the cart can ask for, as a call. The same forms work with scripts off. */
const intents: Readonly<Record<string, (form: FormData) => Parameters<typeof sendCall>[1]>> = {
  add: (form) =>
    endpoints.salesAddCartLine.initiate(
      withKey({ body: { sku: textOf(form, 'sku'), quantity: numberOf(form, 'quantity') } }, newKey()),
    ),
  change: (form) =>
    endpoints.salesChangeCartLine.initiate({
      params: { lineId: textOf(form, 'lineId') },
      body: { quantity: numberOf(form, 'quantity') },
    }),
  remove: (form) => endpoints.salesRemoveCartLine.initiate({ params: { lineId: textOf(form, 'lineId') } }),
  dismiss: () => endpoints.salesDismissUnresolved.initiate(),
};

/** Does what a form of the cart asks for and says how it went; never throws. */
export async function changeCart(store: Pick<AppStore, 'dispatch'>, form: FormData): Promise<CartChange> {
  const intent = textOf(form, 'intent');
  if (intent === 'paste') return pasteLines(store, form);
  const call = intents[intent];
  if (!call) return { intent, code: 'BAD_REQUEST' };
  const { failed } = await sendCall(store, call(form));
  return { intent, code: failed ? (failed.failure?.code ?? 'UNAVAILABLE') : null };
}

/** Sends as many rows as one paste takes. The form's key makes a page that is reloaded after it send nothing twice. */
async function pasteLines(store: Pick<AppStore, 'dispatch'>, form: FormData): Promise<CartChange> {
  const text = textOf(form, 'text');
  const { taken, rest, restRows } = splitPaste(text);
  const key = textOf(form, 'key') || newKey();
  const call = endpoints.salesPasteCartLines.initiate(withKey({ body: { text: taken } }, key));
  const { data, failed } = await sendCall(store, call);
  if (!data) {
    const paste = { added: 0, unresolved: 0, notRead: rowsOf(text).length, rest: text };
    return { intent: 'paste', code: failed?.failure?.code ?? 'UNAVAILABLE', paste };
  }
  // the page that is made right now, on the server, shows this cart
  await store.dispatch(cartApi.util.upsertQueryData('salesGetCart', undefined, data));
  return { intent: 'paste', code: null, paste: { ...data.pasted, notRead: restRows, rest } };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
/** What is no number goes to the server as 0, which refuses it. */
function numberOf(form: FormData, name: string): number {
  return Number(textOf(form, name)) || 0;
}
