import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { createTestDatabase, type TestDatabase } from '@gantry/testing/database';
import {
  salesAddCartLine,
  salesGetCart,
  salesPlaceOrder,
  salesPreviewCheckout,
  salesSetStock,
} from '@gantry/contracts/endpoints/sales';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { Cart } from '@gantry/contracts/schemas/cart';
import type { RequestOf } from '@gantry/contracts/endpoint';
import { aCaller, migrationOf, startTestService, type TestService } from '@gantry/nest-kit/testing';
import { salesService } from '../src/sales.service-definition.ts';
import { FakeShop } from './fake-shop.ts';

type Body = RequestOf<typeof salesPlaceOrder>['body'];
export type Form = Body['form'];

const shipTo = {
  company: 'Acme Works',
  attention: 'Pat Buyer',
  line1: '1 Main St',
  line2: null,
  city: 'Casper',
  region: 'WY',
  postalCode: '82601',
  country: 'US',
  phone: null,
};
/** A valid form of a guest who pays in advance. */
export const aForm = (facts: Partial<Form> = {}): Form => ({
  email: 'pat@example.com',
  shipTo,
  billTo: null,
  shippingService: 'ups-ground',
  poNumber: null,
  paymentTerm: 'advanced',
  paymentService: 'check',
  note: null,
  ...facts,
});
export const terms = (facts: Partial<Form> = {}) =>
  aForm({ paymentTerm: 'net-30', poNumber: 'PO-7', ...facts });
/** Many buyers at once wait for each other: no deadline of a single call may end the test. */
const timeoutMs = 120_000;
export const newKey = () => randomUUID();

/** Who buys: a guest by cart token or an account. */
export interface Buyer {
  readonly caller?: Identity;
  readonly cartToken?: string;
}

/** The sales service on a database of its own, with a shop to buy from. */
export class SalesFixture {
  readonly shop = new FakeShop();
  private constructor(
    readonly database: TestDatabase,
    private started: TestService | undefined,
  ) {}

  static async start(env: Record<string, string> = {}): Promise<SalesFixture> {
    const database = await createTestDatabase({ migrate: migrationOf(salesService) });
    const fixture = new SalesFixture(database, undefined);
    fixture.started = await startTestService(salesService, {
      databaseUrl: database.url,
      fakes: fixture.shop.fakes,
      env,
    });
    return fixture;
  }

  get service(): TestService {
    if (!this.started) throw new Error('not started');
    return this.started;
  }

  async stop(): Promise<void> {
    await this.service.stop();
    await this.database.dropDatabase();
  }

  /** An account with a credit line of its own. */
  account(facts: Partial<Identity> = {}): Identity {
    return aCaller({ accountId: randomUUID(), creditLimit: 1_000_000, ...facts });
  }

  async sql<Row = Record<string, unknown>>(text: string, parameters: unknown[] = []): Promise<Row[]> {
    const em = this.service.app.get(EntityManager, { strict: false }).fork();
    return (await em.execute(text, parameters)) as Row[];
  }

  stock(sku: string, onHand: number) {
    return this.service.call(salesSetStock, { body: { rows: [{ sku, onHand }] } });
  }

  add(buyer: Buyer, sku: string, quantity = 1): Promise<Cart> {
    const options = { ...buyer, idempotencyKey: newKey(), timeout: timeoutMs };
    return this.service.call(salesAddCartLine, { body: { sku, quantity } }, options);
  }

  /** A guest with one product in the cart. */
  async guestWith(sku: string, quantity = 1): Promise<{ cartToken: string }> {
    const { token } = await this.add({}, sku, quantity);
    return { cartToken: token! };
  }

  cart(buyer: Buyer): Promise<Cart> {
    return this.service.call(salesGetCart, {}, buyer);
  }

  preview(buyer: Buyer, facts: object = {}) {
    const body = { country: 'US', region: 'WY', postalCode: '82601', shippingService: null, ...facts };
    return this.service.call(salesPreviewCheckout, { body }, buyer);
  }

  /** The request a page would send after its preview. */
  async request(buyer: Buyer, form: Form = aForm()): Promise<Body> {
    const { country, region, postalCode } = form.shipTo;
    const { shipTogether = false } = form;
    const place = { country, region, postalCode, shipTogether };
    const { cartVersion, totals } = await this.preview(buyer, place);
    return { form, cartVersion, acceptedTotal: totals.grandTotal };
  }

  send(buyer: Buyer, body: Body, key = newKey()) {
    return this.service.call(
      salesPlaceOrder,
      { body },
      { ...buyer, idempotencyKey: key, timeout: timeoutMs },
    );
  }

  async place(buyer: Buyer, form: Form = aForm()) {
    return this.send(buyer, await this.request(buyer, form));
  }

  /** An account's order of one product. */
  async placed(caller: Identity, sku: string, quantity = 1, form: Form = terms()) {
    await this.add({ caller }, sku, quantity);
    return this.place({ caller }, form);
  }
}
