import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import {
  paymentsChooseMethod,
  paymentsListMethods,
  paymentsRemoveMethod,
} from '@gantry/contracts/endpoints/payments';
import { aCaller } from '@gantry/nest-kit/testing';
import { startPayments, type PaymentsFixture } from './payments-fixture.ts';

let shop: PaymentsFixture;
beforeAll(async () => {
  shop = await startPayments();
});
beforeEach(() => shop.cards.payments.clear());
afterAll(() => shop.stop());

test('a saved card pays the next order at once', async () => {
  const number = await shop.place();
  await shop.start(number, { saveMethod: true });
  shop.cards.pay(shop.cards.only.reference);
  await shop.finish(number, shop.cards.only.reference);
  const [method] = await shop.service.sql<{ id: string }>(
    'select id from payments.saved_method order by created_at desc limit 1',
  );
  const next = await shop.place();
  expect(await shop.start(next, { savedMethodId: method?.id ?? '' })).toMatchObject({ isSettled: true });
  expect(await shop.told(next)).toMatchObject({ status: 'authorized' });
});

test('whether a card is kept changes under what its payer has typed, until they have paid', async () => {
  const number = await shop.place();
  const first = await shop.start(number);
  const { reference } = shop.cards.only;
  const kept = await shop.start(number, { saveMethod: true });
  expect(kept).toMatchObject({ transactionId: first.transactionId, clientSecret: `${reference}_secret` });
  expect(shop.cards.only.saved).toMatchObject({ customer: 'cus_1' });
  await shop.start(number);
  expect(shop.cards.only.saved).toBeNull();
  await shop.start(number, { saveMethod: true });
  shop.cards.pay(reference);
  await shop.finish(number, reference);
  const saved = await shop.service.sql('select 1 from payments.saved_method where method = ?', [
    `pm_${reference}`,
  ]);
  expect(saved).toHaveLength(1);
});

test('the first saved card is chosen at first, until another one is or it is removed', async () => {
  await shop.service.sql('delete from payments.saved_method');
  for (let count = 0; count < 2; count += 1) {
    shop.cards.payments.clear();
    const number = await shop.place();
    await shop.start(number, { saveMethod: true });
    shop.cards.pay(shop.cards.only.reference);
    await shop.finish(number, shop.cards.only.reference);
  }
  const own = { caller: aCaller() };
  const list = () => shop.service.call(paymentsListMethods, {}, own);
  const [first, second] = await list();
  expect([first?.isDefault, second?.isDefault]).toEqual([true, false]);
  const params = { id: second!.id };
  const stranger = { caller: aCaller({ accountId: randomUUID() }) };
  await expect(shop.service.call(paymentsChooseMethod, { params }, stranger)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  for (let turn = 0; turn < 2; turn += 1) {
    const chosen = await shop.service.call(paymentsChooseMethod, { params }, own);
    expect(chosen.map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [second?.id, true],
      [first?.id, false],
    ]);
  }
  // an account that takes another's place keeps its own choice
  const other = randomUUID();
  await shop.service.sql('update payments.saved_method set account_id = ?, is_default = true where id = ?', [
    other,
    first?.id,
  ]);
  const merged = { fromId: other, fromNumber: 'a-1', intoId: aCaller().accountId ?? '', intoNumber: 'a-2' };
  await shop.publishEvent('account.merged', merged);
  await shop.service.runJobs();
  expect((await list()).map(({ isDefault }) => isDefault)).toEqual([true, false]);
  await shop.service.call(paymentsRemoveMethod, { params }, own);
  expect(await list()).toEqual([expect.objectContaining({ id: first?.id, isDefault: true })]);
});
