import { expect, type Page } from '@playwright/test';
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
}
/** An order that was shipped and is invoiced. */
export interface InvoicedOrder {
  readonly number: string;
  readonly invoice: string;
  /** minor units */
  readonly amount: number;
}

const place = { country: 'US', region: 'WY', postalCode: '82601' };
const shipTo = { ...place, attention: 'Robin Avery', line1: '1420 Industrial Ave', city: 'Casper' };

/** A buyer with net terms orders, the dock ships all of it, and the store invoices it. */
export async function invoiceOrder(buyer: Page, staff: Page): Promise<InvoicedOrder> {
  const number = await orderToShip(buyer, staff);
  await shipAll(staff, number);
  let invoices: { number: string; amount: number }[] = [];
  await expect
    .poll(async () => {
      invoices = await callApi<typeof invoices>(staff.request, 'GET', `/admin/orders/${number}/invoices`);
      return invoices.length;
    })
    .toBe(1);
  const [{ number: invoice, amount }] = invoices as [(typeof invoices)[number]];
  return { number, invoice, amount };
}

/** A buyer with net terms orders two products, and the dock has them; gives the order's number. */
export async function orderToShip(buyer: Page, staff: Page): Promise<string> {
  const number = await placeOnTerms(buyer);
  for (const to of ['confirmed', 'received', 'processing']) await moveLines(staff, number, to);
  return number;
}

async function placeOnTerms({ request }: Page): Promise<string> {
  await emptyCart(request);
  const { items } = await callApi<{ items: { sku: string }[] }>(
    request,
    'GET',
    '/catalog/products?q=screw&availability=in-stock&size=2',
  );
  for (const { sku } of items) await callApi(request, 'POST', '/cart/lines', { sku, quantity: 2 });
  const preview = (shippingService: string | null) =>
    callApi<Preview>(request, 'POST', '/checkout/preview', { ...place, shippingService });
  const first = await preview(null);
  const shippingService = first.shippingService ?? first.options[0]!.service;
  const { cartVersion, totals } = await preview(shippingService);
  const form = {
    email: 'buyer@demo.gantry.example',
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

async function moveLines({ request }: Page, number: string, to: string): Promise<void> {
  const { lines, version } = await callApi<StaffOrder>(request, 'GET', `/admin/orders/${number}`);
  const body = { lineIds: lines.map(({ lineId }) => lineId), to, version, reason: 'as agreed' };
  await callApi(request, 'POST', `/admin/orders/${number}/transitions`, body);
}

async function shipAll({ request }: Page, number: string): Promise<void> {
  const { lines, version } = await callApi<Dock>(request, 'GET', `/admin/orders/${number}/fulfillment`);
  const packages = [{ pounds: '2', length: '4', width: '4', height: '4', tracking: null }];
  const units = lines.map(({ lineId, open }) => ({ lineId, quantity: open }));
  const form = { lines: units, service: 'ups-ground', packages };
  await callApi(request, 'POST', `/admin/orders/${number}/shipments`, { version, form });
}
