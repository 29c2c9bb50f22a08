import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Browser, type Answer } from '../browser.ts';
import { ok } from '../dock.ts';
import { shipTo } from '../ship-to.ts';
import type { FaultStore } from './fault-store.ts';

const { country, region, postalCode } = shipTo;
let buyers = 0;

/** A payment that was begun: what its payer needs in order to go on. */
export interface Begun {
  readonly clientSecret: string | null;
  readonly approveUrl: string | null;
}

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
 * A guest who pays online and, like a browser with a person before it, asks again by the same key when no answer comes.
 * Everything acknowledged is kept here, outside the store.
 */
export abstract class OnlineBuyer {
  abstract readonly service: string;
  private browser: Browser;
  readonly email: string;
  /** every number the store has acknowledged for the one order, in the order they came */
  readonly acknowledged: string[] = [];
  private readonly orderKey = randomUUID();

  /** @param others where they are sent to in turn when nobody answers, as by a load balancer */
  constructor(
    protected readonly store: Pick<FaultStore, 'origin' | 'pageUrl'>,
    private readonly others: readonly string[] = [],
  ) {
    buyers += 1;
    this.browser = new Browser(store.origin);
    this.email = `buyer-${buyers}@example.com`;
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
  async review(paymentService: string = this.service): Promise<Body> {
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
    const begun = await this.startPaying(placed);
    await this.approve(begun);
    await this.comeBack(placed, begun);
  }

  /** Of a payment that was begun before, the same. */
  async startPaying({ number, token }: Placed): Promise<Begun> {
    const body = { service: this.service, token };
    const path = `/orders/${number}/payments`;
    return ok(await this.insist({ path, body, key: randomUUID() })).data as Begun;
  }

  /** The payer says yes to the provider, whom alone they tell of their card or wallet. */
  abstract approve(begun: Begun): Promise<void>;

  /** By what the provider knows the payment. */
  protected abstract referenceOf(begun: Begun): string;

  comeBack({ number, token }: Placed, begun: Begun): Promise<Answer> {
    const body = { token, reference: this.referenceOf(begun) };
    return this.insist({ path: `/orders/${number}/payments/finish`, body });
  }

  /** Asks until there is an answer that is about what was asked: no broken line, and no service that is away. */
  private async insist({ path, body, key }: Wanted): Promise<Answer> {
    const origins = [...this.others, this.store.origin];
    for (let turn = 0, end = Date.now() + 60_000; Date.now() < end; await sleep(100)) {
      const answer = await this.browser.send('POST', path, body, key).catch(() => undefined);
      if (!answer) this.browser = this.browser.at(origins[turn++ % origins.length]!);
      if (answer && ![502, 503, 504].includes(answer.status) && answer.error?.code !== 'IN_PROGRESS')
        return answer;
    }
    throw new Error(`${path} is never answered`);
  }
}

/** Types their card into the provider's form. */
export class CardBuyer extends OnlineBuyer {
  readonly service = 'stripe-payment-intent';

  async approve(begun: Begun): Promise<void> {
    const body = new URLSearchParams({
      client_secret: begun.clientSecret ?? '',
      use_stripe_sdk: 'true',
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '34',
      'payment_method_data[card][cvc]': '123',
    });
    const headers = { authorization: 'Bearer pk_test_gantry' };
    const address = `${this.store.pageUrl}/v1/payment_intents/${this.referenceOf(begun)}/confirm`;
    await fetch(address, { method: 'POST', headers, body });
  }

  protected referenceOf({ clientSecret }: Begun): string {
    return clientSecret?.split('_secret_')[0] ?? '';
  }
}

/** Is sent to the wallet's own page, and approves there. */
export class WalletBuyer extends OnlineBuyer {
  readonly service = 'paypal-express-checkout';

  async approve(begun: Begun): Promise<void> {
    const { origin, pathname } = new URL(begun.approveUrl ?? '');
    const body = new URLSearchParams({ token: this.referenceOf(begun), answer: 'approve' });
    await fetch(origin + pathname, { method: 'POST', body, redirect: 'manual' });
  }

  protected referenceOf({ approveUrl }: Begun): string {
    return new URL(approveUrl ?? '').searchParams.get('token') ?? '';
  }
}
