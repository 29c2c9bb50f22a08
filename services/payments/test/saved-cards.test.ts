import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import {
  paymentsChooseMethod,
  paymentsFinishCard,
  paymentsListMethods,
  paymentsRemoveMethod,
  paymentsStartCard,
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

const own = { caller: aCaller() };
const startCard = (idempotencyKey: string = randomUUID()) =>
  shop.service.call(paymentsStartCard, {}, { ...own, idempotencyKey });
const finishCard = (reference: string, caller = own) =>
  shop.service.call(paymentsFinishCard, { body: { reference } }, caller);
const referenceOf = ({ clientSecret }: { clientSecret: string }) => clientSecret.split('_secret_')[0]!;
const listCards = () => shop.service.call(paymentsListMethods, {}, own);

test('a card is saved without an order, once, by its owner alone, as the provider says', async () => {
  await shop.service.sql('delete from payments.saved_method');
  const key = randomUUID();
  const started = await startCard(key);
  expect(started).toMatchObject({ isTest: true, publishableKey: 'pk_test_1' });
  expect(await startCard(key)).toEqual(started);
  const reference = referenceOf(started);
  expect(await finishCard(reference)).toEqual({ outcome: 'waiting' });
  shop.cards.save(reference);
  const stranger = { caller: aCaller({ accountId: randomUUID() }) };
  for (const [name, who] of [
    [reference, stranger],
    ['seti_unknown', own],
  ] as const)
    await expect(finishCard(name, who)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await listCards()).toEqual([]);
  const finished = await Promise.all([finishCard(reference), finishCard(reference), finishCard(reference)]);
  expect(finished.map(({ outcome }) => outcome)).toEqual(['saved', 'saved', 'saved']);
  expect(await listCards()).toMatchObject([{ brand: 'visa', last4: '4242', isDefault: true }]);
});

test('a card that is refused is not kept, and a provider that is away is asked again', async () => {
  const before = await listCards();
  const reference = referenceOf(await startCard());
  const failure = { code: 'authentication-failed', detail: 'setup_intent_authentication_failure' } as const;
  shop.cards.save(reference, { state: 'refused', saved: null, method: null, failure });
  expect(await finishCard(reference)).toEqual({ outcome: 'refused', failure: 'authentication-failed' });
  shop.cards.isAway = true;
  expect(await finishCard(reference)).toEqual({ outcome: 'waiting' });
  await expect(startCard()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  shop.cards.isAway = false;
  expect(await listCards()).toEqual(before);
});

/** What the audit trail is told of saved cards, by what each was before and after. */
async function auditedCards(): Promise<unknown[]> {
  const rows = await shop.service.sql<{ payload: Record<string, unknown> }>(
    `select j.payload->'payload' as payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'identity:record.changed' and j.payload->'payload'->>'field' = 'saved card' order by j.id`,
  );
  return rows.map(({ payload: { actor, entity, entityNumber, before, after } }) => ({
    actor,
    entity,
    entityNumber,
    before,
    after,
  }));
}

test('the audit trail is told once of a card that is saved, and of one that is removed', async () => {
  await shop.service.sql('delete from payments.saved_method');
  const before = (await auditedCards()).length;
  const reference = referenceOf(await startCard());
  shop.cards.save(reference);
  await Promise.all([finishCard(reference), finishCard(reference)]);
  const [card] = await listCards();
  await shop.service.call(paymentsRemoveMethod, { params: { id: card!.id } }, own);
  const { name, accountNumber } = aCaller();
  const by = { actor: name, entity: 'account', entityNumber: accountNumber };
  expect((await auditedCards()).slice(before)).toEqual([
    { ...by, before: null, after: 'visa 4242' },
    { ...by, before: 'visa 4242', after: null },
  ]);
});

test('cards that are saved at one moment are all kept, and one of them is chosen at first', async () => {
  for (let round = 0; round < 5; round += 1) {
    await shop.service.sql('delete from payments.saved_method');
    const references = await Promise.all([1, 2, 3, 4].map(async () => referenceOf(await startCard())));
    for (const reference of references) shop.cards.save(reference);
    const finished = await Promise.all(references.map((reference) => finishCard(reference)));
    expect(finished.map(({ outcome }) => outcome)).toEqual(['saved', 'saved', 'saved', 'saved']);
    const cards = await listCards();
    expect(cards.map(({ isDefault }) => isDefault)).toEqual([true, false, false, false]);
  }
});

test('a removed card is forgotten by its provider, and no news of an old payment brings it back', async () => {
  await shop.service.sql('delete from payments.saved_method');
  const number = await shop.place();
  await shop.start(number, { saveMethod: true });
  const { reference } = shop.cards.only;
  shop.cards.pay(reference);
  await shop.finish(number, reference);
  const [card] = await listCards();
  await shop.service.call(paymentsRemoveMethod, { params: { id: card!.id } }, own);
  await shop.service.runJobs();
  expect(shop.cards.forgotten).toContain(`pm_${reference}`);
  await shop.finish(number, reference);
  expect(await listCards()).toEqual([]);
  const next = await shop.place();
  const again = shop.start(next, { savedMethodId: card!.id });
  await expect(again).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
