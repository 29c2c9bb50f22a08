import { newKey, sendCall, withKey, type AppStore } from '@gantry/api-client';
import type { ErrorCode } from '@gantry/contracts/errors';
import { cartApi } from '../../api/cart.endpoints.ts';

/** What became of one change; `code` says why it was refused, `'UNAVAILABLE'` also when no answer came. */
export interface CartChange {
  readonly intent: string;
  readonly code: ErrorCode | null;
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
  paste: (form) =>
    endpoints.salesPasteCartLines.initiate(withKey({ body: { text: textOf(form, 'text') } }, newKey())),
  dismiss: () => endpoints.salesDismissUnresolved.initiate(),
};

/** Does what a form of the cart asks for and says how it went; never throws. */
export async function changeCart(store: Pick<AppStore, 'dispatch'>, form: FormData): Promise<CartChange> {
  const intent = textOf(form, 'intent');
  const call = intents[intent];
  if (!call) return { intent, code: 'BAD_REQUEST' };
  const { failed } = await sendCall(store, call(form));
  return { intent, code: failed ? (failed.failure?.code ?? 'UNAVAILABLE') : null };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
/** What is no number goes to the server as 0, which refuses it. */
function numberOf(form: FormData, name: string): number {
  return Number(textOf(form, name)) || 0;
}
