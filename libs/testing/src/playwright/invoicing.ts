import { expect, type Page } from '@playwright/test';
import { callApi } from './offering.ts';
import { shipOrder, shipConfirmed } from './shipping.ts';

interface PlacedOrder {
  readonly totals: { readonly grandTotal: number };
  readonly lines: readonly { readonly status: string }[];
}

/** An order that was shipped and is invoiced. */
export interface InvoicedOrder {
  readonly number: string;
  readonly invoice: string;
  /** minor units */
  readonly amount: number;
}

/** A buyer with net terms orders, the dock ships all of it, and the store invoices it. */
export async function invoiceOrder(buyer: Page, staff: Page): Promise<InvoicedOrder> {
  const { number } = await shipOrder(buyer, staff);
  return { number, ...(await invoiceOf(staff, number)) };
}

/** An order that is placed and is to be paid by check is paid and shipped, and then the check bounces: its invoice is open. */
export async function bounceCheck(staff: Page, number: string): Promise<InvoicedOrder> {
  const { request } = staff;
  const readOrder = () => callApi<PlacedOrder>(request, 'GET', `/admin/orders/${number}`);
  const { totals } = await readOrder();
  const receipt = { amount: totals.grandTotal, reference: `check ${number}` };
  await callApi(request, 'POST', `/admin/orders/${number}/receipts`, receipt);
  await expect
    .poll(async () => (await readOrder()).lines.every(({ status }) => status === 'confirmed'))
    .toBe(true);
  await shipConfirmed(staff, number);
  const invoiced = { number, ...(await invoiceOf(staff, number)) };
  const { transactions } = await callApi<{ transactions: { id: string; actions: string[] }[] }>(
    request,
    'GET',
    `/admin/orders/${number}/payments`,
  );
  const { id: transactionId } = transactions.find(({ actions }) => actions.includes('returned'))!;
  const bounced = { action: 'returned', transactionId, reason: 'no funds' };
  await callApi(request, 'POST', `/admin/orders/${number}/payments`, bounced);
  return invoiced;
}

/** The invoice of an order that has left, as soon as it is there. */
export async function invoiceOf(staff: Page, number: string): Promise<Omit<InvoicedOrder, 'number'>> {
  let invoices: { number: string; amount: number }[] = [];
  await expect
    .poll(async () => {
      invoices = await callApi<typeof invoices>(staff.request, 'GET', `/admin/orders/${number}/invoices`);
      return invoices.length;
    })
    .toBe(1);
  const [{ number: invoice, amount }] = invoices as [(typeof invoices)[number]];
  return { invoice, amount };
}
