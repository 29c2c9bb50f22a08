import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { blockersOf, offerTransition, type LineFacts } from './line-blockers.ts';
import { cancelledGroup, isShownToCustomer } from './line-groups.ts';
import { lineTransitions, transitionLine, type LineProgress } from './line-progress.ts';
import { lineStatuses, type LineStatus } from './line-statuses.ts';
import {
  labelsOf,
  mayEverTransition,
  mayTransition,
  moversOf,
  type TransitionActor,
} from './status-table.ts';
import { lineTone, lineWording } from './wording.ts';

const labels = labelsOf(lineStatuses);
const start: LineProgress = { status: 'new', before: [] };

/** Every situation a line can get into, by trying every allowed transition. */
function reachable(): LineProgress[] {
  const seen = new Map<string, LineProgress>();
  const queue = [start];
  for (let line = queue.pop(); line; line = queue.pop()) {
    const key = [line.status, ...line.before].join();
    if (seen.has(key)) continue;
    seen.set(key, line);
    for (const to of lineTransitions(line)) queue.push(transitionLine(line, to));
  }
  return [...seen.values()];
}

test.each([
  ['sales', 'confirmed', true],
  ['support', 'confirmed', true],
  ['warehouse', 'confirmed', false],
  ['support', 'on-hold', true],
  ['auditor', 'on-hold', false],
  ['admin', 'confirmed', true],
] as const)('%s may bring a line to %s from some status: %s', (role, to, may) => {
  expect(mayEverTransition(lineStatuses, role, to)).toBe(may);
});

describe('the status book of lines', () => {
  test('refuses every transition outside its table and leaves the line as it was', () => {
    for (const line of reachable()) {
      const allowed = lineTransitions(line);
      for (const to of [...labels, 'shipped-twice' as LineStatus]) {
        if (allowed.includes(to)) continue;
        expect(() => transitionLine(line, to)).toThrow(RangeError);
      }
    }
  });

  test('reaches every label from a new line', () => {
    const reached = new Set(reachable().map((line) => line.status));
    expect([...reached].sort()).toEqual([...labels].sort());
  });

  test('returns a line from nested interruptions one by one', () => {
    let line: LineProgress = { status: 'processing', before: [] };
    line = transitionLine(line, 'on-hold');
    line = transitionLine(line, 'cancellation-requested');
    expect(line.before).toEqual(['processing', 'on-hold']);
    line = transitionLine(line, 'on-hold');
    line = transitionLine(line, 'processing');
    expect(line).toEqual({ status: 'processing', before: [] });
  });

  test('brings a line of a failed return back to where the return began', () => {
    let line: LineProgress = { status: 'delivered', before: [] };
    for (const to of ['rma-requested', 'rma-sent', 'rma-return-received', 'delivered'] as const) {
      line = transitionLine(line, to);
    }
    expect(line).toEqual({ status: 'delivered', before: [] });
  });
});

describe('who makes a line transition', () => {
  test('every transition of the book has somebody who may make it, and admin always may', () => {
    for (const line of reachable()) {
      for (const to of lineTransitions(line)) {
        expect([line.status, to, moversOf(lineStatuses, line.status, to)]).toEqual([
          line.status,
          to,
          expect.arrayContaining(['admin']),
        ]);
      }
    }
  });

  test.each([
    ['sales', 'new', 'confirmed', true],
    ['warehouse', 'new', 'confirmed', false],
    ['auditor', 'new', 'confirmed', false],
    ['catalog', 'processing', 'shipped', false],
    ['warehouse', 'processing', 'shipped', true],
    ['finance', 'pending', 'cancelled-black-list', true],
    ['sales', 'pending', 'cancelled-black-list', false],
    ['support', 'on-hold', 'processing', true],
    ['admin', 'on-hold', 'processing', true],
    ['admin', 'delivered', 'new', false],
    ['customer', 'pending', 'cancellation-requested', true],
    ['customer', 'pending', 'confirmed', false],
  ] as const)('%s from %s to %s: %s', (role, from, to, allowed) => {
    expect(mayTransition(lineStatuses, role, from, to)).toBe(allowed);
  });

  test('asks for a reason to refuse, hold or hide, not to go on', () => {
    expect(needsOf({ status: 'new', before: [] }, 'declined')).toEqual(['reason']);
    expect(needsOf({ status: 'cancellation-requested', before: ['processing'] }, 'processing')).toEqual([
      'reason',
    ]);
    expect(needsOf({ status: 'on-hold', before: ['processing'] }, 'processing')).toEqual([]);
    expect(needsOf({ status: 'new', before: [] }, 'confirmed')).toEqual([]);
  });
});

