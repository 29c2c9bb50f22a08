import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@jest/globals';
import { Browser, type Answer } from './browser.ts';
import { shipTo } from './ship-to.ts';

const { country, region, postalCode } = shipTo;

interface Order {
  readonly number: string;
  readonly token: string;
}

/**
 * A guest who fills a cart and places orders without a pause, and keeps a ledger outside the store: what was
 * acknowledged must exist afterwards, what was refused may.
 */
export class Shopper {
  readonly orders: Order[] = [];
  /** answers other than 200 */
  readonly refused: number[] = [];
  private cart: Browser;
  private sku = '';
  private step = 1;
  private put = 0;
  private tried = 0;

  constructor(
    private readonly origin: string,
    private readonly id: number,
  ) {
    this.cart = new Browser(origin);
  }

  /** Writes that were answered with 200. */
  get acknowledged(): number {
    return this.put + this.orders.length;
  }

  /** Writes until told to stop; what is refused, or gets no answer, is left. */
  async shop(stop: AbortSignal): Promise<void> {
    while (!stop.aborted) {
      await this.fillCart();
      if (this.id % 2 === 0) await this.order();
      await sleep(5);
    }
  }

  /** Puts a little more of one product into the cart. */
  async fillCart(): Promise<Answer> {
    await this.choose();
    this.tried += 1;
    const line = { sku: this.sku, quantity: this.step };
    const answer = await this.send(this.cart, '/cart/lines', line, randomUUID());
    if (answer.status === 200) this.put += 1;
    return answer;
  }

  /** Everything acknowledged is there, and nothing that was never asked for. */
  async expectLedger(): Promise<void> {
    const { data } = await this.cart.get('/cart');
    const [line] = data.lines;
    expect(line.quantity).toBeGreaterThanOrEqual(this.put * this.step);
    expect(line.quantity).toBeLessThanOrEqual(this.tried * this.step);
    for (const { number, token } of this.orders) {
      const found = await this.cart.get(`/orders/${number}/confirmation?token=${token}`);
      expect([number, found.status]).toEqual([number, 200]);
    }
  }

  private async choose(): Promise<void> {
    if (this.sku !== '') return;
    const { data } = await this.cart.get('/catalog/products?availability=in-stock&size=24');
    const cheap = data.items.filter(({ price }: any) => price.visibility === 'public');
    const { sku, minQuantity } = cheap[this.id % cheap.length];
    this.sku = sku;
    this.step = minQuantity;
  }

  private async order(): Promise<void> {
    const guest = new Browser(this.origin);
    await this.send(guest, '/cart/lines', { sku: this.sku, quantity: this.step }, randomUUID());
    const place = { country, region, postalCode, shippingService: null };
    const preview = await this.send(guest, '/checkout/preview', place);
    const service = preview.data?.shippingService ?? preview.data?.options?.[0]?.service;
    const chosen = await this.send(guest, '/checkout/preview', { ...place, shippingService: service });
    if (chosen.status !== 200) return;
    const form = {
      email: `guest-${this.id}@example.com`,
      shipTo,
      billTo: null,
      shippingService: service,
      poNumber: null,
      paymentTerm: 'advanced',
      paymentService: 'check',
    };
    const { cartVersion, totals } = chosen.data;
    const body = { form, cartVersion, acceptedTotal: totals.grandTotal };
    const placed = await this.send(guest, '/checkout/purchase', body, randomUUID());
    if (placed.status === 200) this.orders.push(placed.data as Order);
  }

  /** A line that breaks is an answer like any other that is no 200. */
  private async send(browser: Browser, path: string, body: unknown, key?: string): Promise<Answer> {
    const lost = { status: 0, data: undefined, error: undefined };
    const answer = await browser.send('POST', path, body, key).catch(() => lost);
    if (answer.status !== 200) this.refused.push(answer.status);
    return answer;
  }
}
