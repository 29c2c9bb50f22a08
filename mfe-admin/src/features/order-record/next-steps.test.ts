import { expect, test } from '@jest/globals';
import type { LineStatus } from '@gantry/domain/statuses/line-statuses';
import { nextSteps } from './next-steps.ts';

const open = (...statuses: LineStatus[]) => statuses.map((to) => ({ to, needs: [], blockers: [] }));
const split = (...statuses: LineStatus[]) => {
  const { next, other } = nextSteps(open(...statuses));
  return [next.map(({ to }) => to), other.map(({ to }) => to)];
};

test('what brings a line on its way stands apart from what holds or ends it', () => {
  expect(split('confirmed', 'declined', 'cancelled-not-charged', 'on-hold')).toEqual([
    ['confirmed'],
    ['declined', 'cancelled-not-charged', 'on-hold'],
  ]);
  expect(split('processing', 'partially-shipped', 'shipped', 'cancellation-requested')).toEqual([
    ['processing', 'partially-shipped', 'shipped'],
    ['cancellation-requested'],
  ]);
});
