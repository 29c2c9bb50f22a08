import type { ProductReviews } from '@gantry/contracts/schemas/review';

/**
 * Adds what readers think to a product's structured data: the average and the first reviews, which are approved or
 * would not be here. A product without any gets nothing: search engines refuse an empty rating.
 */
export function withReviews(data: readonly object[], reviews: ProductReviews | undefined): object[] {
  const [product, ...others] = data;
  if (!product || !reviews || reviews.summary.average === null) return [...data];
  const { average, count } = reviews.summary;
  const rated = {
    ...product,
    aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, ...scale },
    review: reviews.items.map(({ title, body, rating, displayName, writtenAt, language }) => ({
      '@type': 'Review',
      name: title,
      reviewBody: body,
      inLanguage: language,
      datePublished: writtenAt.slice(0, 10),
      reviewRating: { '@type': 'Rating', ratingValue: rating, ...scale },
      author: { '@type': 'Person', name: displayName ?? 'Customer' },
    })),
  };
  return [rated, ...others];
}

const scale = { bestRating: 5, worstRating: 1 } as const;
