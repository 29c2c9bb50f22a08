import { expect, test } from '@jest/globals';
import type { Offer } from '@gantry/contracts/schemas/offer';
import { isAsked } from './is-asked.ts';

type Facts = NonNullable<Offer['approval']>;
const offer = (approval: Partial<Facts> | null, mayAsk = true) =>
  ({ approval: approval && { limit: 100, reasons: ['limit'], budget: null, ...approval }, mayAsk }) as Offer;

test.each([
  ['above the limit', offer({}), 101, true],
  ['while its total is not known', offer({}), null, true],
  ['for a part at the limit', offer({}), 100, false],
  ['for a part at the limit, for another reason too', offer({ reasons: ['limit', 'department'] }), 100, true],
  ['without a limit', offer({ limit: null, reasons: ['role'] }), 1, true],
  ['where nobody has to approve it', offer(null), 101, false],
  ['by whoever may not send it', offer({}, false), 101, false],
])('an offer %s is asked for or not', (_, one, total, isSent) =>
  expect(isAsked(one, total, null)).toBe(isSent),
);

test('an offer is asked for once it is booked on what it goes beyond the budget of', () => {
  const centers = [
    { id: 'a', code: '1', name: 'A', isOverBudget: true },
    { id: 'b', code: '2', name: 'B', isOverBudget: false },
  ];
  const one = { ...offer(null), costCenters: centers };
  expect(isAsked(one, 50, 'a')).toBe(true);
  expect(isAsked(one, 50, 'b')).toBe(false);
  expect(isAsked(one, 50, '')).toBe(false);
  expect(isAsked({ ...one, mayAsk: false }, 50, 'a')).toBe(false);
});
