/**
 * The last segment of each topic's address, in the order of the index. Alone, because routes are in the first script of
 * every page and what a topic consists of is not.
 */
export const topicUris = [
  'ordering',
  'product-data',
  'prices',
  'availability',
  'quotes',
  'made-to-order',
  'payment-terms',
  'handling-fee',
  'tax-exemption',
  'shipping',
  'order-status',
  'cancellations',
  'returns',
  'contact-us',
  'account',
  'privacy',
] as const;
export type TopicUri = (typeof topicUris)[number];

/** Message id of a topic's title. */
export const topicTitle = (uri: TopicUri): string => `catalog.help.${uri}.title`;
