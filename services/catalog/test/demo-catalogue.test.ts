import { expect, test } from '@jest/globals';
import { demoReviews } from '@gantry/demo-catalog/reviews';
import { demoRows } from '@gantry/demo-catalog/rows';
import { draw } from '../src/drawing/draw.ts';
import { checkReview } from '../src/review/review-checks.ts';

test('every product of the demo catalogue has a drawing', () => {
  for (const row of demoRows({ products: 10_000 }))
    expect(draw(row.drawing!.kind, row.drawing!.dimensions)).not.toBeNull();
});

test('the checks find something in some demo reviews that wait, and nothing in those published', () => {
  const reviews = Array.from({ length: 2000 }, (_, index) => demoReviews(`HX-${index}`)).flat();
  const findings = (status: string) =>
    reviews
      .filter((review) => review.status === status)
      .flatMap(({ title, body, display_name: displayName }) => checkReview({ title, body, displayName }));
  expect(findings('approved')).toEqual([]);
  expect(findings('pending-review').length).toBeGreaterThan(0);
});
