import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as purchase from '@gantry/contracts/endpoints/purchase-orders';
import type { PurchaseOrder, SupplierOrderAnswer } from '@gantry/contracts/schemas/purchase-order';
import type { Role } from '@gantry/domain/roles';
import { newKey } from './sales-fixture.ts';
import { PurchaseFixture } from './purchase-fixture.ts';

let buying: PurchaseFixture;
beforeAll(async () => {
  buying = await PurchaseFixture.start();
});
afterAll(() => buying.stop());

const refused = (code: string) => expect.objectContaining({ code });
type Lines = NonNullable<SupplierOrderAnswer['lines']>;

/** What an order asks for, ten bolts, at $4.00 each, needed by a day, sent to its supplier. */
async function sentOrder(sku = 'bolt', quantity = 10): Promise<{ order: PurchaseOrder; number: string }> {
  const number = await buying.accepted(sku, quantity);
  return { number, order: await buying.sent(number, { neededBy: '2099-05-04' }) };
}

const lastToken = async ({ number }: PurchaseOrder) => {
  const mails = await buying.outgoing<{ number: string; token: string | null }>('supplier.ordered');
  return mails.filter((mail) => mail.number === number && mail.token).at(-1)!.token!;
};
const open = (token: string) =>
  buying.sales.service.call(purchase.salesGetSupplierOrder, { params: { token } }, {});

/** The supplier confirms by link. */
async function confirmByLink(order: PurchaseOrder, lines: Lines, promisedOn = '2099-05-04') {
  const token = await lastToken(order);
  const { version } = await open(token);
  const body = { version, answer: 'confirm', promisedOn, note: 'New price list', lines } as const;
  const options = { idempotencyKey: newKey() };
  await buying.sales.service.call(purchase.salesAnswerSupplierOrder, { params: { token }, body }, options);
  return buying.get(order.id);
}

const refuse = ({ id, version }: PurchaseOrder, reason = 'Too late for us', role: Role = 'purchasing') =>
  buying.sales.service.call(
    purchase.salesAdminRefuseConfirmation,
    { params: { id }, body: { version, reason } },
    { caller: buying.by(role), idempotencyKey: newKey() },
  );

