// Apart from the schemas: pages read these names, and would carry every schema of the file along.

/** Orders a listing may have. */
export const sortOrders = ['relevance', 'price-asc', 'price-desc', 'name', 'newest', 'rating'] as const;

/** Orders the reviews of a product may have. */
export const reviewSorts = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** Period choices of a person's own records (specification §3): `all` is from 2022-01 to now. */
export const orderPeriods = ['all', '30', '90', '120'] as const;

/** As the buyer of a list of records: everybody in the company. */
export const everyBuyer = 'all';
