import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { salesGetReturnLabel } from '@gantry/contracts/endpoints/order-requests';
import type { Identity } from '@gantry/contracts/schemas/account';
import { RequestFixture, type Ask } from './request-fixture.ts';
import { newKey } from './sales-fixture.ts';

let fixture: RequestFixture;
beforeAll(async () => {
  fixture = await RequestFixture.start();
});
afterAll(() => fixture.stop());

const refused = (code: string) => expect.objectContaining({ code });
const defective: Ask = { subject: 'defective-product', photos: 1 };
const withLabel = { sendLabel: true, pounds: '2.5', role: 'support' } as const;

/** A return that was authorized with a label. */
async function labelled() {
  const { number } = await fixture.ask(await fixture.delivered(2, 0), defective);
  const request = await fixture.act(number, 'authorize', withLabel);
  return { ...request, label: request.parcels[0]! };
}
const unused = (number: string) => fixture.dock.unusedLabels(number);
const statusOf = async (number: string) => (await fixture.get(number)).lines.map(({ status }) => status);
const kindsOf = async (number: string) => (await fixture.mine(number)).history.map(({ kind }) => kind);
const print = (number: string, token?: string, caller?: Identity) =>
  fixture.sales.service.call(
    salesGetReturnLabel,
    { params: { number }, query: token ? { token } : {} },
    caller ? { caller } : {},
  );

describe('a return label', () => {
  test('is bought when the return is authorized, for whoever asked to print it', async () => {
    const order = await fixture.delivered(2, 0);
    const { number } = await fixture.ask(order, defective);
    const [authorize] = (await fixture.get(number)).acts;
    expect(authorize).toMatchObject({ act: 'authorize', offersLabel: true });
    const once = { ...withLabel, key: newKey(), caller: fixture.dock.by('support') };
    const { version } = await fixture.get(number);
    const request = await fixture.act(number, 'authorize', { ...once, version });
    expect(request).toMatchObject({ hasLabel: true, tracking: null, parcels: [{ cost: null }] });
    expect(await fixture.act(number, 'authorize', { ...once, version })).toEqual(request);
    const [parcel] = (await fixture.get(number, 'warehouse')).parcels;
    expect(parcel).toEqual({ ...request.parcels[0], cost: 912, mayReplace: false });
    expect(await unused(number)).toEqual([]);
    expect((await fixture.mine(number)).parcels[0]).not.toHaveProperty('cost');
    const [mail] = await fixture.mailsOf(number, 'authorized');
    expect(mail).toMatchObject({ hasLabel: true });
  });

  test('is for the owner of the order and whoever holds its token', async () => {
    const { number, orderNumber } = await labelled();
    const [row] = await fixture.sales.sql<{ token: string }>(
      'select token from sales."order" where number = ?',
      [orderNumber],
    );
    for (const bytes of [await print(number, row!.token), await print(number, undefined, fixture.pat)])
      expect(Buffer.from(bytes).toString()).toContain('%PDF-1.4');
    const none = expect.objectContaining({ code: 'NOT_FOUND' });
    await expect(print(number)).rejects.toEqual(none);
    await expect(print(number, undefined, fixture.sales.account({}))).rejects.toEqual(none);
    await fixture.withdraw(number);
    await expect(print(number, row!.token)).rejects.toEqual(none);
  });

  test('needs a weight, and is not sent where the customer pays the freight', async () => {
    const order = await fixture.delivered(2, 0);
    const { number } = await fixture.ask(order, { subject: 'wrong-item-purchased' });
    expect((await fixture.get(number)).acts[0]).toMatchObject({ act: 'authorize', offersLabel: false });
    await expect(fixture.act(number, 'authorize', withLabel)).rejects.toMatchObject({
      code: 'INVALID',
      issues: [{ path: expect.stringContaining('sendLabel') }],
    });
    for (const pounds of ['', '0', '-1', 'much'])
      await expect(fixture.act(number, 'authorize', { ...withLabel, pounds })).rejects.toMatchObject({
        code: 'INVALID',
        issues: [{ path: expect.stringContaining('pounds') }],
      });
    expect(await statusOf(number)).toEqual(['rma-requested']);
  });

  test('is given back where the act is refused, or the request withdrawn', async () => {
    const { number } = await fixture.ask(await fixture.delivered(2, 0), defective);
    const key = newKey();
    await expect(fixture.act(number, 'authorize', { ...withLabel, version: 99, key })).rejects.toEqual(
      refused('STALE_VERSION'),
    );
    await expect(fixture.act(number, 'authorize', { ...withLabel, role: 'warehouse', key })).rejects.toEqual(
      refused('NOT_PERMITTED'),
    );
    expect(await unused(number)).toEqual([`${number}:${key}`, `${number}:${key}`]);
    await fixture.act(number, 'authorize', { ...withLabel, key });
    expect(await unused(number)).toHaveLength(2);
    expect(await fixture.withdraw(number)).toMatchObject({ hasLabel: false });
    expect(await unused(number)).toHaveLength(3);
  });

  test('is given back where the parcel travels with another number, and kept with its own', async () => {
    const other = await labelled();
    expect(await fixture.ship(other.number, '1Z-ANOTHER')).toMatchObject({
      hasLabel: false,
      tracking: '1Z-ANOTHER',
      trackingPage: expect.stringContaining('1Z-ANOTHER'),
    });
    expect(await unused(other.number)).toHaveLength(1);
    const own = await labelled();
    expect(await fixture.ship(own.number, own.label.tracking)).toMatchObject({ hasLabel: true });
    expect(await unused(own.number)).toEqual([]);
  });
});

