import { expect, test } from '@jest/globals';
import { differencesCsv } from './differences-csv.ts';

const report = {
  service: 'stripe-payment-intent' as const,
  day: '2026-11-24',
  madeAt: '2026-11-25T04:20:00.000Z',
  captured: 10_000,
  refunded: 0,
  fees: 320,
  disputed: 0,
  paidOut: 0,
  rows: 1,
};

test('each difference is a row in cents, and no text is a formula', () => {
  const kinds = { kind: 'missing-here' as const, what: 'capture' as const };
  const difference = { ...kinds, payment: null, theirs: 700, ours: null };
  const differences = [
    { ...difference, reference: 'ch_1', orderNumber: '2044' },
    { ...difference, reference: '=1,"x"', orderNumber: null },
  ];
  expect(differencesCsv([{ ...report, differences }]).split('\r\n')).toEqual([
    'service,day,kind,what,order,payment,reference,theirs_cents,ours_cents',
    'stripe-payment-intent,2026-11-24,missing-here,capture,2044,,ch_1,700,',
    `stripe-payment-intent,2026-11-24,missing-here,capture,,,"'=1,""x""",700,`,
    '',
  ]);
});
