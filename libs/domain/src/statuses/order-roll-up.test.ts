import { describe, expect, test } from '@jest/globals';
import { headerStatusOf } from './header-status.ts';
import { shippedGroup } from './line-groups.ts';
import { lineTransitions, transitionLine, type LineProgress } from './line-progress.ts';
import { lineStatuses, type LineStatus } from './line-statuses.ts';
import { orderStateOf, type RolledLine } from './order-roll-up.ts';
import { orderStates } from './order-states.ts';
import { canTransition, labelsOf } from './status-table.ts';

const calm = { fraud: false, held: false, invoiced: true };
const lineOf = (
  status: LineStatus,
  before: LineStatus[] = [],
  shipped = shippedGroup.has(status),
): RolledLine => ({
  status,
  before,
  shipped,
});
const linesOf = (...statuses: LineStatus[]) => statuses.map((status) => lineOf(status));

describe('the state of an order', () => {
  test.each([
    [['new'], 'pending'],
    [['new', 'pending', 'pending-review', 'not-processed'], 'pending'],
    [['new', 'confirmed'], 'processing'],
    [['confirmed', 'on-hold'], 'holded'],
    [['confirmed', 'unbound'], 'holded'],
    [['delivered', 'shipped'], 'processing'],
    [['delivered', 'completed', 'rma-requested'], 'complete'],
    [['delivered', 'cancelled'], 'complete'],
    [['declined', 'cancelled', 'deleted'], 'canceled'],
    [['rma-refund-issued', 'cancelled'], 'closed'],
    [['delivered', 'pending'], 'processing'],
    [['rma-refund-issued', 'pending'], 'pending'],
  ] as const)('of %j is %s', (statuses, state) => {
    expect(orderStateOf(linesOf(...statuses), calm)).toBe(state);
  });

  test('fraud and a hold come before the lines', () => {
    expect(orderStateOf(linesOf('delivered'), { ...calm, fraud: true, held: true })).toBe('fraud');
    expect(orderStateOf(linesOf('delivered'), { ...calm, held: true })).toBe('holded');
  });

  test('waits for the invoice before it is complete', () => {
    expect(orderStateOf(linesOf('delivered'), { ...calm, invoiced: false })).toBe('processing');
  });

  test('keeps the state from before a requested cancellation', () => {
    expect(orderStateOf([lineOf('cancellation-requested', ['pending'])], calm)).toBe('pending');
    expect(orderStateOf([lineOf('cancellation-requested', ['confirmed'])], calm)).toBe('processing');
    expect(orderStateOf([lineOf('cancellation-requested', ['confirmed', 'on-hold'])], calm)).toBe('holded');
  });

  // Every situation of a two-line order by every order of transitions: the roll-up never jumps where the status book does not.
  test('changes only along the status book, whatever happens to two lines', () => {
    const jumps: string[] = [];
    const seen = new Set<string>();
    const queue: [RolledLine, RolledLine][] = [[lineOf('new'), lineOf('new')]];
    for (let pair = queue.pop(); pair; pair = queue.pop()) {
      const key = pair
        .map(({ status, before, shipped }) => [status, ...before, shipped].join())
        .sort()
        .join('|');
      if (seen.has(key)) continue;
      seen.add(key);
      const state = orderStateOf(pair, calm);
      if (state === 'closed') continue;
      for (const next of stepsOf(pair)) {
        const after = orderStateOf(next, calm);
        if (after !== state && !canTransition(orderStates, state, after)) jumps.push(`${state} to ${after}`);
        queue.push(next);
      }
    }
    expect(jumps).toEqual([]);
    expect(seen.size).toBeGreaterThan(1000);
  });
});

function stepsOf([first, second]: [RolledLine, RolledLine]): [RolledLine, RolledLine][] {
  const moved = (line: RolledLine) =>
    lineTransitions(line).map((to) => ({
      ...transitionLine(line, to),
      shipped: line.shipped || shippedGroup.has(to) || to === 'partially-shipped',
    }));
  return [
    ...moved(first).map((line): [RolledLine, RolledLine] => [line, second]),
    ...moved(second).map((line): [RolledLine, RolledLine] => [first, line]),
  ];
}

describe('the label of an order', () => {
  test.each([
    [['confirmed', 'confirmed'], 'confirmed'],
    [['confirmed', 'new'], 'new'],
    [['shipped', 'processing'], 'partially-shipped'],
    [['partially-shipped', 'processing'], 'partially-shipped'],
    [['shipped', 'delivered'], 'shipped'],
    [['delivered', 'cancelled'], 'delivered'],
    [['backordered', 'purchase'], 'backordered'],
    [['cancelled', 'cancelled'], 'cancelled'],
    [['cancelled-not-charged', 'cancelled-refund-pending'], 'cancelled-refund-pending'],
    [['cancelled-not-charged', 'declined'], 'cancelled'],
    [['deleted'], 'deleted'],
    [['rma-requested', 'delivered'], 'delivered'],
  ] as const)('of %j is %s', (statuses, label) => {
    expect(headerStatusOf(linesOf(...statuses))).toBe(label);
  });

  test('counts a held line as the work below the hold', () => {
    expect(headerStatusOf([lineOf('on-hold', ['received']), lineOf('processing')])).toBe('received');
  });

  test('is always a label of the book, for any two lines', () => {
    const labels = labelsOf(lineStatuses);
    const pairs: LineProgress[][] = labels.flatMap((a) => labels.map((b) => [lineOf(a), lineOf(b)]));
    for (const pair of pairs) expect(labels).toContain(headerStatusOf(pair));
  });
});
