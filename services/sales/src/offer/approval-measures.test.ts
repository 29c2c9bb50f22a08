import { describe, expect, test } from '@jest/globals';
import { hitOf, measuredSums, type RuleTerms } from './approval-measures.ts';

const line = (unitPrice: number, facts: { listPrice?: number | null; unitCost?: number | null } = {}) => ({
  listPrice: 1_000,
  unitCost: 500,
  quantity: 2,
  unitPrice,
  ...facts,
});
const rule = (measure: RuleTerms['measure'], threshold: number): RuleTerms => ({
  name: 'A rule',
  approver: 'finance',
  measure,
  threshold,
});
const hit = (terms: RuleTerms, lines: ReturnType<typeof line>[], total = 10_000) =>
  hitOf(terms, measuredSums(lines, total));

describe('a rule for approving offers', () => {
  test('about the discount looks at all lines with a list price together, and lets exactly its limit pass', () => {
    const most = rule('discount-above', 1_000);
    expect(hit(most, [line(900)])).toBeNull();
    expect(hit(most, [line(899)])).toMatchObject({ value: 1_010 });
    expect(hit(most, [line(700), line(1_100)])).toBeNull();
    expect(hit(most, [line(700), line(100, { listPrice: null })])).toMatchObject({ value: 3_000 });
    expect(hit(most, [line(100, { listPrice: null })])).toBeNull();
  });

  test('about the margin asks also while any line has no cost, and for goods given away', () => {
    const least = rule('margin-below', 2_500);
    expect(hit(least, [line(667)])).toBeNull();
    expect(hit(least, [line(666)])).toMatchObject({ value: 2_492 });
    expect(hit(least, [line(5_000), line(5_000, { unitCost: null })])).toMatchObject({ value: null });
    expect(hit(least, [line(0)])).toMatchObject({ value: 0 });
  });

  test('about the total looks at what the customer pays in all', () => {
    expect(hit(rule('total-above', 10_000), [line(1)], 10_000)).toBeNull();
    expect(hit(rule('total-above', 10_000), [line(1)], 10_001)).toMatchObject({ value: 10_001 });
  });
});
