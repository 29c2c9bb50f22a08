import { describe, expect, test } from '@jest/globals';
import { quoteStatuses } from '@gantry/domain/statuses/quote-statuses';
import { readLogReason } from './log-text.ts';

describe('a logged reason', () => {
  test.each([
    ['rejected', [{ id: 'admin.inquiry.reason.rejected' }]],
    ['merged: see the other one', [{ id: 'admin.inquiry.reason.merged' }, 'see the other one']],
    ['revision 3', [{ id: 'admin.inquiry.log.revision', values: { number: '3' } }]],
    ['split from q-20012', [{ id: 'admin.inquiry.log.split', values: { number: 'Q-20012' } }]],
    [
      'Acme: Tools did not answer in time',
      [{ id: 'admin.inquiry.log.supplier-late', values: { who: 'Acme: Tools' } }],
    ],
    ['Acme: taken back', [{ id: 'admin.inquiry.log.taken-back', values: { who: 'Acme' } }]],
  ])('%s is said in words', (reason, expected) => {
    expect(readLogReason(reason)).toEqual(expected);
  });

  test.each(['Called Bob, who agrees: ship it', '=1+1', '<b>rejected</b>'])(
    'of a person stays as it was written: %s',
    (reason) => {
      expect(readLogReason(reason)).toEqual([reason]);
    },
  );

  test('of a clock has words in every language, none is left in English', () => {
    const notes = Object.values(quoteStatuses).flatMap(({ clock }) => (clock?.late ? [clock.late] : []));
    expect(notes.length).toBeGreaterThan(2);
    for (const { note, reason } of notes) {
      const logged = [reason, note].filter(Boolean).join(': ');
      for (const text of readLogReason(logged)) expect(typeof text).toBe('object');
    }
  });
});
