/** The few newest orders. */
export const latestOrders = { page: '1', size: '5', period: 'all' } as const;
