import type { Page } from '@playwright/test';
import { ampleProducts } from './ample-products.ts';
import { callApi } from './offering.ts';

interface Preview {
  readonly shippingService: string | null;
  readonly options: readonly { readonly service: string }[];
  readonly cartVersion: number;
  readonly totals: { readonly grandTotal: number };
}
interface StaffOrder {
  readonly version: number;
  readonly lines: readonly { readonly lineId: string }[];
}
interface Dock {
  readonly version: number;
  readonly lines: readonly { readonly lineId: string; readonly open: number }[];
  readonly shipments: readonly { readonly number: string; readonly version: number }[];
}
/** An order of which everything has left. */
export interface ShippedOrder {
  readonly number: string;
  readonly shipment: string;
}

/** The demo account that buys on net terms, to which the mails about its orders go. */
export const termsBuyer = 'buyer@demo.gantry.example';
const place = { country: 'US', region: 'WY', postalCode: '82601' };
const shipTo = { ...place, attention: 'Robin Avery', line1: '1420 Industrial Ave', city: 'Casper' };

/** A buyer with net terms orders two products, and sales accepts it; gives the order's number. */
export async function confirmedOrder(buyer: Page, staff: Page): Promise<string> {
  const number = await placeOnTerms(buyer);
  await moveLines(staff, number, 'confirmed');
  return number;
}

/** A buyer with net terms orders two products, and the dock has them; gives the order's number. */
export async function orderToShip(buyer: Page, staff: Page): Promise<string> {
  const number = await confirmedOrder(buyer, staff);
  await bringToDock(staff, number);
  return number;
}

async function bringToDock(staff: Page, number: string): Promise<void> {
  for (const to of ['received', 'processing']) await moveLines(staff, number, to);
}

/** The dock ships all of an order whose payment was confirmed; gives the number of the shipment. */
export async function shipConfirmed(staff: Page, number: string): Promise<string> {
  await bringToDock(staff, number);
  return shipAll(staff, number);
}

/** A buyer with net terms orders, and the dock ships all of it. */
export async function shipOrder(buyer: Page, staff: Page): Promise<ShippedOrder> {
  const number = await orderToShip(buyer, staff);
  return { number, shipment: await shipAll(staff, number) };
}

/** A buyer with net terms orders two products, and all of it has arrived; gives the order's number. */
export async function deliverOrder(buyer: Page, staff: Page): Promise<string> {
  const { number, shipment } = await shipOrder(buyer, staff);
  const { shipments } = await callApi<Dock>(staff.request, 'GET', `/admin/orders/${number}/fulfillment`);
  const { version } = shipments.find((one) => one.number === shipment)!;
  const arrived = { version, receivedBy: 'Front desk' };
  await callApi(staff.request, 'POST', `/admin/shipments/${shipment}/deliver`, arrived);
  return number;
}

/**
 * A buyer with net terms orders two things, and purchasing says that both leave later than promised; gives the order's
 * number.
 */
export async function delayOrder(buyer: Page, staff: Page): Promise<string> {
  const number = await confirmedOrder(buyer, staff);
  await moveLines(staff, number, 'received');
  const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await moveLines(staff, number, 'backordered', inAMonth);
  return number;
}

async function placeOnTerms({ request }: Page): Promise<string> {
  await emptyCart(request);
  const items = await ampleProducts(request, 2);
  for (const { sku } of items) await callApi(request, 'POST', '/cart/lines', { sku, quantity: 2 });
  const preview = (shippingService: string | null) =>
    callApi<Preview>(request, 'POST', '/checkout/preview', { ...place, shippingService });
  const first = await preview(null);
  const shippingService = first.shippingService ?? first.options[0]!.service;
  const { cartVersion, totals } = await preview(shippingService);
  const form = {
    email: termsBuyer,
    shipTo,
    billTo: null,
    shippingService,
    poNumber: 'PO-7731',
    paymentTerm: 'net-30',
    paymentService: 'check',
  };
  const body = { form, cartVersion, acceptedTotal: totals.grandTotal };
  return (await callApi<{ number: string }>(request, 'POST', '/checkout/purchase', body)).number;
}

/** What an earlier test has left in the account's cart. */
async function emptyCart(request: Page['request']): Promise<void> {
  const { lines } = await callApi<{ lines: { lineId: string }[] }>(request, 'GET', '/cart');
  for (const { lineId } of lines) await callApi(request, 'DELETE', `/cart/lines/${lineId}`);
}

async function moveLines(
  { request }: Page,
  number: string,
  to: string,
  promisedOn: string | null = null,
): Promise<void> {
  const { lines, version } = await callApi<StaffOrder>(request, 'GET', `/admin/orders/${number}`);
  const lineIds = lines.map(({ lineId }) => lineId);
  const body = { lineIds, to, version, reason: 'as agreed', promisedOn };
  await callApi(request, 'POST', `/admin/orders/${number}/transitions`, body);
}

async function shipAll({ request }: Page, number: string): Promise<string> {
  const { lines, version } = await callApi<Dock>(request, 'GET', `/admin/orders/${number}/fulfillment`);
  const packages = [{ pounds: '2', length: '4', width: '4', height: '4', tracking: null }];
  const units = lines.map(({ lineId, open }) => ({ lineId, quantity: open }));
  const form = { lines: units, service: 'ups-ground', packages };
  const { shipments } = await callApi<Dock>(request, 'POST', `/admin/orders/${number}/shipments`, {
    version,
    form,
  });
  return shipments[0]!.number;
}
