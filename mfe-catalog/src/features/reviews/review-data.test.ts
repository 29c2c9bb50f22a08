import { expect, test } from '@jest/globals';
import { withReviews } from './review-data.ts';
import { noReviews, someReviews } from './reviews.test-data.ts';

const data = [{ '@type': 'Product', name: 'Hex' }, { '@type': 'BreadcrumbList' }];

test('adds the average and the reviews to the product and leaves the rest', () => {
  const [product, breadcrumb] = withReviews(data, someReviews());
  expect(product).toMatchObject({
    '@type': 'Product',
    name: 'Hex',
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4, reviewCount: 1, bestRating: 5 },
    review: [
      {
        '@type': 'Review',
        name: 'Holds up well',
        datePublished: '2026-11-02',
        reviewRating: { ratingValue: 4 },
        author: { name: 'Maintenance, Casper' },
      },
    ],
  });
  expect(breadcrumb).toEqual(data[1]);
});

test('says nothing without a review, or when they could not be loaded', () => {
  expect(withReviews(data, noReviews)).toEqual(data);
  expect(withReviews(data, undefined)).toEqual(data);
});
