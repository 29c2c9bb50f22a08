import { expect, type Page } from '@playwright/test';
import { callApi } from './offering.ts';
import { shipOrder } from './shipping.ts';

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
