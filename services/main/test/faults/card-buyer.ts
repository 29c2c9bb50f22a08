import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Browser, type Answer } from '../browser.ts';
import { ok } from '../dock.ts';
import { shipTo } from '../ship-to.ts';
import type { FaultStore } from './fault-store.ts';

const { country, region, postalCode } = shipTo;
const service = 'stripe-payment-intent';
let buyers = 0;

export interface Placed {
  readonly number: string;
  readonly token: string;
}
interface Body {
  readonly form: object;
  readonly cartVersion: number;
  readonly acceptedTotal: number;
}

/** A call with the key it is repeated by. */
interface Wanted {
  readonly path: string;
  readonly body: unknown;
  readonly key?: string;
}

/**
 * A guest who buys by card and, like a browser with a person before it, asks again by the same key when no answer comes.
 * Everything acknowledged is kept here, outside the store.
 */
export class CardBuyer {
  readonly browser: Browser;
  readonly email: string;
  /** every number the store has acknowledged for the one order, in the order they came */
  readonly acknowledged: string[] = [];
  private readonly orderKey = randomUUID();

  constructor(private readonly store: Pick<FaultStore, 'origin' | 'pageUrl'>) {
    buyers += 1;
    this.browser = new Browser(store.origin);
    this.email = `card-buyer-${buyers}@example.com`;
  }

  /** From an empty cart to a payment the provider has confirmed. */
  async buy(sku: string, quantity: number): Promise<Placed> {
    await this.fill(sku, quantity);
    const placed = await this.place(await this.review());
    await this.pay(placed);
    return placed;
  }

  async fill(sku: string, quantity: number): Promise<void> {
    ok(await this.insist({ path: '/cart/lines', body: { sku, quantity }, key: randomUUID() }));
  }

  /** Goes on with a cart that is empty, as another visitor. */
  leaveCart(): void {
    this.browser.cookies.delete('cart');
  }

  /** What is sent to order the cart as it is now. */
  async review(paymentService: string = service): Promise<Body> {
    const place = { country, region, postalCode, shippingService: null };
    const first = ok(await this.insist({ path: '/checkout/preview', body: place })).data;
    const shippingService = first.shippingService ?? first.options[0].service;
    const body = { ...place, shippingService };
    const { cartVersion, totals } = ok(await this.insist({ path: '/checkout/preview', body })).data;
    const form = {
      email: this.email,
      shipTo,
      billTo: null,
      shippingService,
      poNumber: null,
      paymentTerm: 'advanced',
      paymentService,
    };
    return { form, cartVersion, acceptedTotal: totals.grandTotal };
  }

  /** The order, by the buyer's one key. */
  async order(body: Body): Promise<Answer> {
    const answer = await this.insist({ path: '/checkout/purchase', body, key: this.orderKey });
    if (answer.status === 200) this.acknowledged.push(answer.data.number);
    return answer;
  }

  async place(body: Body): Promise<Placed> {
    return ok(await this.order(body)).data as Placed;
  }

  async pay(placed: Placed): Promise<void> {
    const secret = await this.startPaying(placed);
    await this.confirmCard(secret);
    await this.comeBack(placed, secret);
  }

  /** @returns the secret by which the card is confirmed; of a payment that was begun before, the same */
  async startPaying({ number, token }: Placed): Promise<string> {
    const body = { service, token };
    const path = `/orders/${number}/payments`;
    return ok(await this.insist({ path, body, key: randomUUID() })).data.clientSecret as string;
  }

  /** The payer types their card; it goes to the provider alone. */
  async confirmCard(secret: string): Promise<void> {
    const body = new URLSearchParams({
      client_secret: secret,
      use_stripe_sdk: 'true',
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '34',
      'payment_method_data[card][cvc]': '123',
    });
    const headers = { authorization: 'Bearer pk_test_gantry' };
    const address = `${this.store.pageUrl}/v1/payment_intents/${referenceOf(secret)}/confirm`;
    await fetch(address, { method: 'POST', headers, body });
  }

  comeBack({ number, token }: Placed, secret: string): Promise<Answer> {
    const body = { token, reference: referenceOf(secret) };
    return this.insist({ path: `/orders/${number}/payments/finish`, body });
  }

  /** Asks until there is an answer that is about what was asked: no broken line, and no service that is away. */
  private async insist({ path, body, key }: Wanted): Promise<Answer> {
    for (const end = Date.now() + 60_000; Date.now() < end; await sleep(100)) {
      const answer = await this.browser.send('POST', path, body, key).catch(() => undefined);
      if (answer && ![502, 503, 504].includes(answer.status) && answer.error?.code !== 'IN_PROGRESS')
        return answer;
    }
    throw new Error(`${path} is never answered`);
  }
}

const referenceOf = (secret: string) => secret.split('_secret_')[0] ?? '';