const paidOrder = {
  paymentTerm: 'advanced',
  paymentStatus: 'paid',
  creditApproved: false,
  grandTotal: 100,
} as const;
const calm: LineFacts = { productionStarted: false, madeToOrder: true, captured: 0, payment: paidOrder };
const at = (status: LineStatus): LineProgress => ({ status, before: [] });
const needsOf = (line: LineProgress, to: LineStatus, facts = calm, role: TransitionActor = 'admin') =>
  offerTransition(line, to, { role, facts })?.needs;

describe('a line whose production has begun', () => {
  const facts = { ...calm, productionStarted: true };

  // Walks every way from in-production, also over holds and back orders.
  test('reaches no cancelled label but by the block list or goods lost on the way', () => {
    const seen = new Set<string>();
    const queue: LineProgress[] = [{ status: 'in-production', before: [] }];
    for (let line = queue.pop(); line; line = queue.pop()) {
      const key = [line.status, ...line.before].join();
      if (seen.has(key)) continue;
      seen.add(key);
      for (const to of lineTransitions(line)) {
        if (blockersOf(facts, line, to).includes('PRODUCTION_STARTED')) continue;
        if (to === 'cancelled-black-list' || line.status === 'delivery-exception') continue;
        if (line.status === 'cancelled-refund-pending') continue;
        expect([line.status, to, cancelledGroup.has(to)]).toEqual([line.status, to, false]);
        queue.push(transitionLine(line, to));
      }
    }
    expect(seen.size).toBeGreaterThan(10);
  });
});

test('money decides which end a cancelled line may have', () => {
  const paid = { ...calm, captured: 100 };
  expect(blockersOf(paid, at('pending'), 'cancelled-not-charged')).toEqual(['MONEY_CAPTURED']);
  expect(blockersOf(calm, at('cancellation-requested'), 'cancelled-refund-pending')).toEqual([
    'NOTHING_CAPTURED',
  ]);
  expect(blockersOf(calm, at('pending'), 'cancelled-not-charged')).toEqual([]);
});

describe('what was ended is taken up again', () => {
  const revived = (from: LineStatus, to: LineStatus, facts: Partial<LineFacts>) =>
    blockersOf({ ...calm, ...facts }, at(from), to);

  test('within 30 days of being declined', () => {
    expect(revived('declined', 'pending-review', { daysThere: 30 })).toEqual([]);
    expect(revived('declined', 'pending-review', { daysThere: 31 })).toEqual(['TOO_LATE']);
    expect(revived('new', 'pending-review', { daysThere: 31 })).toEqual([]);
  });

  test('unless its money went back', () => {
    expect(revived('declined', 'pending-review', { givenBack: 1 })).toEqual(['REFUNDED']);
    expect(revived('cleared', 'new', { givenBack: 1, daysThere: 90 })).toEqual(['REFUNDED']);
    expect(revived('cleared', 'new', { daysThere: 90 })).toEqual([]);
    // a refund of something else is no reason against an attempt to pay
    expect(revived('not-processed', 'new', { givenBack: 1 })).toEqual([]);
  });
});

