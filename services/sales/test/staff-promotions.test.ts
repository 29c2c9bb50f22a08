import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as endpoints from '@gantry/contracts/endpoints/promotions';
import { salesEnterCode } from '@gantry/contracts/endpoints/sales';
import {
  promotionSorts,
  type PromotionForm,
  type PromotionRecord,
} from '@gantry/contracts/schemas/promotion-admin';
import type { PromotionStatus } from '@gantry/domain/promotions';
import type { Role } from '@gantry/domain/roles';
import { newKey, SalesFixture, terms } from './sales-fixture.ts';

let sales: SalesFixture;
beforeAll(async () => {
  sales = await SalesFixture.start();
  sales.shop.offer({ sku: 'pump', unitPrice: 6_000, brand: 'Flowe' });
  await sales.stock('pump', 10_000);
});
afterAll(() => sales.stop());

const by = (role: Role) => sales.account({ role, name: `A ${role}` });
const aForm = (facts: Partial<PromotionForm> = {}): PromotionForm => ({
  names: { 'en-US': 'Pump days', 'es-US': 'Días de bombas', 'fr-CA': 'Journées des pompes' },
  kind: 'percent',
  percent: '12.5',
  ...facts,
});
const add = (form: PromotionForm, role: Role = 'sales', key = newKey()) =>
  sales.service.call(
    endpoints.salesAdminAddPromotion,
    { body: form },
    { caller: by(role), idempotencyKey: key },
  );
const get = (id: string, role: Role = 'auditor') =>
  sales.service.call(endpoints.salesAdminGetPromotion, { params: { id } }, { caller: by(role) });
const change = ({ promotion: { id, version } }: PromotionRecord, form: PromotionForm) =>
  sales.service.call(
    endpoints.salesAdminChangePromotion,
    { params: { id }, body: { version, form } },
    { caller: by('sales'), idempotencyKey: newKey() },
  );
const move = ({ promotion: { id, version } }: PromotionRecord, to: PromotionStatus, reason = 'because') =>
  sales.service.call(
    endpoints.salesAdminMovePromotion,
    { params: { id }, body: { version, to, reason } },
    { caller: by('admin'), idempotencyKey: newKey() },
  );
const restore = ({ promotion: { id, version } }: PromotionRecord, restored: number) =>
  sales.service.call(
    endpoints.salesAdminRestorePromotion,
    { params: { id }, body: { version, restored, reason: 'a mistake' } },
    { caller: by('sales'), idempotencyKey: newKey() },
  );

