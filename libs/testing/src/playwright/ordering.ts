import type { Browser } from '@playwright/test';
import { fillPurchase, placeOrder, putInCart, signUp } from './buying.ts';

/** Orders of customers of their own with one purchase order number nobody has used before, oldest first. */
export async function ordersWith(
  browser: Browser,
  count: number,
): Promise<{ po: string; numbers: string[] }> {
  const po = `PO-${Date.now()}`;
  const numbers: string[] = [];
  for (let made = 0; made < count; made += 1) {
    const customer = await (await browser.newContext()).newPage();
    const email = await signUp(customer, '/cart');
    await putInCart(customer, 1);
    await fillPurchase(customer, { email, poNumber: po });
    numbers.push(await placeOrder(customer));
    await customer.context().close();
  }
  return { po, numbers };
}
