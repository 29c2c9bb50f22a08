import { expect, test } from '@jest/globals';
import { historyGroups } from './history-groups.ts';

const entry = (at: string, to: string, lineNumber: number | null) => ({
  at,
  axis: 'line' as const,
  lineNumber,
  from: null,
  to,
  wording: '',
  actor: null,
  reason: null,
});

test('tells once what happened to several lines in one act, newest first', () => {
  const groups = historyGroups([
    entry('2026-11-21T10:00:00.100Z', 'new', 1),
    entry('2026-11-21T10:00:00.200Z', 'new', 2),
    entry('2026-11-21T11:00:00.000Z', 'confirmed', 2),
  ]);
  expect(groups.map(({ to, lineNumbers }) => [to, lineNumbers])).toEqual([
    ['confirmed', [2]],
    ['new', [1, 2]],
  ]);
});
