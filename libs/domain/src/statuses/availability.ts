/** The 21 availability labels of specification §4, spelled as given there. */
export const availabilityLabels = [
  'in-stock',
  'typically-in-stock',
  'gift',
  'contact-us-add',
  'contact-us-price',
  'contact-us-noprice',
  'contact-us-size',
  'contact-us-manufacturer',
  'contact-us-hightprice',
  'contact-us-madetoorder',
  'contact-us-leadtime',
  'download',
  'out-of-stock',
  '2-5-days',
  '1-week',
  '2-week',
  '3-week',
  '4-6-week',
  'discontinued',
  'unavailable',
  'backordered',
] as const;
export type Availability = (typeof availabilityLabels)[number];

/** What a label means for the buyer. `days` are business days from the order, lowest and highest. */
export interface AvailabilityRule {
  /** whether the price may be shown: `from` is a last known price, `free` a gift */
  price: 'shown' | 'from' | 'free' | 'hidden';
  /**
   * whether it may be put in the cart: `confirm` needs the buyer's acknowledgement, `review` a person before checkout,
   * `remaining` lasts as long as the stock does
   */
  cart: 'yes' | 'confirm' | 'review' | 'remaining' | 'no';
  /** whether the page offers an inquiry */
  inquiry: boolean;
  days: readonly [number, number] | null;
  /** schema.org availability; null publishes no offer */
  schemaOrg:
    'InStock' | 'OutOfStock' | 'BackOrder' | 'LimitedAvailability' | 'MadeToOrder' | 'Discontinued' | null;
  /** whether an offer in structured data may carry the price */
  offerPrice: boolean;
}
const rule = (
  price: AvailabilityRule['price'],
  cart: AvailabilityRule['cart'],
  inquiry: boolean,
  days: readonly [number, number] | null,
  schemaOrg: AvailabilityRule['schemaOrg'],
  offerPrice = schemaOrg !== null,
): AvailabilityRule => ({ price, cart, inquiry, days, schemaOrg, offerPrice });

export const availabilityRules: Record<Availability, AvailabilityRule> = {
  'in-stock': rule('shown', 'yes', false, [0, 0], 'InStock'),
  'typically-in-stock': rule('shown', 'yes', false, [1, 3], 'InStock'),
  gift: rule('free', 'no', false, null, null),
  'contact-us-add': rule('shown', 'review', true, null, 'LimitedAvailability'),
  'contact-us-price': rule('from', 'no', true, null, 'LimitedAvailability', false),
  'contact-us-noprice': rule('hidden', 'no', true, null, null),
  'contact-us-size': rule('shown', 'no', true, null, 'LimitedAvailability', false),
  'contact-us-manufacturer': rule('hidden', 'no', true, null, null),
  'contact-us-hightprice': rule('shown', 'no', true, null, 'LimitedAvailability', false),
  'contact-us-madetoorder': rule('hidden', 'no', true, null, 'MadeToOrder', false),
  'contact-us-leadtime': rule('shown', 'confirm', true, null, 'BackOrder'),
  download: rule('shown', 'yes', false, [0, 0], 'InStock'),
  'out-of-stock': rule('shown', 'no', true, null, 'OutOfStock'),
  '2-5-days': rule('shown', 'yes', false, [2, 5], 'BackOrder'),
  '1-week': rule('shown', 'yes', false, [5, 7], 'BackOrder'),
  '2-week': rule('shown', 'yes', false, [8, 12], 'BackOrder'),
  '3-week': rule('shown', 'yes', false, [13, 17], 'BackOrder'),
  '4-6-week': rule('shown', 'yes', false, [20, 30], 'BackOrder'),
  discontinued: rule('hidden', 'remaining', true, null, 'Discontinued', false),
  unavailable: rule('hidden', 'no', true, null, 'OutOfStock', false),
  backordered: rule('shown', 'confirm', false, null, 'BackOrder'),
};

/** How soon a buyer has it, in four words: what a listing offers to filter by before the labels themselves. */
export const availabilityGroups = ['stocked', 'days', 'weeks', 'ask'] as const;
export type AvailabilityGroup = (typeof availabilityGroups)[number];

/** The one group of each label. */
export const groupOfAvailability: Record<Availability, AvailabilityGroup> = {
  'in-stock': 'stocked',
  gift: 'stocked',
  download: 'stocked',
  'typically-in-stock': 'days',
  '2-5-days': 'days',
  '1-week': 'weeks',
  '2-week': 'weeks',
  '3-week': 'weeks',
  '4-6-week': 'weeks',
  backordered: 'weeks',
  'contact-us-add': 'ask',
  'contact-us-price': 'ask',
  'contact-us-noprice': 'ask',
  'contact-us-size': 'ask',
  'contact-us-manufacturer': 'ask',
  'contact-us-hightprice': 'ask',
  'contact-us-madetoorder': 'ask',
  'contact-us-leadtime': 'ask',
  'out-of-stock': 'ask',
  discontinued: 'ask',
  unavailable: 'ask',
};

/** The labels that a choice of labels and groups means, in their own order. */
export const labelsOfChoice = (choice: ReadonlySet<string>): Availability[] =>
  availabilityLabels.filter((label) => choice.has(label) || choice.has(groupOfAvailability[label]));

/** Labels of goods that come from a supplier after so many days, whatever lies on the shelf. */
export const leadTimeLabels: readonly Availability[] = [
  'typically-in-stock',
  '2-5-days',
  '1-week',
  '2-week',
  '3-week',
  '4-6-week',
  'backordered',
];

/** Labels of goods that are gone and expected back: a buyer may ask to be told ("notify me"). */
export const noticeLabels: readonly Availability[] = ['out-of-stock'];

/** Whether anybody may order it from now on; what is left of a discontinued product is not news. */
export const isOrderable = (availability: Availability): boolean =>
  !['no', 'remaining'].includes(availabilityRules[availability].cart);