describe('what a supplier confirms otherwise than ordered', () => {
  test('waits with its differences per line, and counts for nothing until it is accepted', async () => {
    const { order, number } = await sentOrder();
    const waiting = await confirmByLink(
      order,
      [{ lineNumber: 1, quantity: 10, unitCost: '4.10', promisedOn: '2099-05-20' }],
      '2099-05-04',
    );
    expect(waiting).toMatchObject({
      status: 'purchase',
      total: 4000,
      promisedOn: null,
      confirmation: {
        note: 'New price list',
        total: 4100,
        escalations: [],
        differences: [
          { lineNumber: 1, kind: 'price', ordered: 400, confirmed: 410 },
          { lineNumber: 1, kind: 'date', ordered: '2099-05-04', confirmed: '2099-05-20' },
        ],
      },
    });
    expect((await buying.order(number)).lines[0]!.promise).not.toMatchObject({ from: '2099-05-20' });
    expect(await open(await lastToken(order))).toMatchObject({ isOpen: false, total: 4000 });
    const told = await buying.outgoing<{ kind: string; number: string }>('purchase.for-store');
    expect(told.at(-1)).toMatchObject({ kind: 'differs', number: order.number });
    const queue = await buying.sales.service.call(
      purchase.salesAdminListPurchaseOrders,
      { query: { queue: 'to-decide', search: order.number! } },
      { caller: buying.by('purchasing') },
    );
    expect(queue.items).toMatchObject([{ number: order.number }]);
    expect((await buying.get(order.id, 'purchasing')).acts).toEqual(
      expect.arrayContaining(['acceptance', 'refusal']),
    );

    const accepted = await buying.accept(waiting);
    expect(accepted).toMatchObject({
      status: 'confirmed',
      total: 4100,
      promisedOn: '2099-05-20',
      confirmation: null,
      lines: [{ unitCost: 410, promisedOn: '2099-05-20' }],
    });
    expect((await buying.order(number)).lines[0]).toMatchObject({
      promise: { from: '2099-05-20', to: '2099-05-20' },
    });
    const mails = await buying.outgoing<{ kind: string; number: string }>('supplier.ordered');
    expect(mails.at(-1)).toMatchObject({ kind: 'accepted', number: order.number });
    expect(accepted.history.map(({ kind, to }) => to ?? kind)).toEqual([
      'new',
      'purchase',
      'confirmation',
      'acceptance',
      'confirmed',
    ]);
    const audited = await buying.outgoing<{
      entityNumber: string;
      field: string;
      before: string;
      after: string;
    }>('record.changed');
    expect(audited).toContainEqual(
      expect.objectContaining({
        entityNumber: order.number,
        field: 'acceptance line 1 price',
        before: '400',
        after: '410',
      }),
    );
  });

  test('is taken without a question only where it is what was ordered', async () => {
    const { order } = await sentOrder();
    const confirmed = await confirmByLink(order, [{ lineNumber: 1, quantity: '10', unitCost: '4.00' }]);
    expect(confirmed).toMatchObject({ status: 'confirmed', confirmation: null, promisedOn: '2099-05-04' });
    await expect(buying.accept(confirmed)).rejects.toEqual(refused('WRONG_STATE'));
  });

  test('noted by staff waits as well: nobody takes a dearer price by writing it down', async () => {
    const { order } = await sentOrder();
    const noted = await buying.confirm(order, { lines: [{ lineNumber: 1, unitCost: '4.10' }] });
    expect(noted).toMatchObject({ status: 'purchase', confirmation: { by: 'A purchasing' } });
  });

  test('is accepted once, however often and by whomever it is pressed', async () => {
    const { order } = await sentOrder();
    const waiting = await confirmByLink(order, [{ lineNumber: 1, unitCost: '4.05' }]);
    const outcomes = await Promise.allSettled([
      buying.accept(waiting),
      buying.accept(waiting),
      refuse(waiting),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('sent back', () => {
  test('the order stands as it was, and the supplier reads why and answers again by another link', async () => {
    const { order } = await sentOrder();
    const before = await lastToken(order);
    const waiting = await confirmByLink(order, [{ lineNumber: 1, quantity: 8 }]);
    const sentBack = await refuse(waiting);
    expect(sentBack).toMatchObject({ status: 'purchase', confirmation: null, total: 4000 });
    await expect(open(before)).rejects.toEqual(refused('NOT_FOUND'));
    const mails = await buying.outgoing<{ kind: string; text: string }>('supplier.ordered');
    expect(mails.at(-1)).toMatchObject({ kind: 'refused', text: 'Too late for us' });
    expect(await open(await lastToken(order))).toMatchObject({ isOpen: true, refusal: 'Too late for us' });
    const confirmed = await confirmByLink(order, []);
    expect(confirmed).toMatchObject({ status: 'confirmed', lines: [{ quantity: 10 }] });
  });

  test('needs a reason, and what was called off meanwhile waits no longer', async () => {
    const { order } = await sentOrder();
    const waiting = await confirmByLink(order, [{ lineNumber: 1, quantity: 8 }]);
    await expect(refuse(waiting, '')).rejects.toEqual(refused('INVALID'));
    const cancelled = await buying.transition(waiting, 'cancelled');
    expect(cancelled.confirmation).toBeNull();
    await expect(buying.accept(cancelled)).rejects.toEqual(refused('WRONG_STATE'));
  });
});

describe('above what purchasing may spend', () => {
  test.each<[string, Lines, object]>([
    ['the limit', [{ lineNumber: 1, quantity: 300 }], { escalations: ['LIMIT'] }],
    ['the tolerance for a unit', [{ lineNumber: 1, unitCost: '4.21' }], { escalations: ['COST'] }],
  ])('%s, only finance or an admin accepts', async (_, lines, why) => {
    const { order } = await sentOrder();
    const waiting = await confirmByLink(order, lines);
    expect(waiting.confirmation).toMatchObject(why);
    expect((await buying.get(order.id, 'purchasing')).acts).not.toContain('acceptance');
    await expect(buying.accept(waiting)).rejects.toMatchObject({ code: 'NOT_PERMITTED', data: why });
    for (const role of ['sales', 'warehouse', 'customer'] as const)
      await expect(buying.accept(waiting, role)).rejects.toEqual(refused('NOT_PERMITTED'));
    expect(await buying.get(order.id)).toMatchObject({ status: 'purchase', total: 4000 });
    expect(await buying.accept(waiting, 'finance')).toMatchObject({ status: 'confirmed' });
  });

  test('prices stay hidden from the warehouse', async () => {
    const { order } = await sentOrder();
    await confirmByLink(order, [{ lineNumber: 1, quantity: 9, unitCost: '4.01' }]);
    const seen = await buying.get(order.id, 'warehouse');
    expect(seen.confirmation).toMatchObject({ total: null, differences: [{ kind: 'quantity' }] });
    // an id may hold the same digits
    expect(JSON.stringify(seen)).not.toMatch(/[:,[]401\b/);
  });
});

describe('fewer units than ordered', () => {
  test('leave the rest of the line to be bought, which is processed once all have come', async () => {
    const { order, number } = await sentOrder('special', 5);
    const waiting = await confirmByLink(order, [{ lineNumber: 1, quantity: 2 }]);
    const accepted = await buying.accept(waiting);
    expect(accepted.lines[0]).toMatchObject({ quantity: 2 });
    const rest = (await buying.purchasable(number)).lines[0];
    expect(rest).toMatchObject({ quantity: 3, blocker: null, onOrder: order.number });
    const part = await buying.receive(accepted, 2);
    expect(part.status).toBe('received');
    expect(await buying.lineStatus(number)).toBe('purchase');
    const second = await buying.confirm(await buying.generate(await buying.draft(await buying.form(number))));
    expect((await buying.purchasable(number)).lines[0]).toMatchObject({ blocker: 'ON_ORDER' });
    await buying.receive(second, 3);
    expect(await buying.lineStatus(number)).toBe('processing');
  });

  test('none of a line lets it wait for another way, while the others are bought', async () => {
    await buying.sales.add({ caller: buying.pat }, 'special', 2);
    const number = await buying.accepted('bolt', 3);
    const order = await buying.sent(number);
    const [bolts, specials] = ['bolt', 'special'].map(
      (sku) => order.lines.find((line) => line.sku === sku)!.lineNumber,
    );
    const waiting = await confirmByLink(order, [{ lineNumber: specials!, quantity: 0, unitCost: '4.00' }]);
    const accepted = await buying.accept(waiting);
    expect(accepted).toMatchObject({ status: 'confirmed', total: 1200 });
    const statuses = (await buying.order(number)).lines.map(({ sku, status }) => [sku, status]);
    expect(Object.fromEntries(statuses)).toEqual({ bolt: 'purchase', special: 'backordered' });
    expect(bolts).not.toBe(specials);
    const rest = (await buying.purchasable(number)).lines.find(({ quantity }) => quantity === 2);
    expect(rest).toMatchObject({ blocker: null, onOrder: null });
  });

  test('none of anything is no confirmation: who has nothing declines', async () => {
    const { order } = await sentOrder();
    const nothing = confirmByLink(order, [{ lineNumber: 1, quantity: 0 }]);
    await expect(nothing).rejects.toEqual(refused('INVALID'));
  });
});

describe('whoever holds the link', () => {
  test('cannot reach what is not a line, and is not answered twice', async () => {
    const { order } = await sentOrder();
    await expect(confirmByLink(order, [{ lineNumber: 9, unitCost: '1' }])).rejects.toEqual(
      refused('INVALID'),
    );
    await expect(confirmByLink(order, [{ lineNumber: 1, unitCost: '-1' }])).rejects.toEqual(
      refused('INVALID'),
    );
    await confirmByLink(order, [{ lineNumber: 1, quantity: 8 }]);
    await expect(confirmByLink(order, [])).rejects.toEqual(refused('WRONG_STATE'));
  });
});
