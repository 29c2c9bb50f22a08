import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { salesGetReturnLabel, salesPackReturn } from '@gantry/contracts/endpoints/order-requests';
import { RequestFixture } from './request-fixture.ts';
import { newKey } from './sales-fixture.ts';

let fixture: RequestFixture;
beforeAll(async () => {
  fixture = await RequestFixture.start();
});
afterAll(() => fixture.stop());

const refused = (code: string) => expect.objectContaining({ code });
const unused = (number: string) => fixture.dock.unusedLabels(number);
const kindsOf = async (number: string) => (await fixture.mine(number)).history.map(({ kind }) => kind);

/** A return that was authorized, with a label unless told otherwise, of two bolts. */
async function authorized(label: object = { sendLabel: true, pounds: '5' }): Promise<string> {
  const { number } = await fixture.ask(await fixture.delivered(2, 0), {
    subject: 'defective-product',
    photos: 1,
  });
  await fixture.act(number, 'authorize', { ...label, role: 'support' });
  return number;
}

/** The same in two parcels. */
async function inTwo() {
  const number = await authorized();
  const { parcels } = await fixture.pack(number, ['3', '2.5']);
  return { number, first: parcels[0]!, second: parcels[1]! };
}

const print = async (number: string, label?: string) =>
  Buffer.from(
    await fixture.sales.service.call(
      salesGetReturnLabel,
      { params: { number }, query: label ? { label } : {} },
      { caller: fixture.pat },
    ),
  ).toString();

describe('a return in several parcels', () => {
  test('gets a label for each from whoever sends it, in the place of those there were', async () => {
    const number = await authorized();
    expect(await fixture.mine(number)).toMatchObject({ mayPack: true, parcels: [{ state: 'unsent' }] });
    const once = { key: newKey(), version: (await fixture.get(number)).version };
    const packed = await fixture.pack(number, ['3', '2.5'], once);
    expect(packed.parcels).toMatchObject([
      { state: 'unsent', at: null, weightGrams: 1361 },
      { state: 'unsent', at: null, weightGrams: 1134 },
    ]);
    const [first, second] = packed.parcels;
    expect(first!.labelId).not.toBe(second!.labelId);
    expect(await fixture.pack(number, ['3', '2.5'], once)).toEqual(packed);
    expect(await unused(number)).toHaveLength(1);
    for (const { labelId } of packed.parcels) expect(await print(number, labelId)).toContain('%PDF-1.4');
    expect(await print(number)).toContain('%PDF-1.4');
    const { number: other } = await inTwo();
    await expect(print(other, first!.labelId)).rejects.toEqual(refused('NOT_FOUND'));
    expect(await kindsOf(number)).toContain('packed');
  });

  test('is packed without one before, and by nobody else, too late, or in parcels no carrier takes', async () => {
    const number = await authorized({});
    const stranger = fixture.sales.account({});
    await expect(fixture.pack(number, ['3'], { caller: stranger })).rejects.toEqual(refused('NOT_FOUND'));
    for (const wrong of [[], [''], ['-1'], Array.from({ length: 21 }, () => '1')])
      await expect(fixture.pack(number, wrong)).rejects.toEqual(refused('INVALID'));
    await expect(fixture.pack(number, ['3', '30000'])).rejects.toMatchObject({
      code: 'INVALID',
      issues: [{ path: 'body.parcels.1.pounds' }],
    });
    expect((await fixture.mine(number)).parcels).toEqual([]);
    // the first parcel had its label already: it was given back
    expect(await unused(number)).toHaveLength(1);
    await expect(fixture.pack(number, ['3'], { version: 99 })).rejects.toEqual(refused('STALE_VERSION'));
    const { parcels } = await fixture.pack(number, ['3']);
    await fixture.dock.report(parcels[0]!.tracking, 'label-created', 'picked-up');
    expect(await fixture.mine(number)).toMatchObject({ mayPack: false });
    await expect(fixture.pack(number, ['3', '3'])).rejects.toEqual(refused('WRONG_STATE'));
    const own = await fixture.ask(await fixture.delivered(1, 0), { subject: 'wrong-item-purchased' });
    await fixture.act(own.number, 'authorize');
    await expect(fixture.pack(own.number, ['3'])).rejects.toEqual(refused('WRONG_STATE'));
    expect(salesPackReturn.companyAct).toBe('return-items');
  });

  test('is followed parcel by parcel, and received so', async () => {
    const { number, first, second } = await inTwo();
    await fixture.dock.report(second.tracking, 'label-created', 'picked-up');
    expect(await fixture.mine(number)).toMatchObject({
      tracking: second.tracking,
      parcels: [{ state: 'unsent' }, { state: 'under-way', at: expect.any(String) }],
    });
    await fixture.dock.report(first.tracking, 'label-created', 'picked-up', 'lost');
    await fixture.dock.report(second.tracking, 'label-created', 'picked-up', 'delivered');
    const arrived = await fixture.get(number);
    expect(arrived).toMatchObject({ parcels: [{ state: 'trouble' }, { state: 'arrived' }] });
    const said = arrived.history.filter(({ kind }) => kind === 'return-arrived' || kind === 'return-trouble');
    expect(said.map(({ text }) => text)).toEqual([
      expect.stringContaining(first.tracking),
      expect.stringContaining(second.tracking),
    ]);
    await expect(fixture.receive(number, {}, 1)).rejects.toMatchObject({
      code: 'INVALID',
      issues: [{ path: 'body.parcels' }],
    });
    const wrong = { parcels: [(await inTwo()).first.labelId] };
    await expect(fixture.receive(number, wrong, 1)).rejects.toEqual(refused('INVALID'));
    const half = await fixture.receive(number, { parcels: [second.labelId] }, 1);
    expect(half.parcels).toMatchObject([{ state: 'trouble' }, { state: 'received' }]);
    expect(half.lines.map(({ status }) => status).toSorted()).toEqual([
      'rma-return-awaiting',
      'rma-return-received',
    ]);
    expect(half.history.at(-1)).toMatchObject({ kind: 'parcel-received', text: second.tracking });
    // the only one that is left needs not be named
    expect((await fixture.receive(number)).parcels).toMatchObject([
      { state: 'received' },
      { state: 'received' },
    ]);
  });

  test('gives the labels that nobody used back once all goods have come', async () => {
    const { number, first, second } = await inTwo();
    const before = (await unused(number)).length;
    await fixture.dock.report(first.tracking, 'label-created', 'delivered');
    const { parcels } = await fixture.receive(number, { parcels: [first.labelId] });
    expect(parcels).toMatchObject([{ labelId: first.labelId, state: 'received' }]);
    expect(await unused(number)).toHaveLength(before + 1);
    await expect(print(number, second.labelId)).rejects.toEqual(refused('NOT_FOUND'));
  });
});

