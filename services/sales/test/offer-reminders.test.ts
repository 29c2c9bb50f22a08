import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { RemindOffers } from '../src/offer/remind-offers.ts';
import { InquiryFixture } from './inquiry-fixture.ts';
import { OfferFixture, type Quote } from './offer-fixture.ts';

let quotes: InquiryFixture;
let offers: OfferFixture;
beforeAll(async () => {
  quotes = await InquiryFixture.start();
  offers = new OfferFixture(quotes);
});
afterAll(() => quotes.stop());

const remind = () => quotes.sales.service.app.get(RemindOffers, { strict: false }).remindOffers();
const kinds = async ({ number }: Quote) =>
  (await quotes.kinds(number)).filter((kind) => kind.endsWith('expiring')).length;
/** Lets offers have been sent some days ago; nothing else may change one. */
async function age(...sent: Quote[]): Promise<void> {
  await quotes.sales.sql('alter table sales.offer disable trigger user');
  for (const { number } of sent)
    await quotes.sales.sql(
      `update sales.offer set sent_at = now() - interval '5 days'
       where inquiry_id = (select id from sales.inquiry where number = ?)`,
      [number],
    );
  await quotes.sales.sql('alter table sales.offer enable trigger user');
}

test('a customer is reminded once of an offer that ends soon, not of one that has time or was just sent', async () => {
  const ending = await offers.offered(undefined, { validDays: 2 });
  const longer = await offers.offered(undefined, { validDays: 30 });
  const fresh = await offers.offered(undefined, { validDays: 2 });
  await age(ending, longer);
  await remind();
  await remind();
  expect([await kinds(ending), await kinds(longer), await kinds(fresh)]).toEqual([1, 0, 0]);
  const [mail] = (await quotes.told(ending.number)).filter(({ payload }) => payload.kind === 'expiring');
  expect(mail?.payload).toMatchObject({ token: ending.token, validUntil: expect.stringMatching(/^\d{4}-/) });
});
