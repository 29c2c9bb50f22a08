import { expect, test } from '@jest/globals';
import {
  certificateStatuses,
  certificateStatusLabels,
  certificateTransitionsOf,
} from './certificate-statuses.ts';
import { canStartAs, canTransition } from './status-table.ts';

/** The transitions there are, written down a second time. */
const book: Readonly<Record<string, readonly string[]>> = {
  new: ['pending-review'],
  'pending-review': ['approved', 'declined'],
  approved: ['expired', 'canceled'],
  declined: ['new'],
  expired: ['new'],
  canceled: [],
};

test('allows what the book allows and nothing else', () => {
  for (const from of certificateStatusLabels)
    for (const to of certificateStatusLabels)
      expect([from, to, canTransition(certificateStatuses, from, to)]).toEqual([
        from,
        to,
        book[from]?.includes(to) ?? false,
      ]);
  expect(certificateStatusLabels.filter((one) => canStartAs(certificateStatuses, one))).toEqual(['new']);
});

test.each([
  ['finance', 'pending-review', ['approved', 'declined']],
  ['admin', 'pending-review', ['approved', 'declined']],
  ['finance', 'approved', ['canceled']],
  ['system', 'approved', ['expired']],
  ['system', 'new', ['pending-review']],
  ['customer', 'pending-review', []],
  ['customer', 'declined', ['new']],
  ['customer', 'expired', ['new']],
  ['sales', 'pending-review', []],
  ['support', 'approved', []],
  ['admin', 'canceled', []],
] as const)('%s may take one that is %s to %j', (who, from, to) => {
  expect(certificateTransitionsOf(who, from)).toEqual(to);
});
