import { expect, test } from '@jest/globals';
import {
  areSameDays,
  daysSince,
  deliveryParts,
  slowestWay,
  wholeDays,
  type SuppliedPart as Part,
} from './delivery-days.ts';
import { availabilityLabels, availabilityRules, type Availability } from './statuses/availability.ts';

const part = (availability: Availability | null, days: Part['days']): Part => ({
  quantity: 3,
  availability,
  days,
});
const onShelf = part('in-stock', [0, 0]);
const spanOf = (span: { from: string; to: string } | null) =>
  span && (span.from === span.to ? span.from : `${span.from} to ${span.to}`);
/** Days of arrival of an order placed at a moment of the store's clock. */
const daysOf = (moment: string, one: Part = onShelf, transit: [number, number] | null = [2, 2]) => {
  const [part] = deliveryParts([one], new Date(moment), transit);
  return spanOf(part?.arrives ?? null);
};

// America/Denver is six hours behind UTC in summer and seven in winter; the cut-off is 15:00 there.
test.each([
  ['before the cut-off it leaves the same day', '2026-06-09T20:59:00Z', '2026-06-11'],
  ['from the cut-off on, the next', '2026-06-09T21:00:00Z', '2026-06-12'],
  ['in winter the cut-off is an hour later by the world’s clock', '2026-12-01T21:59:00Z', '2026-12-03'],
  ['the way goes over a weekend', '2026-06-11T16:00:00Z', '2026-06-15'],
  ['Friday evening leaves on Monday', '2026-06-12T22:00:00Z', '2026-06-17'],
  ['Saturday too, however early', '2026-06-13T12:00:00Z', '2026-06-17'],
  ['Thanksgiving is no day on the way', '2026-11-25T18:00:00Z', '2026-11-30'],
  ['an order of a holiday leaves after it', '2026-11-26T18:00:00Z', '2026-12-01'],
  ['a holiday observed on a Friday counts', '2026-07-02T16:00:00Z', '2026-07-07'],
  ['over the end of the year', '2026-12-30T18:00:00Z', '2027-01-04'],
])('%s', (_, moment, day) => expect(daysOf(moment)).toBe(day));

const tuesday = '2026-06-09T15:00:00Z';

test('a span of days to leave and a span on the way add up', () => {
  expect(daysOf(tuesday, part('2-5-days', [2, 5]), [1, 5])).toBe('2026-06-12 to 2026-06-24');
});

/** From a Tuesday morning, two days on the way. */
const promised: Partial<Record<Availability, string>> = {
  'in-stock': '2026-06-11',
  'typically-in-stock': '2026-06-12 to 2026-06-16',
  '2-5-days': '2026-06-15 to 2026-06-18',
  '1-week': '2026-06-18 to 2026-06-23',
  '2-week': '2026-06-24 to 2026-06-30',
  '3-week': '2026-07-01 to 2026-07-08',
  '4-6-week': '2026-07-13 to 2026-07-27',
};

test.each(availabilityLabels)(
  '%s: a day only where its label promises one and something is sent',
  (label) => {
    const { days } = availabilityRules[label];
    expect(daysOf(tuesday, part(label, days ? [...days] : null))).toBe(promised[label] ?? null);
  },
);

test('what is left of a discontinued product leaves from the shelf', () => {
  expect(daysOf(tuesday, part('discontinued', [0, 0]))).toBe('2026-06-11');
});

test('nobody promises what nobody has, nor where we do not ship', () => {
  expect(daysOf(tuesday, part(null, null))).toBeNull();
  expect(daysOf(tuesday, onShelf, null)).toBeNull();
});

const shippingOf = (moment: string, ...parts: Part[]) =>
  deliveryParts(parts, new Date(moment), null).map(({ ships }) => spanOf(ships));

test('each part leaves on days of its own, and where the way is not known it still leaves', () => {
  expect(shippingOf(tuesday, onShelf, part('2-5-days', [2, 5]))).toEqual([
    '2026-06-09',
    '2026-06-11 to 2026-06-16',
  ]);
});

test('what a supplier brings leaves on the business day after, never before today', () => {
  const brought = (expectedOn: string) => ({ ...part('2-week', [8, 12]), expectedOn });
  expect(shippingOf(tuesday, brought('2026-06-12'))).toEqual(['2026-06-15']);
  // it is late already: tomorrow at the earliest
  expect(shippingOf(tuesday, brought('2026-06-01'))).toEqual(['2026-06-10']);
});

test('a whole is there when its last part is, and has no day as soon as one part has none', () => {
  const parts = deliveryParts([onShelf, part('2-5-days', [2, 5])], new Date(tuesday), [1, 3]);
  expect(wholeDays(parts)).toEqual({
    ships: { from: '2026-06-11', to: '2026-06-16' },
    arrives: { from: '2026-06-12', to: '2026-06-22' },
  });
  const [first, last] = parts;
  expect(wholeDays([last!, first!])).toEqual(wholeDays(parts));
  expect(wholeDays([...parts, { ships: null, arrives: null }])).toEqual({ ships: null, arrives: null });
  expect(wholeDays([])).toEqual({ ships: null, arrives: null });
});

test('of several ways to a place the slowest is promised', () => {
  const ways = [
    { service: 'one', transitDays: [1, 2] },
    { service: 'other', transitDays: [1, 4] },
  ] as const;
  expect(slowestWay(ways)?.service).toBe('other');
  expect(slowestWay([])).toBeUndefined();
});

test('what waits for its payment leaves as many business days after it as it would have after the order', () => {
  const ordered = new Date(tuesday);
  const [one] = deliveryParts([part('2-5-days', [2, 5])], ordered, null);
  // paid on a Friday evening, which counts as Monday
  const paid = new Date('2026-06-12T23:00:00Z');
  const [asPaid] = deliveryParts([part('2-5-days', [2, 5])], paid, null);
  expect(daysSince(one!.ships!, ordered, paid)).toEqual(asPaid!.ships);
  expect(areSameDays(one!.ships, asPaid!.ships)).toBe(false);
  expect(areSameDays(one!.ships, { ...one!.ships! })).toBe(true);
  expect(areSameDays(null, one!.ships)).toBe(false);
});
