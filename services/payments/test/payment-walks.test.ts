import { expect, test } from '@jest/globals';
import { paymentStatuses, type PaymentStatus } from '@gantry/domain/statuses/payment-statuses';
import { labelsOf } from '@gantry/domain/statuses/status-table';
import { recordReceipt, returnReceipt } from '../src/finance/receipts.ts';
import { Transaction } from '../src/transaction/transaction.entity.ts';
import { MemoryOrder } from './memory-order.ts';

const due = 1000;
/** An order whose card is reserved for an amount. */
async function reserved(amount = due): Promise<{ order: MemoryOrder; reference: string }> {
  const order = new MemoryOrder(due);
  const reference = await order.begin(amount);
  order.provider.pay(reference);
  await order.sync(reference);
  return { order, reference };
}
async function paid() {
  const { order, reference } = await reserved();
  order.ship(due, true);
  await order.carryOut();
  return { order, reference };
}
const withCheck = () => {
  const order = new MemoryOrder(due);
  const facts = {
    orderNumber: '100001',
    amount: due,
    service: 'check',
    term: 'advanced',
    creditApproved: false,
  };
  order.payments.addRow(Transaction.open({ ...facts, idempotencyKey: 'order' }));
  return order;
};

/** Each payment status by transactions that lead there. */
const walks: Record<PaymentStatus, () => Promise<MemoryOrder> | MemoryOrder> = {
  pending: async () => {
    const order = new MemoryOrder(due);
    await order.begin();
    return order;
  },
  authorized: async () => (await reserved()).order,
  partially_authorized: async () => (await reserved(400)).order,
  paid: async () => (await paid()).order,
  partially_paid: async () => {
    const { order } = await reserved();
    order.ship(300);
    await order.carryOut();
    return order;
  },
  partially_voided: async () => {
    const { order, reference } = await reserved(400);
    order.cancel();
    await order.carryOut();
    const second = await order.begin(600);
    order.provider.pay(second);
    await order.sync(second);
    await order.sync(reference);
    return order;
  },
  voided: async () => {
    const { order } = await reserved();
    order.cancel();
    await order.carryOut();
    return order;
  },
  refunded: async () => {
    const { order } = await paid();
    order.refund(due);
    await order.carryOut();
    return order;
  },
  partially_refunded: async () => {
    const { order } = await paid();
    order.refund(1);
    await order.carryOut();
    return order;
  },
  declined: async () => {
    const order = new MemoryOrder(due);
    const reference = await order.begin();
    order.provider.decline(reference, 'expired-card');
    await order.sync(reference);
    return order;
  },
  failed: () => {
    const order = withCheck();
    const row = recordReceipt(order.payments, { amount: due, reference: 'check 7' });
    returnReceipt(order.payments, row);
    return order;
  },
  expired: async () => {
    const { order, reference } = await reserved();
    order.provider.get(reference).authorizedUntil = new Date(0);
    await order.sync(reference);
    return order;
  },
  canceled: async () => {
    const order = new MemoryOrder(due);
    await order.begin();
    order.cancel();
    await order.carryOut();
    return order;
  },
  fraud: async () => {
    const order = new MemoryOrder(due);
    const reference = await order.begin();
    order.provider.decline(reference, 'fraud');
    await order.sync(reference);
    return order;
  },
  unknown: async () => {
    const { order } = await reserved();
    order.payments.attempts[0]?.amend({ isUnanswered: true });
    return order;
  },
};

test.each(labelsOf(paymentStatuses))('payments lead to %s', async (status) => {
  expect((await walks[status]()).status).toBe(status);
});

test('goods that are credited before they are paid for are not captured any more', async () => {
  const { order } = await reserved();
  order.ship(400);
  order.credit(300);
  order.ship(300);
  await order.carryOut();
  order.ship(300, true);
  await order.carryOut();
  expect(order.facts.captured).toBe(700);
  expect(order.facts.authorized).toBe(0);
});

