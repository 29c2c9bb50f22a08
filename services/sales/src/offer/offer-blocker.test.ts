import { describe, expect, test } from '@jest/globals';
import { lastDay, offerBlocker } from './offer-blocker.ts';

const offer = { revision: 2, validUntil: '2026-11-30' };
const open = { status: 'sent-offer' } as const;
// 11:59 PM of the last day, and midnight, in Cheyenne
const lastMinute = new Date('2026-12-01T06:59:00Z');
const midnight = new Date('2026-12-01T07:00:00Z');

describe('an offer', () => {
  test('can be accepted to the end of its last day at the store', () => {
    expect(offerBlocker(open, offer, 2, lastMinute)).toBeNull();
    expect(offerBlocker(open, offer, 2, midnight)).toBe('EXPIRED');
  });

  test('cannot be accepted once there is a newer one, whatever the quote is at', () => {
    expect(offerBlocker(open, offer, 3, lastMinute)).toBe('SUPERSEDED');
  });

  test.each(['in-work', 'move-to-offer', 'move-to-order', 'cancelled'] as const)(
    'cannot be accepted while its quote is %s',
    (status) => expect(offerBlocker({ status }, offer, 2, lastMinute)).toBe('CLOSED'),
  );

  test('that holds for seven days can be accepted on the seventh day after it was sent', () => {
    expect(lastDay(7, lastMinute)).toBe('2026-12-07');
    expect(lastDay(7, midnight)).toBe('2026-12-08');
  });
});
