import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { Browser } from './browser.ts';
import { Dock, ok } from './dock.ts';
import { shipTo } from './ship-to.ts';

const password = 'Gantry-demo-1';
let keys = 0;
const nextKey = () => `audited-world-key-${(keys += 1)}`;

/** A small shop with a bit of everything: orders that wait, left, were paid, and were credited, all by its own API. */
export class AuditedWorld {
  private readonly dock: Dock;

  private constructor(
    private readonly buyer: Browser,
    private readonly admin: Browser,
  ) {
    this.dock = new Dock(admin);
  }

  static async build(origin: string, database: Client): Promise<AuditedWorld> {
    const signIn = async (who: string) => {
      const browser = new Browser(origin);
      ok(await browser.send('POST', '/auth/sign-in', { email: `${who}@demo.gantry.example`, password }));
      return browser;
    };
    const admin = await signIn('admin');
    await giveTerms(admin);
    const world = new AuditedWorld(await signIn('buyer'), admin);
    await world.place();
    await addPromotions(database, await world.pickGift());
    const paid = await world.place();
    const voided = await world.place();
    const bounced = await world.place();
    for (const number of [paid, voided, bounced]) {
      for (const to of ['confirmed', 'received', 'processing']) await world.dock.moveLines(number, to);
      await world.dock.ship(number);
    }
    await world.rest(database);
    await world.voidInvoice(voided);
    await world.receive(paid, 'check 1001');
    await world.receive(bounced, 'check 1002');
    await world.writeOffBounced(database, bounced);
    await world.keepCredit(await world.receiveEarly(database));
    await world.rest(database);
    return world;
  }

  /** What the buyer reads of their account. */
  async statement(): Promise<any> {
    return ok(await this.buyer.get('/my-account/statement')).data;
  }

  /** What everybody can buy, and has a price. */
  private async listGoods(): Promise<any[]> {
    const { items } = ok(await this.buyer.get('/catalog/products?availability=in-stock')).data;
    return items.filter(({ price }: any) => price.visibility === 'public');
  }

  private async pickGift(): Promise<string> {
    return (await this.listGoods())[2].sku;
  }

  private async place(): Promise<string> {
    for (const { sku, minQuantity } of (await this.listGoods()).slice(0, 2)) {
      ok(await this.buyer.send('POST', '/cart/lines', { sku, quantity: minQuantity * 2 }, nextKey()));
    }
    const { country, region, postalCode } = shipTo;
    const place = { country, region, postalCode, shippingService: null };
    const first = ok(await this.buyer.send('POST', '/checkout/preview', place)).data;
    const shippingService = first.shippingService ?? first.options[0].service;
    const preview = ok(
      await this.buyer.send('POST', '/checkout/preview', { ...place, shippingService }),
    ).data;
    const form = {
      email: 'buyer@demo.gantry.example',
      shipTo,
      billTo: null,
      shippingService,
      poNumber: 'PO-7731',
      paymentTerm: 'net-30',
      paymentService: 'check',
    };
    const { cartVersion, totals } = preview;
    const body = { form, cartVersion, acceptedTotal: totals.grandTotal };
    return ok(await this.buyer.send('POST', '/checkout/purchase', body, nextKey())).data.number;
  }

  private async invoiceOf(number: string) {
    const [{ number: invoice }] = ok(await this.admin.get(`/admin/orders/${number}/invoices`)).data;
    return ok(await this.admin.get(`/admin/invoices/${invoice}`)).data;
  }

  private async voidInvoice(number: string): Promise<void> {
    const { number: invoice, version } = await this.invoiceOf(number);
    const body = { version, reason: 'never arrived' };
    ok(await this.admin.send('POST', `/admin/invoices/${invoice}/void`, body, nextKey()));
  }

  /** A check for the whole invoice. */
  private async receive(number: string, reference: string): Promise<void> {
    const { amount } = await this.invoiceOf(number);
    const body = { amount, reference };
    ok(await this.admin.send('POST', `/admin/orders/${number}/receipts`, body, nextKey()));
  }

  /** The check bounces, and what is owed again is given up: the order has failed to be paid, and is settled. */
  private async writeOffBounced(database: Client, number: string): Promise<void> {
    await this.rest(database);
    const { amount } = await this.invoiceOf(number);
    await this.actOnCheck(number, 'returned');
    await this.rest(database);
    const body = { action: 'write-off', amount, reason: 'the check bounced' };
    ok(await this.admin.send('POST', `/admin/orders/${number}/payments`, body, nextKey()));
  }

  /** Money before its goods leave: all that an order costs, and a sum that nobody waits for. */
  private async receiveEarly(database: Client): Promise<string> {
    const early = await this.place();
    const { totals } = ok(await this.admin.get(`/admin/orders/${early}`)).data;
    const other = await this.place();
    await this.rest(database);
    for (const [number, amount] of [
      [early, totals.grandTotal],
      [other, 12_345],
    ]) {
      const body = { amount, reference: `wire ${number}` };
      ok(await this.admin.send('POST', `/admin/orders/${number}/receipts`, body, nextKey()));
    }
    return other;
  }

  /** The sum that nobody waited for stays as the customer's. */
  private async keepCredit(number: string): Promise<void> {
    await this.actOnCheck(number, 'keep');
  }

  /** What the one transaction of an order allows that allows it. */
  private async actOnCheck(number: string, action: 'keep' | 'returned'): Promise<void> {
    const { transactions } = ok(await this.admin.get(`/admin/orders/${number}/payments`)).data;
    const { id: transactionId } = transactions.find(({ actions }: any) => actions.includes(action));
    const body = { action, transactionId, reason: 'said so by the customer' };
    ok(await this.admin.send('POST', `/admin/orders/${number}/payments`, body, nextKey()));
  }

  /** Until nothing is on its way any more. */
  private async rest(database: Client): Promise<void> {
    for (let tries = 0; tries < 2400; tries += 1) {
      const { rows } = await database.query('select 1 from graphile_worker._private_jobs limit 1');
      if (rows.length === 0) return;
      await sleep(50);
    }
    throw new Error('the outbox does not come to rest');
  }
}

/** All that is ordered from here on is 7 % cheaper, a few times, and comes with a gift. */
async function addPromotions(database: Client, giftSku: string): Promise<void> {
  await database.query(
    `insert into sales.promotion (id, names, kind, value, is_stackable, limit_total, limit_each, status, version)
     values (gen_random_uuid(), '{"en-US":"Seven percent off"}', 'percent', 700, true, 4, 4, 'active', 1)`,
  );
  const gift = { sku: giftSku, name: 'A gift', quantity: 2, shipsFree: true };
  await database.query(
    `insert into sales.promotion (id, names, kind, value, is_stackable, gift, status, version)
     values (gen_random_uuid(), '{"en-US":"A gift"}', 'gift', 0, true, $1::jsonb, 'active', 1)`,
    [JSON.stringify(gift)],
  );
}

/** The company of the buyer has a credit line, which all of its orders count against. */
async function giveTerms(admin: Browser): Promise<void> {
  const { items } = ok(await admin.get('/admin/access/accounts?search=buyer%40demo')).data;
  const path = `/admin/access/accounts/${items[0].number}`;
  const { version, membership } = ok(await admin.get(path)).data;
  const { version: creditVersion } = membership.credit;
  const terms = { act: 'set-company-terms', creditLimit: '50000', maxTerm: 'net-30', reason: 'checked' };
  ok(await admin.send('POST', `${path}/acts`, { ...terms, version, creditVersion }, nextKey()));
}
