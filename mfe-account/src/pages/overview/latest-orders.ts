/** The few newest orders. */
export const latestOrders = { page: '1', size: '5', period: 'all' } as const;
/** Enough to know how many orders of the company wait for an approval. */
export const firstApproval = { page: '1', size: '1' } as const;