describe('a promotion', () => {
  test('is added as a draft, once for its key, and counts once it is active', async () => {
    const [form, key] = [aForm({ code: 'pump-days' }), newKey()];
    const caller = by('sales');
    const once = () =>
      sales.service.call(endpoints.salesAdminAddPromotion, { body: form }, { caller, idempotencyKey: key });
    const record = await once();
    expect((await once()).promotion.id).toBe(record.promotion.id);
    expect(record.promotion).toMatchObject({ status: 'draft', version: 1, value: 1_250, code: 'PUMP-DAYS' });
    const buyer = { caller: sales.account() };
    await sales.add(buyer, 'pump', 2);
    const enter = () => sales.service.call(salesEnterCode, { body: { code: 'pump-days' } }, buyer);
    await expect(enter()).rejects.toMatchObject({ data: { refusal: 'unknown' } });
    await move(record, 'active');
    expect((await enter()).totals.discount).toBe(1_500);
    const { number } = await sales.place(buyer, terms());
    const used = await get(record.promotion.id);
    expect(used.promotion).toMatchObject({ uses: 1, cost: 1_500 });
    expect(used.orders).toMatchObject([{ orderNumber: number, amount: 1_500, isCanceled: false }]);
    expect(
      (
        await sales.service.call(
          endpoints.salesAdminListPromotions,
          { query: { search: 'bombas' } },
          {
            caller: by('support'),
          },
        )
      )[0],
    ).toMatchObject({ uses: 1, cost: 1_500 });
  });

  test('stands in a list that is sorted by any of its columns, by name in the reader’s language', async () => {
    const mark = newKey().slice(0, 8);
    const named = (english: string, french: string, code?: string) =>
      add(
        aForm({ names: { 'en-US': `${english} ${mark}`, 'es-US': 'x', 'fr-CA': `${french} ${mark}` }, code }),
      );
    const pump = await named('Pump', 'Zinc', `C${mark}`);
    const anvil = await named('anvil', 'Mètre', `D${mark}`);
    const motor = await named('Motor', 'aube');
    const idOf = ({ promotion }: PromotionRecord) => promotion.id;
    const list = async (sort?: string, locale = 'en-US') => {
      const query = sort ? { search: mark, sort } : { search: mark };
      const found = await sales.service.call(
        endpoints.salesAdminListPromotions,
        { query },
        { caller: by('support'), locale },
      );
      return found.map(({ id }) => id);
    };
    expect(await list()).toEqual([motor, anvil, pump].map(idOf));
    expect(await list('name')).toEqual([anvil, motor, pump].map(idOf));
    expect(await list('name', 'fr-CA')).toEqual([motor, anvil, pump].map(idOf));
    expect(await list('-code')).toEqual([anvil, pump, motor].map(idOf));
    for (const sort of promotionSorts) expect(await list(`-${sort}`)).toHaveLength(3);
  });

  test('is changed by the version on screen, and what it said before comes back', async () => {
    const added = await add(aForm());
    const changed = await change(added, aForm({ percent: '20', minGoods: '$50' }));
    expect(changed.promotion).toMatchObject({ version: 2, value: 2_000, minGoods: 5_000 });
    await expect(change(added, aForm())).rejects.toMatchObject({ code: 'STALE_VERSION' });
    const back = await restore(changed, 1);
    expect(back.promotion).toMatchObject({ version: 3, value: 1_250, minGoods: null });
    expect(back.changes.map(({ act, reason }) => [act, reason])).toEqual([
      ['restored', 'a mistake'],
      ['changed', null],
      ['added', null],
    ]);
  });

  test('goes only where its status allows, and an ended one stays as it is', async () => {
    const active = await move(await add(aForm()), 'active');
    const paused = await move(active, 'paused', 'too many orders');
    expect(paused.changes[0]).toMatchObject({ act: 'paused', actor: 'A admin', reason: 'too many orders' });
    const ended = await move(paused, 'ended');
    await expect(move(ended, 'active')).rejects.toMatchObject({ code: 'WRONG_STATE' });
    await expect(change(ended, aForm())).rejects.toMatchObject({ code: 'WRONG_STATE' });
    await expect(restore(ended, 1)).rejects.toMatchObject({ code: 'WRONG_STATE' });
  });

  test('has a code of its own as long as it has not ended', async () => {
    const first = await add(aForm({ code: 'SAME' }));
    await expect(add(aForm({ code: 'same' }))).rejects.toMatchObject({
      code: 'INVALID',
      issues: [{ path: 'body.code', message: 'is the code of another promotion' }],
    });
    await move(first, 'ended');
    expect((await add(aForm({ code: 'same' }))).promotion.code).toBe('SAME');
  });

  test.each([
    ['skus', { skus: 'pump, nobodys' }],
    ['accounts', { accounts: 'a-999' }],
    ['percent', { percent: '0' }],
    ['percent', { percent: '100.01' }],
    ['amount', { kind: 'amount', amount: '' }],
    ['endsOn', { startsOn: '2026-05-02', endsOn: '2026-05-01' }],
    ['code', { code: 'no spaces' }],
  ] as const)('says at the field %s what is wrong with it', async (field, facts) => {
    const refused = await add(aForm(facts)).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code: 'INVALID',
      issues: [{ path: expect.stringMatching(new RegExp(`\\b${field}$`)) }],
    });
  });

  test('says what the orders of the last days would have got', async () => {
    const caller = sales.account();
    await sales.placed(caller, 'pump', 3);
    const tried = (facts: Partial<PromotionForm>) =>
      sales.service.call(endpoints.salesAdminTryPromotion, { body: aForm(facts) }, { caller: by('finance') });
    const all = await tried({ percent: '10' });
    expect(all.counted).toBe(all.orders);
    expect(all.goods).toBeGreaterThanOrEqual(1_800);
    expect(await tried({ percent: '10', limitTotal: 1 })).toMatchObject({ counted: 1 });
    expect(await tried({ percent: '10', minQuantity: 1_000 })).toMatchObject({ counted: 0, goods: 0 });
  });
});

test('tells the audit trail of every change', async () => {
  const record = await move(await add(aForm()), 'active', 'the season begins');
  const rows = await sales.sql<{ payload: { payload: object } }>(
    `select payload from graphile_worker._private_jobs j where payload -> 'payload' ->> 'entity' = 'promotion'
       and payload -> 'payload' ->> 'entityNumber' = ? order by id`,
    [String(record.promotion.number)],
  );
  expect(rows.map(({ payload }) => payload.payload)).toMatchObject([
    { field: 'status', before: null, after: 'draft', actor: 'A sales' },
    { field: 'status', before: 'draft', after: 'active', actor: 'A admin', reason: 'the season begins' },
  ]);
});