describe('how an order is paid', () => {
  const unpaid = { ...paidOrder, paymentStatus: 'pending' } as const;
  const net = { ...unpaid, paymentTerm: 'net-30' } as const;

  test.each([
    ['unpaid in advance', unpaid, ['NOT_PAID'], ['NOT_PAID']],
    ['paid in advance', paidOrder, [], []],
    [
      'partly paid in advance',
      { ...unpaid, paymentStatus: 'partially_paid' } as const,
      ['NOT_PAID'],
      ['NOT_PAID'],
    ],
    ['on terms without credit', net, ['CREDIT_NOT_APPROVED'], []],
    ['on terms with credit', { ...net, creditApproved: true }, [], []],
    ['free', { ...unpaid, grandTotal: 0 }, [], []],
  ])('%s blocks confirming with %j and shipping with %j', (_, payment, toConfirm, toShip) => {
    const facts = { ...calm, payment };
    expect(blockersOf(facts, at('pending'), 'confirmed')).toEqual(toConfirm);
    expect(blockersOf(facts, at('processing'), 'shipped')).toEqual(toShip);
  });

  test('a card that is reserved for all of it is enough, less is not, and nothing leaves while it is doubted', () => {
    const card = { ...calm, due: 100, payment: unpaid };
    const both = (facts: LineFacts) => [
      blockersOf(facts, at('pending'), 'confirmed'),
      blockersOf(facts, at('processing'), 'shipped'),
    ];
    expect(both({ ...card, reserved: 100 })).toEqual([[], []]);
    expect(both({ ...card, reserved: 60, captured: 40 })).toEqual([[], []]);
    expect(both({ ...card, reserved: 60, captured: 39 })).toEqual([['NOT_PAID'], ['NOT_PAID']]);
    for (const paymentStatus of ['fraud', 'unknown', 'refunded'] as const) {
      const facts = { ...card, reserved: 100, payment: { ...unpaid, paymentStatus } };
      expect(both(facts)).toEqual([['NOT_PAID'], ['NOT_PAID']]);
    }
  });

  test('lets finance confirm with a reason all the same, but nobody ship', () => {
    const facts = { ...calm, payment: unpaid };
    const offer = (role: TransitionActor, from: LineStatus, to: LineStatus) =>
      offerTransition(at(from), to, { role, facts });
    expect(offer('sales', 'pending', 'confirmed')).toMatchObject({ needs: [], blockers: ['NOT_PAID'] });
    expect(offer('finance', 'pending', 'confirmed')).toMatchObject({ needs: ['reason'], blockers: [] });
    expect(offer('admin', 'processing', 'shipped')).toMatchObject({ blockers: ['NOT_PAID'] });
    expect(offer('warehouse', 'pending', 'confirmed')).toBeNull();
  });

  test('asks nothing of a line that returns to where it was confirmed before', () => {
    const facts = { ...calm, payment: unpaid };
    expect(blockersOf(facts, { status: 'on-hold', before: ['confirmed'] }, 'confirmed')).toEqual([]);
  });
});

test('hides deleted and unbound lines from customers', () => {
  expect(labels.filter((status) => !isShownToCustomer(status)).sort()).toEqual(['deleted', 'unbound']);
});

test('specification §4 fixes what received, purchase and processing are called', () => {
  const file = new URL('../messages/order-status/en-US.json', import.meta.url);
  const enUS = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  for (const status of ['received', 'purchase', 'processing'] as const) {
    const { wording } = lineStatuses[status].customer;
    expect(wording && enUS[wording]).toBe('Being Processed');
  }
});

test('a page that is older than the services shows a status it does not know', () => {
  const unknown = 'teleported' as LineStatus;
  expect([lineWording(unknown), lineTone(unknown, 'customer')]).toEqual([
    'status.line.teleported',
    'progress',
  ]);
  expect([lineTone('pending-review', 'customer'), lineTone('pending-review', 'staff')]).toEqual([
    'waiting',
    'ask',
  ]);
});
