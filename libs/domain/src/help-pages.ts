/** What help pages are about, in the order of the index; a page of none is reached by its address alone. */
export const helpGroups = ['buying', 'paying', 'delivery', 'you'] as const;
export type HelpGroup = (typeof helpGroups)[number];

/** The languages a help page can be read in. The first is the one the others are translated from. */
export const helpLanguages = ['en-US', 'es-US', 'fr-CA'] as const;
export type HelpLanguage = (typeof helpLanguages)[number];

/** A help page that comes with the store: its texts are messages `help.<slug>.…`. */
export interface ShippedHelpPage {
  readonly slug: string;
  readonly group: HelpGroup;
  /** names of its sections, each with a heading and a paragraph; also their anchors */
  readonly sections: readonly string[];
}

const topic = (group: HelpGroup, slug: string, ...sections: string[]): ShippedHelpPage => ({
  slug,
  group,
  sections,
});

/** The contact page is a form of the store: it stands among the help pages, and is not written by staff. */
export const contactSlug = 'contact-us';

/** In the order of the index. Each states only what the store really does (specification §9). */
export const shippedHelpPages: readonly ShippedHelpPage[] = [
  topic('buying', 'ordering', 'part-numbers', 'no-account', 'quantities', 'po-number'),
  topic('buying', 'product-data', 'search', 'filters', 'documents'),
  topic('buying', 'prices', 'kinds', 'hidden', 'on-request'),
  topic('buying', 'availability', 'stock', 'later', 'ask'),
  topic('buying', 'quotes', 'ask', 'follow', 'withdraw'),
  topic('buying', 'made-to-order', 'how', 'cancel', 'return'),
  topic('paying', 'payment-terms', 'advance', 'net', 'currency'),
  topic('paying', 'handling-fee', 'when', 'see'),
  topic('paying', 'tax-exemption', 'tax', 'exempt'),
  topic('delivery', 'shipping', 'free-ground', 'excluded', 'faster', 'dates'),
  topic('delivery', 'order-status', 'where', 'words'),
  topic('delivery', 'cancellations', 'before', 'made-to-order', 'shipped'),
  topic('delivery', 'returns', 'ask', 'wrong-purchased', 'wrong-received', 'defective', 'damaged'),
  topic('you', contactSlug),
  topic('you', 'account', 'adds', 'open', 'recover'),
  topic('you', 'privacy', 'cookies', 'others', 'write'),
];

/** The last part of a help page's address: words of lower-case letters and digits, joined by dashes. */
export const helpSlugForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
