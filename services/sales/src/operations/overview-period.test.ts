import { describe, expect, test } from '@jest/globals';
import { periodsOf } from './overview-period.ts';

describe('periods of the overview', () => {
  test('end today and have the same length', () => {
    expect(periodsOf('30', new Date('2026-03-01T04:00:00Z'))).toEqual({
      now: { from: '2026-01-31', until: '2026-03-01' },
      before: { from: '2026-01-01', until: '2026-01-30' },
      grain: 'day',
    });
  });

  test.each([
    ['90', 'week'],
    ['120', 'week'],
    ['365', 'month'],
  ] as const)('of %s days are told by the %s', (days, grain) => {
    expect(periodsOf(days, new Date('2026-06-15T12:00:00Z')).grain).toBe(grain);
  });
});
