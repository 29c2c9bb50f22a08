import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { paymentsListMethods } from '@gantry/contracts/endpoints/payments';
import { aCaller } from '@gantry/nest-kit/testing';
import { startPayments, type PaymentsFixture } from './payments-fixture.ts';

let shop: PaymentsFixture;
beforeAll(async () => {
  shop = await startPayments();
});
afterAll(() => shop.stop());

test('cards of an erased account are forgotten, here and by their provider; money that moved stays', async () => {
  const number = await shop.place();
  await shop.start(number, { saveMethod: true });
  shop.cards.pay(shop.cards.only.reference);
  await shop.finish(number, shop.cards.only.reference);
  const { accountId, accountNumber, email } = aCaller();
  expect(await shop.service.call(paymentsListMethods, {}, { caller: aCaller() })).toHaveLength(1);
  // somebody who has paid an invoice that a colleague's order made
  await shop.service.sql(`update payments.transaction set payer = ?::jsonb`, [
    JSON.stringify({ email, name: 'Ann', locale: 'en-US' }),
  ]);
  const [before] = await shop.service.sql('select count(*)::int as n from payments.transaction');
  await shop.publishEvent('account.erased', {
    accountId: accountId!,
    accountNumber: accountNumber!,
    email: email!,
  });
  await shop.service.runJobs();
  expect(await shop.service.call(paymentsListMethods, {}, { caller: aCaller() })).toEqual([]);
  const [card] = await shop.service.sql(
    'select brand, last4, removed_at is not null as gone from payments.saved_method',
  );
  expect(card).toEqual({ brand: '', last4: null, gone: true });
  const orders = await shop.service.sql('select email, name from payments.payable_order');
  expect(orders).toEqual([{ email: 'a-1001@erased.invalid', name: 'A-1001' }]);
  expect(await shop.service.sql('select count(*)::int as n from payments.transaction')).toEqual([before]);
  const payers = await shop.service.sql(
    `select payer->>'email' as email, payer->>'name' as name from payments.transaction`,
  );
  expect(payers).toEqual([{ email: 'a-1001@erased.invalid', name: 'A-1001' }]);
  const forgotten = await shop.service.sql(
    `select 1 from payments.handled_event where entity like 'card:%' and effect like '%forgetCard%'`,
  );
  expect(forgotten).toHaveLength(1);
});
