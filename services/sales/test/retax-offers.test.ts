import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { salesAcceptOffer, salesGetOffer } from '@gantry/contracts/endpoints/offers';
import { salesAdminGetOrder } from '@gantry/contracts/endpoints/sales';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { EventPayload } from '@gantry/contracts/events';
import { publish } from '@gantry/nest-kit/events';
import { InquiryFixture } from './inquiry-fixture.ts';
import { OfferFixture, type Quote } from './offer-fixture.ts';
import { newKey } from './sales-fixture.ts';

let quotes: InquiryFixture;
let offers: OfferFixture;
beforeAll(async () => {
  quotes = await InquiryFixture.start();
  offers = new OfferFixture(quotes);
});
afterAll(() => quotes.stop());
beforeEach(() => {
  quotes.sales.shop.certificate = null;
});

type Kind = EventPayload<'certificate.changed'>['kind'];
/** Taxation tells what became of a certificate of this customer. */
async function tell(kind: Kind, { accountId, companyId }: Identity, holds: string | null): Promise<void> {
  quotes.sales.shop.certificate = holds;
  const em = quotes.sales.service.app.get(EntityManager, { strict: false }).fork();
  const owner = { email: 'pat@example.com', name: 'Pat', locale: 'en-US' };
  const certificate = { number: 'TX-77', states: ['WY'], expiresAt: null, reason: null };
  const payload = { kind, accountId, companyId, ...owner, ...certificate };
  const mark = { entity: 'certificate:1', version: randomUUID() };
  await em.transactional((tx) => publish(tx, 'certificate.changed', payload, mark));
  await quotes.sales.service.runJobs();
}
const read = ({ number, token }: Quote) =>
  quotes.sales.service.call(salesGetOffer, { params: { number }, query: { token } }, {});
const accept = ({ number, token }: Quote, acceptedTotal: number | null = null) => {
  const body = { revision: 1, poNumber: null, paymentService: 'check', acceptedTotal } as never;
  const options = { idempotencyKey: newKey() };
  return quotes.sales.service.call(salesAcceptOffer, { params: { number }, query: { token }, body }, options);
};
const orderOf = (number: string) =>
  quotes.sales.service.call(
    salesAdminGetOrder,
    { params: { number } },
    { caller: quotes.sales.account({ role: 'admin' }) },
  );

test('an approved certificate lowers the offers of its owner, and the order costs what the offer says', async () => {
  const customer = quotes.customer();
  const quote = await offers.offered(customer);
  const before = (await read(quote))!;
  await tell('approved', quotes.customer(), 'TX-77');
  expect((await read(quote))!.totals).toEqual(before.totals);
  await tell('approved', customer, 'TX-77');
  const after = (await read(quote))!;
  expect(after.totals).toEqual({
    ...before.totals,
    tax: 0,
    grandTotal: before.totals.grandTotal! - before.totals.tax!,
  });
  expect(await quotes.kinds(quote.number)).toContain('inquiry.for-customer retaxed');
  const { number } = await accept(quote, after.totals.grandTotal);
  const order = await orderOf(number);
  expect(order.totals).toEqual(after.totals);
  expect(order.taxLines).toMatchObject([{ amount: 0, reason: 'customer-exempt', certificate: 'TX-77' }]);
});

test.each(['canceled', 'expired'] as const)(
  'a certificate that is %s raises them again, and nobody accepts that unseen',
  async (kind) => {
    const customer = quotes.customer();
    const quote = await offers.offered(customer);
    const sent = (await read(quote))!;
    await tell('approved', customer, 'TX-77');
    await tell(kind, customer, null);
    const raised = (await read(quote))!;
    expect(raised.totals).toEqual(sent.totals);
    await expect(accept(quote, 1)).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
    const { number } = await accept(quote, raised.totals.grandTotal);
    expect((await orderOf(number)).totals).toEqual(sent.totals);
  },
);

test('what its tax became is never changed', async () => {
  for (const change of ['update sales.offer_tax set at = now()', 'delete from sales.offer_tax'])
    await expect(quotes.sales.sql(change)).rejects.toThrow(/never changed/);
});

test('an offer from before its calculation was kept brings one to its order, where it comes to the same cents', async () => {
  const taxed = async (sent: string) => {
    const quote = await offers.offered(quotes.customer());
    await quotes.sales.sql('alter table sales.offer disable trigger user');
    await quotes.sales.sql(
      `update sales.offer set tax_record = null, ${sent} where inquiry_id =
       (select id from sales.inquiry where number = ?)`,
      [quote.number],
    );
    await quotes.sales.sql('alter table sales.offer enable trigger user');
    const { number } = await accept(quote, (await read(quote))!.totals.grandTotal);
    const rows = await quotes.sales.sql<{ total: number }>(
      `select (j.payload #>> '{payload,record,total}')::int as total from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'taxation:order.taxed' and j.payload #>> '{payload,number}' = ?`,
      [number],
    );
    return { tax: (await orderOf(number)).totals.tax, kept: rows.map(({ total }) => total) };
  };
  const same = await taxed('tax = tax');
  expect(same.kept).toEqual([same.tax]);
  expect((await taxed('tax = tax + 1, grand_total = grand_total + 1')).kept).toEqual([]);
});
