import { expect, test } from '@jest/globals';
import { deliveryRecord } from './delivery-record.ts';

const delivery = (sent: string, received: string, promisedOn: string | null) => ({
  sentAt: new Date(sent),
  receivedAt: new Date(received),
  promisedOn,
});

test('no deliveries are no record', () => {
  expect(deliveryRecord([])).toEqual({ received: 0, dated: 0, onTime: 0, measuredLeadDays: null });
});

test('free days do not count, and the promised day itself is on time, on the clock of the store', () => {
  const deliveries = [
    // Wednesday before Thanksgiving to Monday: Friday and Monday
    delivery('2026-11-25T18:00:00Z', '2026-11-30T18:00:00Z', '2026-11-30'),
    // late in the evening in Wyoming, when it is the next day in London
    delivery('2026-11-02T18:00:00Z', '2026-11-06T03:00:00Z', '2026-11-05'),
    delivery('2026-11-02T18:00:00Z', '2026-11-09T18:00:00Z', '2026-11-06'),
    delivery('2026-11-02T18:00:00Z', '2026-11-02T20:00:00Z', null),
  ];
  expect(deliveryRecord(deliveries)).toEqual({ received: 4, dated: 3, onTime: 2, measuredLeadDays: 2.5 });
});