describe('staff', () => {
  test('send a label for a parcel more, and replace one of several', async () => {
    const { number, first, second } = await inTwo();
    const more = await fixture.label(number, { labelId: null, among: 2 });
    expect(more.parcels.map(({ labelId }) => labelId).slice(0, 2)).toEqual([first.labelId, second.labelId]);
    expect(more.parcels).toHaveLength(3);
    await expect(fixture.label(number, { labelId: null, among: 2 })).rejects.toEqual(
      refused('STALE_VERSION'),
    );
    await fixture.dock.report(first.tracking, 'label-created', 'picked-up');
    await expect(fixture.label(number, { labelId: first.labelId })).rejects.toEqual(refused('WRONG_STATE'));
    const replaced = await fixture.label(number, { labelId: second.labelId });
    expect(replaced.parcels[0]).toMatchObject({ labelId: first.labelId, mayReplace: false });
    expect(replaced.parcels[1]!.labelId).not.toBe(second.labelId);
    const [mail] = (await fixture.mailsOf(number, 'labeled')).slice(-1);
    expect(mail!.labels).toEqual(
      replaced.parcels.map(({ labelId, tracking, service }) => ({ labelId, tracking, service })),
    );
  });

  test('void a label that no parcel travels with, once and with a reason', async () => {
    const { number, first, second } = await inTwo();
    for (const role of ['warehouse', 'finance', 'sales', 'catalog'] as const)
      await expect(fixture.voidLabel(number, first.labelId, { role })).rejects.toEqual(
        refused('NOT_PERMITTED'),
      );
    await expect(fixture.voidLabel(number, first.labelId, { reason: ' ' })).rejects.toEqual(
      refused('INVALID'),
    );
    const once = { key: newKey(), caller: fixture.dock.by('support') };
    const left = await fixture.voidLabel(number, first.labelId, once);
    expect(left.parcels).toMatchObject([{ labelId: second.labelId }]);
    expect(await fixture.voidLabel(number, first.labelId, once)).toEqual(left);
    expect(fixture.sales.shop.voided.filter((one) => one === first.labelId)).toHaveLength(1);
    await expect(fixture.voidLabel(number, first.labelId)).rejects.toEqual(refused('STALE_VERSION'));
    expect(left.history.at(-1)).toMatchObject({ kind: 'label-void', text: 'one parcel less' });
    expect(JSON.stringify((await fixture.mine(number)).history)).not.toContain('one parcel less');
    expect(await fixture.trailOf(number, 'label-void')).toMatchObject([
      { before: first.tracking, reason: 'one parcel less' },
    ]);
    await fixture.dock.report(second.tracking, 'label-created', 'picked-up');
    await expect(fixture.voidLabel(number, second.labelId)).rejects.toEqual(refused('WRONG_STATE'));
  });
});

describe('a service of the release before, which knows one label', () => {
  const oldLabel = async (number: string) => {
    const [row] = await fixture.sales.sql<{ label: { labelId: string; events: unknown[] } | null }>(
      'select label from sales.order_request where number = ?',
      [number],
    );
    return row!.label;
  };
  const writeOld = (number: string, label: object | null) =>
    fixture.sales.sql('update sales.order_request set label = ? where number = ?', [
      label && JSON.stringify(label),
      number,
    ]);
  const idsOf = async (number: string) => (await fixture.get(number)).parcels.map(({ labelId }) => labelId);

  test('reads the first, and what it writes counts', async () => {
    const { number, first, second } = await inTwo();
    const old = (await oldLabel(number))!;
    expect(old).toMatchObject({ labelId: first.labelId, tracking: first.tracking, events: [] });
    expect(old).not.toHaveProperty('receivedAt');
    await writeOld(number, { ...old, events: [{ at: '2026-12-01T10:00:00Z', kind: 'picked-up' }] });
    expect((await fixture.get(number)).parcels).toMatchObject([
      { labelId: first.labelId, state: 'under-way', weightGrams: 1361 },
      { labelId: second.labelId, state: 'unsent' },
    ]);
    const another = '0f0e0d0c-0b0a-4000-8000-000000000001';
    await writeOld(number, { ...old, labelId: another });
    expect(await idsOf(number)).toEqual([another, second.labelId]);
    await writeOld(number, null);
    expect(await idsOf(number)).toEqual([second.labelId]);
    const bare = await authorized({});
    await writeOld(bare, old);
    expect(await idsOf(bare)).toEqual([first.labelId]);
  });
});