test('goods that are credited and paid back leave room for what ships after them', async () => {
  const { order } = await reserved();
  order.ship(400);
  await order.carryOut();
  order.credit(400);
  order.refund(400);
  order.ship(600, true);
  await order.carryOut();
  expect(order.facts).toMatchObject({ captured: 1000, refunded: 400 });
});

/** The same numbers for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

async function step(order: MemoryOrder, random: () => number): Promise<void> {
  const amount = 1 + Math.floor(random() * 400);
  const { provider, reference } = order;
  if (random() < 0.2) provider.losesAnswers = 1;
  const steps: (() => Promise<unknown> | void)[] = [
    () => order.begin(1 + Math.floor(random() * 1500)).catch(() => undefined),
    () => (reference && provider.get(reference).state === 'open' ? provider.pay(reference) : undefined),
    () => (reference && provider.get(reference).state === 'open' ? provider.decline(reference) : undefined),
    () => order.ship(amount),
    () => order.ship(amount, random() < 0.2),
    () => order.refund(amount),
    () => order.carryOut(),
    () => order.carryOut(),
    () => (reference ? order.sync(reference) : undefined),
    () => (random() < 0.1 ? order.cancel() : undefined),
    () => {
      if (reference && provider.get(reference).captures.length > 0 && random() < 0.1)
        provider.dispute(reference, 'open');
    },
    () => {
      const open = reference
        ? provider.get(reference).disputes.find(({ state }) => state === 'open')
        : undefined;
      if (open && reference) provider.dispute(reference, random() < 0.5 ? 'lost' : 'won', open.amount);
    },
  ];
  await steps[Math.floor(random() * steps.length)]?.();
}

function checkJournal({ payments, facts }: MemoryOrder): void {
  const causes = payments.entries.map(({ cause }) => cause);
  expect(new Set(causes).size).toBe(causes.length);
  const accounts = new Map<string, number>();
  for (const { postings } of payments.entries) {
    expect(postings.reduce((sum, [, amount]) => sum + amount, 0)).toBe(0);
    for (const [name, amount] of postings) accounts.set(name, (accounts.get(name) ?? 0) + amount);
  }
  const promised = payments.refunding - facts.refunded;
  expect(0 - (accounts.get('refunds-payable') ?? 0)).toBe(promised);
  expect(0 - (accounts.get('receivable') ?? 0)).toBe(facts.captured - facts.refunded - promised);
}

function checkProvider({ provider, facts }: MemoryOrder): void {
  const all = [...provider.payments.values()];
  const sum = (rows: readonly { readonly amount: number }[]) =>
    rows.reduce((total, { amount }) => total + amount, 0);
  const lost = all.flatMap(({ disputes }) => disputes).filter(({ state }) => state === 'lost');
  const captured = sum(all.flatMap(({ captures }) => captures));
  expect(facts.captured).toBe(captured - sum(lost));
  expect(facts.refunded).toBe(sum(all.flatMap(({ refunds }) => refunds)));
  expect(facts.refunded).toBeLessThanOrEqual(captured);
  const reserved = all.filter(({ state }) => state === 'authorized');
  expect(facts.authorized).toBe(reserved.reduce((total, { capturable }) => total + capturable, 0));
}

test('whatever happens in whatever order, the journal balances and says what the provider says', async () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const random = randomOf(seed);
    const order = new MemoryOrder(due);
    for (let count = 0; count < 40; count += 1) {
      await step(order, random);
      checkJournal(order);
      expect(order.facts.refunded).toBeLessThanOrEqual(
        Math.max(order.facts.captured, order.payments.refunding),
      );
    }
    // all answers come in the end
    order.provider.losesAnswers = 0;
    for (let round = 0; round < 4; round += 1) {
      await order.carryOut();
      for (const reference of order.provider.payments.keys()) await order.sync(reference);
    }
    checkJournal(order);
    checkProvider(order);
    const rows = order.payments.rows.map(({ status, version }) => `${status}${version}`);
    for (const reference of order.provider.payments.keys()) await order.sync(reference);
    expect(order.payments.rows.map(({ status, version }) => `${status}${version}`)).toEqual(rows);
  }
});