describe('a label of a return', () => {
  test('is of the service that takes the parcel, and tells its customer which', async () => {
    const { number } = await fixture.ask(await fixture.delivered(2, 0), defective);
    await expect(fixture.act(number, 'authorize', { ...withLabel, pounds: '30000' })).rejects.toMatchObject({
      code: 'INVALID',
      issues: [{ path: 'body.pounds' }],
    });
    const request = await fixture.act(number, 'authorize', { ...withLabel, pounds: '600', length: '48' });
    expect(request.parcels).toMatchObject([{ service: 'best-way', weightGrams: 272_155 }]);
    expect(await fixture.mine(number)).toMatchObject({ labelService: 'best-way' });
    const [mail] = await fixture.mailsOf(number, 'authorized');
    expect(mail).toMatchObject({ hasLabel: true, labelService: 'best-way' });
  });

  test('is replaced with a reason: the old one is voided, and its customer is mailed the new one', async () => {
    const { number, label } = await labelled();
    expect(await fixture.get(number)).toMatchObject({ mayLabel: true, parcels: [{ mayReplace: true }] });
    expect(await fixture.get(number, 'warehouse')).toMatchObject({
      mayLabel: false,
      parcels: [{ mayReplace: false }],
    });
    const once = { key: newKey(), caller: fixture.dock.by('support') };
    const wish = { labelId: label.labelId, pounds: '200' };
    const replaced = await fixture.label(number, wish, once);
    expect(replaced.parcels).toMatchObject([{ service: 'best-way' }]);
    expect(replaced.parcels[0]!.labelId).not.toBe(label.labelId);
    expect(fixture.sales.shop.voided).toContain(label.labelId);
    expect(await fixture.label(number, wish, once)).toEqual(replaced);
    expect(fixture.sales.shop.voided.filter((one) => one === label.labelId)).toHaveLength(1);
    expect(await unused(number)).toEqual([]);
    expect(await fixture.mailsOf(number, 'labeled')).toMatchObject([
      { hasLabel: true, labelService: 'best-way' },
    ]);
    const told = replaced.history.find(({ kind }) => kind === 'label');
    expect(told).toMatchObject({ text: 'it was weighed again', isCustomer: false });
    expect(JSON.stringify((await fixture.mine(number)).history)).not.toContain('weighed');
    expect(await fixture.trailOf(number, 'label')).toMatchObject([
      { before: label.tracking, after: replaced.parcels[0]!.tracking, reason: 'it was weighed again' },
    ]);
  });

  test('is sent later, where the return was authorized without one', async () => {
    const { number } = await fixture.ask(await fixture.delivered(2, 0), defective);
    expect(await fixture.get(number)).toMatchObject({ mayLabel: false });
    await fixture.act(number, 'authorize');
    expect((await fixture.label(number, { labelId: null })).parcels).toMatchObject([
      { service: 'ups-ground' },
    ]);
    expect(await fixture.mailsOf(number, 'labeled')).toHaveLength(1);
  });

  test('is not replaced by others, twice at once, without weight or reason, or where the customer pays', async () => {
    const { number, label } = await labelled();
    const { labelId } = label!;
    for (const role of ['warehouse', 'finance', 'sales', 'catalog'] as const)
      await expect(fixture.label(number, { labelId }, { role })).rejects.toEqual(refused('NOT_PERMITTED'));
    for (const wrong of [{ pounds: '' }, { pounds: '-1' }, { reason: ' ' }, { width: 'wide' }])
      await expect(fixture.label(number, { labelId, ...wrong })).rejects.toEqual(refused('INVALID'));
    const heavy = fixture.label(number, { labelId, pounds: '30000' });
    await expect(heavy).rejects.toMatchObject({ code: 'INVALID', issues: [{ path: 'body.form.pounds' }] });
    expect(fixture.sales.shop.voided).not.toContain(labelId);
    await expect(fixture.label(number, { labelId: null })).rejects.toEqual(refused('STALE_VERSION'));
    const both = await Promise.allSettled([
      fixture.label(number, { labelId, pounds: '3' }),
      fixture.label(number, { labelId, pounds: '4' }),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    // the other one was overtaken before it bought one, or has given it back
    expect((await unused(number)).length).toBeLessThan(2);
    const own = await fixture.ask(await fixture.delivered(1, 0), { subject: 'wrong-item-purchased' });
    await fixture.act(own.number, 'authorize');
    await expect(fixture.label(own.number, { labelId: null })).rejects.toEqual(refused('WRONG_STATE'));
  });

  test('stays once its carrier has the parcel, and without effect once the return is over', async () => {
    const { number, label } = await labelled();
    await fixture.dock.report(label.tracking, 'label-created', 'picked-up');
    expect(await fixture.get(number)).toMatchObject({ parcels: [{ state: 'under-way', mayReplace: false }] });
    await expect(fixture.label(number, label)).rejects.toEqual(refused('WRONG_STATE'));
    expect(fixture.sales.shop.voided).not.toContain(label.labelId);
    const other = await labelled();
    await fixture.withdraw(other.number);
    await expect(fixture.label(other.number, { labelId: null })).rejects.toEqual(refused('WRONG_STATE'));
  });
});

describe('a return with a label follows its carrier', () => {
  test('from the first scan to the dock, however often it is told', async () => {
    const { number, label } = await labelled();
    const { tracking } = label!;
    const before = await fixture.get(number);
    await fixture.dock.report(tracking, 'label-created');
    // whoever fills in a form of it meanwhile goes on
    expect(await fixture.get(number)).toMatchObject({ version: before.version });
    expect(await statusOf(number)).toEqual(['rma-sent']);
    await fixture.dock.report(tracking, 'label-created', 'picked-up');
    expect(await statusOf(number)).toEqual(['rma-return-awaiting']);
    const moving = await fixture.get(number);
    expect(moving).toMatchObject({ carrier: 'UPS', tracking, dueAt: null });
    const whole = ['label-created', 'picked-up', 'in-transit', 'delivered'] as const;
    await fixture.dock.report(tracking, ...whole);
    await fixture.dock.report(tracking, ...whole, 'delivered');
    const arrived = await fixture.get(number);
    expect(arrived.dueAt).not.toBeNull();
    expect(await statusOf(number)).toEqual(['rma-return-awaiting']);
    const kinds = await kindsOf(number);
    expect(kinds.filter((kind) => kind === 'note-tracking')).toHaveLength(1);
    expect((await fixture.receive(number)).lines[0]!.status).toBe('rma-return-received');
    const { version } = await fixture.get(number);
    await fixture.dock.report(tracking, ...whole, 'delivered', 'delivered');
    expect((await fixture.get(number)).lines[0]!.status).toBe('rma-return-received');
    expect((await fixture.get(number)).dueAt).not.toBeNull();
    expect(version).toBeGreaterThan(0);
  });

  test('and somebody looks at it where the carrier has lost it', async () => {
    const { number, label } = await labelled();
    await fixture.dock.report(label.tracking, 'label-created', 'picked-up', 'lost');
    expect(await fixture.get(number)).toMatchObject({ dueAt: expect.any(String) });
    expect(await kindsOf(number)).toContain('return-trouble');
  });

  test('but not once it was given back', async () => {
    const { number, label } = await labelled();
    await fixture.withdraw(number);
    await fixture.dock.report(label.tracking, 'label-created', 'picked-up');
    expect(await statusOf(number)).toEqual(['delivered']);
  });
});
