import { shipmentActions, type ShipmentAction } from '@gantry/contracts/addresses/checkout';
import { recordNumberSchema, tokenSchema } from '@gantry/contracts/schemas/common';
import * as v from 'valibot';

/** Which shipment, or which order's late lines, and by what right; the same for the loader, the page, and its forms. */
export interface ShipmentKey {
  readonly params: { readonly number: string };
  readonly query: { readonly token?: string };
}

export const isShipmentAction = (action: string): action is ShipmentAction =>
  shipmentActions.some((one) => one === action);

/** Whether it is about lines that are late, not about a shipment. */
export const isAboutDelay = (action: ShipmentAction): boolean => action === 'keep' || action === 'cancel';

/** What an address names: null names nothing, undefined cannot be one. */
export function shipmentKey(action: ShipmentAction, search: URLSearchParams): ShipmentKey | null | undefined {
  const number = search.get(isAboutDelay(action) ? 'order' : 'shipment');
  const token = search.get('token');
  if (!number) return null;
  if (!v.is(recordNumberSchema, number) || (token && !v.is(tokenSchema, token))) return undefined;
  return { params: { number: number.toLowerCase() }, query: token ? { token } : {} };
}
