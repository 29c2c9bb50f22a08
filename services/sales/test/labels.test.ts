import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as endpoints from '@gantry/contracts/endpoints/shipments';
import type { Fulfillment } from '@gantry/contracts/schemas/shipment';
import { newKey } from './sales-fixture.ts';
import { ShipmentFixture } from './shipment-fixture.ts';

let dock: ShipmentFixture;
beforeAll(async () => {
  dock = await ShipmentFixture.start();
});
afterAll(() => dock.stop());

const refused = (code: string) => expect.objectContaining({ code });

describe('what a label costs us', () => {
  test('is kept beside what the customer paid, for staff who may see costs', async () => {
    const number = await dock.picked(2, 0);
    const [shipment] = (await dock.ship(number, [2], { buyLabels: true })).shipments;
    const charged = (await dock.order(number)).totals.shipping;
    for (const role of ['sales', 'purchasing', 'warehouse', 'finance', 'admin'] as const)
      expect((await dock.fulfillment(number, role)).shipments).toMatchObject([
        { cost: 912, charged, packages: [{ labelCost: 912 }] },
      ]);
    for (const role of ['support', 'auditor'] as const)
      expect((await dock.fulfillment(number, role)).shipments).toMatchObject([
        { cost: null, charged: null, packages: [{ labelCost: null }] },
      ]);
    const followed = await dock.sales.service.call(
      endpoints.salesGetShipment,
      { params: { number: shipment!.number }, query: {} },
      { caller: dock.pat },
    );
    expect(followed).not.toHaveProperty('cost');
    expect(followed.packages).toMatchObject([{ labelId: null, labelCost: null, trackingPage: null }]);
  });
});

describe('a label bought for an act', () => {
  const labelled = (key: string) => ({ buyLabels: true, key });

  test('that is refused is given back; one that takes place keeps it, however often it is asked for', async () => {
    const number = await dock.picked(4, 0);
    const { version } = await dock.fulfillment(number);
    const [stale, fine] = [newKey(), newKey()];
    await expect(dock.ship(number, [2], { ...labelled(stale), version: version - 1 })).rejects.toEqual(
      refused('STALE_VERSION'),
    );
    await expect(dock.ship(number, [9], labelled(stale))).rejects.toEqual(refused('INVALID'));
    expect(await dock.unusedLabels(number)).toEqual([`${number}:${stale}:0`, `${number}:${stale}:0`]);
    const caller = dock.by('warehouse');
    const once = { ...labelled(fine), caller, version };
    await dock.ship(number, [2], once);
    expect((await dock.ship(number, [2], once)).shipments).toHaveLength(1);
    expect(await dock.unusedLabels(number)).toHaveLength(2);
  });

  test('is given back where a later package of it is refused', async () => {
    const number = await dock.picked(2, 0);
    const { lines, version } = await dock.fulfillment(number);
    const key = newKey();
    const form = {
      lines: [{ lineId: lines[0]!.lineId, quantity: 2 }],
      service: 'ups-ground' as const,
      packages: [{ pounds: '2' }, { pounds: '' }],
      buyLabels: true,
    };
    const options = { caller: dock.by('warehouse'), idempotencyKey: key };
    await expect(
      dock.sales.service.call(
        endpoints.salesAdminShipLines,
        { params: { number }, body: { version, form } },
        options,
      ),
    ).rejects.toEqual(refused('INVALID'));
    expect(await dock.unusedLabels(number)).toEqual([`${number}:${key}:0`]);
  });

  test('that sends goods again is given back where they are sent already', async () => {
    const number = await dock.picked(2, 0);
    const lost = (await dock.fail((await dock.ship(number, [2])).shipments[0]!)).shipments[0]!;
    const again = { tracking: null, buyLabels: true };
    await dock.reship(lost, again);
    const key = newKey();
    await expect(dock.reship(lost, { ...again, key })).rejects.toEqual(refused('WRONG_STATE'));
    expect(await dock.unusedLabels(number)).toEqual([`${number}:${key}:0`]);
  });
});

