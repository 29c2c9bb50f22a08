import { describe, expect, test } from '@jest/globals';
import { lineObstacle } from './line-guards.ts';
import { cancelledGroup } from './line-groups.ts';
import { lineMoveNeedsReason, lineMoveRoles, mayMoveLine } from './line-move-roles.ts';
import { moveRows } from './line-move-table.ts';
import { lineMoves, moveLine, type LineProgress } from './line-progress.ts';
import { canMove, labelsOf, type LineStatus } from './moves.ts';
import { linePrevious, lineWording } from './status-book.ts';
import { isShownToCustomer, orderStateWording, paymentWording } from './wording.ts';

const labels = labelsOf('line');
const start: LineProgress = { status: 'new', before: [] };

/** Every situation a line can get into, by trying every allowed move. */
function reachable(): LineProgress[] {
  const seen = new Map<string, LineProgress>();
  const queue = [start];
  for (let line = queue.pop(); line; line = queue.pop()) {
    const key = [line.status, ...line.before].join();
    if (seen.has(key)) continue;
    seen.set(key, line);
    for (const to of lineMoves(line)) queue.push(moveLine(line, to));
  }
  return [...seen.values()];
}

describe('the status book of lines', () => {
  test('refuses every move outside its table and leaves the line as it was', () => {
    for (const line of reachable()) {
      const allowed = lineMoves(line);
      for (const to of [...labels, 'shipped-twice' as LineStatus]) {
        if (allowed.includes(to)) continue;
        expect(() => moveLine(line, to)).toThrow(RangeError);
      }
    }
  });

  test('reaches every label from a new line', () => {
    const reached = new Set(reachable().map((line) => line.status));
    expect([...reached].sort()).toEqual([...labels].sort());
  });

  test('returns a line from nested interruptions one by one', () => {
    let line: LineProgress = { status: 'processing', before: [] };
    line = moveLine(line, 'on-hold');
    line = moveLine(line, 'cancellation-requested');
    expect(line.before).toEqual(['processing', 'on-hold']);
    line = moveLine(line, 'on-hold');
    line = moveLine(line, 'processing');
    expect(line).toEqual({ status: 'processing', before: [] });
  });

  test('brings a line of a failed return back to where the return began', () => {
    let line: LineProgress = { status: 'delivered', before: [] };
    for (const to of ['rma-requested', 'rma-sent', 'rma-return-received', 'delivered'] as const) {
      line = moveLine(line, to);
    }
    expect(line).toEqual({ status: 'delivered', before: [] });
  });
});

describe('who moves a line', () => {
  test('every move of the book has somebody who may make it, and admin always may', () => {
    for (const line of reachable()) {
      for (const to of lineMoves(line)) {
        expect([line.status, to, lineMoveRoles(line.status, to)]).toEqual([
          line.status,
          to,
          expect.arrayContaining(['admin']),
        ]);
      }
    }
  });

  test('no row names a move outside the book', () => {
    for (const { from, to } of moveRows) {
      for (const a of from) {
        for (const b of to) {
          const targets = b === '~' ? previousOf(a) : [b];
          expect(targets.length).toBeGreaterThan(0);
          for (const target of targets)
            expect([a, target, canMove('line', a, target, target)]).toContain(true);
        }
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
    expect(mayMoveLine(role, from, to)).toBe(allowed);
  });

  test('asks for a reason to refuse, hold or hide, not to go on', () => {
    expect(lineMoveNeedsReason('new', 'declined')).toBe(true);
    expect(lineMoveNeedsReason('cancellation-requested', 'processing')).toBe(true);
    expect(lineMoveNeedsReason('on-hold', 'processing')).toBe(false);
    expect(lineMoveNeedsReason('new', 'confirmed')).toBe(false);
  });
});

function previousOf(status: LineStatus): LineStatus[] {
  return (linePrevious as unknown as Record<string, LineStatus[]>)[status] ?? [];
}

describe('a line whose production has begun', () => {
  const facts = { productionStarted: true, captured: 0 };

  // Walks every way from in-production, also over holds and back orders (domain B11.4).
  test('reaches no cancelled label but by the block list or goods lost on the way', () => {
    const seen = new Set<string>();
    const queue: LineProgress[] = [{ status: 'in-production', before: [] }];
    for (let line = queue.pop(); line; line = queue.pop()) {
      const key = [line.status, ...line.before].join();
      if (seen.has(key)) continue;
      seen.add(key);
      for (const to of lineMoves(line)) {
        if (lineObstacle(facts, line.status, to) === 'production-started') continue;
        if (to === 'cancelled-black-list' || line.status === 'delivery-exception') continue;
        if (line.status === 'cancelled-refund-pending') continue;
        expect([line.status, to, cancelledGroup.has(to)]).toEqual([line.status, to, false]);
        queue.push(moveLine(line, to));
      }
    }
    expect(seen.size).toBeGreaterThan(10);
  });
});

test('money decides which end a cancelled line may have', () => {
  const paid = { productionStarted: false, captured: 100 };
  const unpaid = { productionStarted: false, captured: 0 };
  expect(lineObstacle(paid, 'pending', 'cancelled-not-charged')).toBe('money-captured');
  expect(lineObstacle(unpaid, 'cancellation-requested', 'cancelled-refund-pending')).toBe('nothing-captured');
  expect(lineObstacle(unpaid, 'pending', 'cancelled-not-charged')).toBeNull();
});

test('has a wording for every label of an order', () => {
  expect(Object.keys(lineWording).sort()).toEqual([...labels].sort());
  expect(Object.keys(orderStateWording).sort()).toEqual([...labelsOf('orderState')].sort());
  expect(Object.keys(paymentWording).sort()).toEqual([...labelsOf('paymentStatus')].sort());
  expect([isShownToCustomer('deleted'), isShownToCustomer('unbound'), isShownToCustomer('new')]).toEqual([
    false,
    false,
    true,
  ]);
});

test('specification §4 fixes what received, purchase and processing are called', () => {
  for (const status of ['received', 'purchase', 'processing'] as const) {
    expect(lineWording[status]).toBe('Being Processed');
  }
});
