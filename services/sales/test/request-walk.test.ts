import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { isLive } from '@gantry/domain/statuses/line-groups';
import { requestSubjects, fitsType } from '@gantry/domain/return-policy';
import { Order } from '../src/order/order.entity.ts';
import { RequestFixture } from './request-fixture.ts';
import { aForm, terms } from './sales-fixture.ts';

let shop: RequestFixture;
beforeAll(async () => {
  shop = await RequestFixture.start();
});
afterAll(() => shop.stop());

/** A small generator with a seed, so that a failure can be run again. */
function generator(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}
type Next = ReturnType<typeof generator>;

const quietly = (attempt: Promise<unknown>) => attempt.catch(() => undefined);

/** Somebody asks for something of a random line, whether or not that is possible. */
async function askAtRandom(number: string, next: Next): Promise<void> {
  const { lines } = await shop.order(number);
  const line = lines[next(lines.length)]!;
  const type = next(3) === 0 ? 'cancellation' : 'return';
  const fitting = requestSubjects.filter((subject) => fitsType(type, subject));
  const subject = fitting[next(fitting.length)]!;
  const quantities = { [line.lineNumber]: 1 + next(line.quantity) };
  await quietly(shop.ask(number, { type, subject, quantities, photos: 2 }));
}

/** Somebody of the staff does one of the acts they are offered, or whoever asked takes it back. */
async function actAtRandom(number: string, next: Next): Promise<void> {
  const { requests } = await shop.requestable(number);
  const request = requests[next(requests.length)];
  if (!request) return;
  if (next(6) === 0) return void (await quietly(shop.withdraw(request.number)));
  const { acts } = await shop.get(request.number);
  const open = acts[next(acts.length)];
  if (!open) return;
  if (open.act === 'receive') await quietly(shop.receive(request.number, {}, next(2) === 0 ? 1 : undefined));
  else await quietly(shop.act(request.number, open.act, { tracking: '1Z' }));
}

/** The bank pays, or refuses, what it was asked for. */
async function settleAtRandom(number: string, next: Next): Promise<void> {
  const pending = await shop.sales.sql<{ reference: string }>(
    `select f.reference from sales.refund f join sales."order" o on o.id = f.order_id
     where o.number = ? and f.status = 'pending' order by f.created_at`,
    [number],
  );
  const one = pending[next(pending.length)];
  if (one) await shop.settle(one.reference, next(4) === 0 ? 'refused' : 'processed');
}

interface Sums {
  readonly refunds: { readonly claimed: number; readonly processed: number };
  readonly credits: { readonly amount: number };
}

/** B11.2: whether what is stored of an order is what its lines and its money add up to. */
async function isRolledUp(number: string): Promise<boolean> {
  const em = shop.sales.service.app.get(EntityManager, { strict: false }).fork();
  const order = await em.findOneOrFail(Order, { number }, { populate: ['lines'] });
  const { state, paymentStatus } = order;
  order.rollUp();
  return order.state === state && order.paymentStatus === paymentStatus;
}

/** B11.5: invoices and credit memos whose numbers leave a gap in their series, of all orders so far. */
const numberGaps = () =>
  shop.sales.sql<{ series: string }>(
    `select series from sales.invoice group by series
     having count(*) <> max(sequence) - min(sequence) + 1 or count(distinct sequence) <> count(*)`,
  );

/** B11.2, B11.3, B11.5 and B11.8 of an order. */
async function problemsOf(number: string, captured: number, units: number): Promise<string[]> {
  const { lines, history, totals } = await shop.order(number);
  const [row] = await shop.sales.sql<Sums & { bad: number }>(
    `select o.refunds, o.credits, (select count(*)::int from sales.order_line l where l.order_id = o.id and not (
       l.quantity_shipped >= l.quantity_delivered and l.quantity_delivered >= l.quantity_returned
       and l.quantity_shipped + l.quantity_cancelled <= l.quantity)) as bad
     from sales."order" o where o.number = ?`,
    [number],
  );
  const paid = (await shop.events('refund.requested', number)).reduce((sum, { amount }) => sum + amount, 0);
  const steps = history.filter(({ axis, from }) => axis === 'line' && from !== null);
  const checks: Record<string, boolean> = {
    'B11.2: state and payment status': await isRolledUp(number),
    'B11.3: quantities': row!.bad === 0,
    'B11.5: numbers of invoices without a gap': (await numberGaps()).length === 0,
    units: lines.reduce((sum, { quantity }) => sum + quantity, 0) === units,
    'goods to the cent': lines.reduce((sum, { total }) => sum + total, 0) === totals.subtotal,
    'B11.3: refunds within what was paid':
      row!.refunds.claimed <= captured && row!.refunds.processed <= captured,
    'promises kept': paid >= row!.refunds.processed,
    'credits within the order': row!.credits.amount <= totals.grandTotal! && row!.credits.amount >= 0,
    'B11.8: who and when': steps.every(({ actor, at }) => actor && at),
    'issued only when paid or nothing was owed': lines.every(
      ({ status }) => isLive(status) || !status.endsWith('refund-issued') || row!.credits.amount + paid > 0,
    ),
  };
  return Object.keys(checks).filter((name) => !checks[name]);
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'random requests, acts and refunds keep money and goods in step (%i)',
  async (seed) => {
    const next = generator(seed * 7919);
    const isPaid = seed % 2 === 0;
    const form = isPaid ? aForm() : terms();
    const [bolts, nuts] = [2 + next(8), 1 + next(4)];
    const number = await shop.dock.picked(bolts, nuts, form);
    const { totals } = await shop.order(number);
    const captured = isPaid ? totals.grandTotal! : 0;
    if (isPaid) await shop.dock.pay(number, captured);
    const { shipments } = await shop.dock.ship(number, [1 + next(bolts), nuts]);
    if (next(4) > 0) await shop.dock.deliver(shipments[0]!);
    const problems: string[] = [];
    for (let step = 0; step < 14; step += 1) {
      const choice = next(5);
      if (choice < 2) await askAtRandom(number, next);
      else if (choice < 4) await actAtRandom(number, next);
      else await settleAtRandom(number, next);
      const found = await problemsOf(number, captured, bolts + nuts);
      problems.push(...found.map((problem) => `step ${step}: ${problem}`));
    }
    expect(problems).toEqual([]);
  },
  120_000,
);

test('what a cancellation gives back is said to be credit for later orders where finance has kept it', async () => {
  const number = await shop.dock.picked(2, 0, aForm());
  const { totals } = await shop.order(number);
  await shop.dock.pay(number, totals.grandTotal);
  const { number: name } = await shop.ask(number, { type: 'cancellation' });
  await shop.act(name, 'approve', { role: 'finance' });
  await shop.settle(name, 'kept');
  expect(await shop.mine(name)).toMatchObject({
    status: 'completed',
    payouts: [{ status: 'credit-balance' }],
  });
  expect((await shop.mails(name)).at(-1)).toBe('credit-balance');
});
