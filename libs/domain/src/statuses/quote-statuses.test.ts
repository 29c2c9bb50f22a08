import { describe, expect, test } from '@jest/globals';
import {
  isQuoteShownToCustomer,
  quoteDueAt,
  quoteNeedsOf,
  quoteStatuses,
  type QuoteStatus,
} from './quote-statuses.ts';
import {
  allowedTransitions,
  canTransition,
  labelsOf,
  mayTransition,
  type TransitionActor,
} from './status-table.ts';

const labels = labelsOf(quoteStatuses);
const may = (role: TransitionActor, from: QuoteStatus, to: QuoteStatus) =>
  mayTransition(quoteStatuses, role, from, to);

describe('who may make a transition', () => {
  test.each<[Parameters<typeof may>, boolean]>([
    [['sales', 'new', 'in-work'], true],
    [['support', 'in-work', 'waiting-customer'], true],
    [['support', 'in-work', 'move-to-offer'], false],
    [['customer', 'new', 'in-work'], false],
    [['customer', 'waiting-customer', 'in-work'], true],
    [['guest', 'new', 'cancelled'], true],
    [['customer', 'new', 'cleared'], false],
    [['sales', 'cleared', 'in-work'], false],
    [['admin', 'cleared', 'in-work'], true],
    [['sales', 'unbound', 'waiting-customer'], true],
    [['support', 'unbound', 'waiting-customer'], false],
    [['warehouse', 'new', 'in-work'], false],
    [['admin', 'new', 'sent-offer'], false],
  ])('%j: %s', ([role, from, to], expected) => {
    expect(may(role, from, to)).toBe(expected);
  });

  test('an admin may make every transition of the book', () => {
    for (const from of labels) {
      for (const to of allowedTransitions(quoteStatuses, from, 'in-work')) {
        expect([from, to, may('admin', from, to)]).toEqual([from, to, true]);
      }
    }
  });
});

describe('a customer', () => {
  test('can withdraw, or decline what is offered, only where the book lets them', () => {
    for (const status of labels) {
      const { may: actions } = quoteStatuses[status].customer;
      const isOffered = actions.includes('withdraw') || actions.includes('decline');
      const allowed =
        canTransition(quoteStatuses, status, 'cancelled') && may('customer', status, 'cancelled');
      expect([status, isOffered]).toEqual([status, allowed]);
    }
  });

  test('can do nothing with what they are not shown', () => {
    for (const status of labels.filter((label) => !isQuoteShownToCustomer(label))) {
      expect([status, quoteStatuses[status].customer.may]).toEqual([status, []]);
    }
  });
});

describe('a clock', () => {
  test('runs only where it is somebody’s turn', () => {
    for (const status of labels) {
      const { clock, turn } = quoteStatuses[status];
      expect([status, clock !== undefined && turn === null]).toEqual([status, false]);
    }
  });

  test('ends in a transition that the book lets the system make', () => {
    for (const from of labels) {
      const { clock } = quoteStatuses[from];
      const late = clock && 'late' in clock ? clock.late : undefined;
      if (late) expect([from, late.to, may('system', from, late.to)]).toEqual([from, late.to, true]);
    }
  });

  test('counts business hours: three days for a customer over a weekend', () => {
    expect(quoteDueAt('waiting-customer', new Date('2026-11-19T16:00:00Z'))?.toISOString()).toBe(
      '2026-11-24T16:00:00.000Z',
    );
    expect(quoteDueAt('cancelled', new Date())).toBeNull();
  });
});

test.each<[QuoteStatus, QuoteStatus, string[]]>([
  ['new', 'in-work', []],
  ['in-work', 'waiting-customer', ['message']],
  ['move-to-offer', 'in-work', ['note']],
  ['unbound', 'waiting-customer', ['account']],
  ['unbound', 'cleared', ['clear-reason']],
])('from %s to %s needs %j', (from, to, needs) => {
  expect(quoteNeedsOf(from, to)).toEqual(needs);
});