describe('a label that is replaced', () => {
  const labelOf = ({ shipments }: Fulfillment) => shipments.at(-1)!.packages[0]!.labelId!;

  test('is given back, and the package goes with another that costs what it costs', async () => {
    const number = await dock.picked(2, 0);
    const sent = await dock.ship(number, [2], { buyLabels: true });
    const [shipment] = sent.shipments;
    const old = labelOf(sent);
    expect(shipment!.relabels).toEqual([old]);
    // the carrier reports at any time; that refuses nothing
    await dock.report(shipment!.packages[0]!.tracking!, 'label-created');
    const { version } = (await dock.fulfillment(number)).shipments[0]!;
    expect(version).toBeGreaterThan(shipment!.version);
    const once = { caller: dock.by('warehouse'), key: newKey() };
    const after = await dock.relabel(shipment!, old, once);
    expect(after.shipments[0]).toMatchObject({ cost: 912, version: version + 1 });
    const [one] = after.shipments[0]!.packages;
    expect(one!.labelId).not.toBe(old);
    expect(one!.tracking).not.toBe(shipment!.packages[0]!.tracking);
    expect(one!.weightGrams).toBe(Math.round(7 * 453.59237));
    expect(dock.sales.shop.voided).toContain(old);
    expect((await dock.relabel(shipment!, old, once)).shipments).toEqual(after.shipments);
    expect(dock.sales.shop.voided.filter((id) => id === old)).toHaveLength(1);
    expect(await dock.unusedLabels(number)).toEqual([]);
    const [entry] = await dock.sales.sql(
      `select payload->'payload'->>'before' as before, payload->'payload'->>'after' as after,
         payload->'payload'->>'reason' as reason from graphile_worker._private_jobs
       where payload->>'entity' = ? and payload->>'version' like 'relabel:%'`,
      [`shipment:${shipment!.number}`],
    );
    expect(entry).toEqual({
      before: shipment!.packages[0]!.tracking,
      after: one!.tracking,
      reason: 'it was weighed again',
    });
  });

  test('is kept once it was scanned, and by other roles', async () => {
    const number = await dock.picked(2, 0);
    const sent = await dock.ship(number, [2], { buyLabels: true });
    const [shipment] = sent.shipments;
    const old = labelOf(sent);
    await expect(dock.relabel(shipment!, old, {}, '')).rejects.toEqual(refused('INVALID'));
    await expect(dock.relabel(shipment!, old, { caller: dock.by('sales') })).rejects.toEqual(
      refused('NOT_PERMITTED'),
    );
    expect((await dock.fulfillment(number, 'auditor')).shipments[0]!.relabels).toEqual([]);
    await dock.report(shipment!.packages[0]!.tracking!, 'label-created', 'picked-up');
    const scanned = (await dock.fulfillment(number)).shipments[0]!;
    expect(scanned.relabels).toEqual([]);
    await expect(dock.relabel(scanned, old)).rejects.toEqual(refused('WRONG_STATE'));
    expect(dock.sales.shop.voided).not.toContain(old);
  });

  test('may be that of goods sent again', async () => {
    const number = await dock.picked(2, 0);
    const lost = (await dock.fail((await dock.ship(number, [2])).shipments[0]!)).shipments[0]!;
    const again = await dock.reship(lost, { tracking: null, buyLabels: true });
    const old = labelOf(again);
    const after = await dock.relabel(again.shipments.at(-1)!, old);
    expect(labelOf(after)).not.toBe(old);
  });

  test('of two at once is replaced once; the other new label is given back', async () => {
    const number = await dock.picked(2, 0);
    const sent = await dock.ship(number, [2], { buyLabels: true });
    const [shipment] = sent.shipments;
    const tries = await Promise.allSettled([
      dock.relabel(shipment!, labelOf(sent)),
      dock.relabel(shipment!, labelOf(sent)),
    ]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await dock.unusedLabels(number)).length).toBeLessThanOrEqual(1);
    expect((await dock.fulfillment(number)).shipments[0]!.packages).toHaveLength(1);
  });
});

test('the dock knows what units measure as they are packed, and ships also while nobody says so', async () => {
  const { shop } = dock.sales;
  const number = await dock.picked(2, 1);
  const size = { weightGrams: 450, lengthMm: 120, widthMm: 80, heightMm: 40 };
  shop.offer({ sku: 'bolt', unitPrice: 333, ...size }, { sku: 'nut', unitPrice: 1001, weightGrams: 0 });
  const { lines } = await dock.fulfillment(number);
  expect(lines.map(({ unit }) => unit)).toEqual([size, expect.objectContaining({ weightGrams: null })]);
  const { catalogPriceLines } = shop.fakes;
  Object.assign(shop.fakes, {
    catalogPriceLines: () => {
      throw new Error('away');
    },
  });
  const sent = await dock.ship(number, [2, 1]);
  expect(sent.lines.map(({ status, unit }) => ({ status, unit }))).toEqual([
    { status: 'shipped', unit: null },
    { status: 'shipped', unit: null },
  ]);
  Object.assign(shop.fakes, { catalogPriceLines });
});
