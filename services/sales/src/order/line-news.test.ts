import { expect, test } from '@jest/globals';
import { lineTransitions, transitionLine, type LineProgress } from '@gantry/domain/statuses/line-progress';
import { lineStatuses } from '@gantry/domain/statuses/line-statuses';
import { labelsOf } from '@gantry/domain/statuses/status-table';
import { isNews } from './line-news.ts';

const held = labelsOf(lineStatuses)
  .map((status): LineProgress => ({ status, before: [] }))
  .filter((line) => lineTransitions(line).includes('on-hold'));

test.each(held)('a hold of a line that is $status and its release send no mail', (line) => {
  const onHold = transitionLine(line, 'on-hold');
  expect(isNews(line, 'on-hold')).toBe(false);
  expect(lineTransitions(onHold)).toContain(line.status);
  expect(isNews(onHold, line.status)).toBe(false);
});

test('every status that may be held is one a hold gives back', () => {
  expect(held).toHaveLength(8);
});

test.each([
  ['processing', 'shipped', true],
  ['processing', 'backordered', true],
  ['received', 'processing', false],
  ['shipped', 'delivery-exception', true],
] as const)('from %s to %s is news: %s', (from, to, expected) => {
  expect(isNews({ status: from, before: [] }, to)).toBe(expected);
});
