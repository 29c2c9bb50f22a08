import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import * as endpoints from '@gantry/contracts/endpoints/invoices';
import { salesAdminShipLines } from '@gantry/contracts/endpoints/shipments';
import type { AdminInvoice } from '@gantry/contracts/schemas/invoice';
import { pickFrom } from './pick-from.ts';
import { newKey } from './sales-fixture.ts';
import { ShipmentFixture } from './shipment-fixture.ts';

// many calls, on a machine that may be busy
jest.setTimeout(120_000);

let dock: ShipmentFixture;
beforeAll(async () => {
  dock = await ShipmentFixture.start();
});
afterAll(() => dock.stop());

async function invoicesOf(number: string): Promise<AdminInvoice[]> {
  const options = { caller: dock.by('finance') };
  const { service } = dock.sales;
  const list = await service.call(endpoints.salesAdminListOrderInvoices, { params: { number } }, options);
  const all = [];
  for (const one of list)
    all.push(await service.call(endpoints.salesAdminGetInvoice, { params: { number: one.number } }, options));
  return all;
}
const sum = (invoices: readonly AdminInvoice[], part: (one: AdminInvoice) => number) =>
  invoices.reduce((all, one) => all + part(one), 0);

test('whatever leaves together, the invoices of an order add up to it, to the cent', async () => {
  const pick = pickFrom(11);
  for (let round = 0; round < 3; round += 1) {
    const number = await dock.picked(pick([7, 9, 13]), pick([1, 2, 3]));
    let isOpen = true;
    while (isOpen) {
      const { lines } = await dock.fulfillment(number);
      const open = lines.map((line) => line.open);
      const leaving: number[] = open.map((units) => pick(Array.from({ length: units + 1 }, (_, at) => at)));
      if (!leaving.some((units) => units > 0)) leaving[open.findIndex((units) => units > 0)] = 1;
      await shipSome(number, leaving);
      isOpen = open.some((units, at) => units > leaving[at]!);
    }
    await dock.sales.service.runJobs();
    const order = await dock.order(number);
    const invoices = await invoicesOf(number);
    expect(sum(invoices, ({ amount }) => amount)).toBe(order.grandTotal);
    expect(sum(invoices, ({ totals }) => totals.goods)).toBe(order.totals.subtotal);
    expect(sum(invoices, ({ totals }) => totals.tax)).toBe(order.totals.tax);
    for (const { jurisdiction, amount } of order.taxLines) {
      const taxed = ({ taxLines }: AdminInvoice) =>
        taxLines.reduce((all, one) => (one.jurisdiction === jurisdiction ? all + one.amount : all), 0);
      expect(sum(invoices, taxed)).toBe(amount);
    }
  }
});

test('an order is complete once what has shipped is invoiced, and not before', async () => {
  const number = await dock.picked(2, 0);
  const { shipments } = await dock.ship(number, [2]);
  await dock.deliver(shipments[0]!);
  expect(await dock.order(number)).toMatchObject({ state: 'processing', status: 'delivered' });
  await dock.sales.service.runJobs();
  expect(await dock.order(number)).toMatchObject({ state: 'complete', status: 'delivered' });
});

/** Lines of which nothing leaves are left out. */
async function shipSome(number: string, leaving: readonly number[]): Promise<void> {
  const { lines, version } = await dock.fulfillment(number);
  const units = lines.flatMap(({ lineId }, at) => (leaving[at] ? [{ lineId, quantity: leaving[at] }] : []));
  const empty = { pounds: '1', length: '1', width: '1', height: '1', tracking: null };
  const form = { lines: units, service: 'ups-ground' as const, packages: [empty] };
  await dock.sales.service.call(
    salesAdminShipLines,
    { params: { number }, body: { version, form } },
    { caller: dock.by('warehouse'), idempotencyKey: newKey() },
  );
}
