/**
 * Why a field does not pass: the id of a message with the placeholders `{field}`, `{name}` and `{most}`, the largest
 * quantity. The form words it where it is shown, because only the field knows its label.
 */
export type Problem = string;

/** Problems by dotted field name, in the order of the schema. */
export type Problems = Readonly<Record<string, Problem>>;

/** The default of specification §5: the field name followed by "is not valid". */
const notValid: Problem = 'forms.problem.not-valid';
export const missing: Problem = 'forms.problem.missing';

/** What the contracts' schemas say, in English and for developers, by the message that words it for people. */
const problemOfText: Readonly<Record<string, Problem>> = {
  'must be one line': 'forms.problem.one-line',
  'is not plain text': 'forms.problem.plain-text',
  'is not a ZIP code': 'forms.problem.zip',
  'is not a ZIP code of this state': 'forms.problem.zip-of-state',
  'choose a state': 'forms.problem.region',
  'is too easy to guess': 'forms.problem.weak-password',
  'is tried first by attackers': 'forms.problem.common-password',
  'a purchase order number is needed for payment terms': 'forms.problem.po-number',
  'a phone number is needed to be called': 'forms.problem.phone-needed',
  'a question is needed where no product is named': 'forms.problem.question-needed',
  'is needed for this transition': 'forms.problem.needed',
  'say what you need': 'forms.problem.say-what',
  'is not an amount': 'forms.problem.amount',
  'is no order number': 'forms.problem.order-number',
  'names an order twice': 'forms.problem.order-twice',
  'takes none of the money': 'forms.problem.order-takes-none',
  'is credit of somebody else': 'forms.problem.not-their-credit',
  'is more than you may write off': 'forms.problem.write-off-limit',
  'is not a date': 'forms.problem.date',
  'is in the past': 'forms.problem.past',
  'a price is needed where a line is answered': 'forms.problem.price-needed',
  'is not a whole number of this range': 'forms.problem.whole',
  'is no quantity from zero': 'forms.problem.quantity-from-zero',
  'is no quantity from one': 'forms.problem.quantity-from-one',
  'is no share from 1 to 99': 'forms.problem.share',
  'is taken': 'forms.problem.taken',
  'is the name of another company': 'forms.problem.company-taken',
  'is the name of another location there': 'forms.problem.location-taken',
  'is within the location itself': 'forms.problem.location-in-itself',
  'would be more levels than a company has': 'forms.problem.location-too-deep',
  'is no location in use': 'forms.problem.location-closed',
  'is the code of another cost center': 'forms.problem.cost-center-taken',
  'is no cost center that is open': 'forms.problem.cost-center-closed',
  'a cost center is needed': 'forms.problem.cost-center-needed',
  'is no cost center you order for': 'forms.problem.cost-center-unknown',
  'is no address of the company': 'forms.problem.company-address',
  'is in the company already': 'forms.problem.colleague',
  'is invited already': 'forms.problem.invited',
  'a company is needed': missing,
  'is the company it is in': 'forms.problem.same-company',
  'cannot look after the company': 'forms.problem.no-company-admin',
  'is no product of ours': 'forms.problem.unknown-product',
  'is no part number of ours': 'forms.problem.unknown-part',
  'is of another manufacturer': 'forms.problem.other-manufacturer',
  'cannot be bought now': 'forms.problem.not-to-buy',
  'is more than is open': 'forms.problem.more-than-open',
  'is more than there is': 'forms.problem.more-than-there-is',
  'is the day as before': 'forms.problem.same-day',
  'has no address of a customer': 'forms.problem.no-customer-address',
  'a reason is needed': 'forms.problem.needed',
  'a reason is needed for a price of your own': 'forms.problem.price-reason',
  'is needed of a product without a price': 'forms.problem.price-of-none',
  'is needed of a guest': missing,
  'guests pay in advance': 'forms.problem.guest-terms',
  'is no account': 'forms.problem.no-account',
  'is needed for a label': 'forms.problem.weight-needed',
  'the carrier does not take it': 'forms.problem.carrier-refuses',
  'is not a measure': 'forms.problem.measure',
  'is not a domain': 'forms.problem.domain',
  'names a domain twice': 'forms.problem.domain-twice',
  'choose at least one item': 'forms.problem.one-item',
  'choose at least one parcel': 'forms.problem.one-parcel',
  'is no parcel that is awaited': 'forms.problem.no-awaited-parcel',
  'a file is needed': 'forms.problem.file-needed',
  'photos are needed': 'forms.problem.photos-needed',
  'is not after the day of issue': 'forms.problem.after-issue',
  'is not a list of states': 'forms.problem.states',
  'changes nothing': 'forms.problem.changes-nothing',
  'leaves a rest that cannot be ordered': 'forms.problem.odd-rest',
  'cannot approve orders': 'forms.problem.no-approver',
  'needs more people who approve': 'forms.problem.more-approvers',
  'an amount is needed for its approvers': 'forms.problem.step-amount',
  'is no more than the approval before': 'forms.problem.step-too-low',
  'must be more than 0 and at most 100': 'forms.problem.percent-off',
  'is not a percentage': 'forms.problem.percent-off',
  'an amount is needed': missing,
  'a product is needed': missing,
  'a quantity is needed': missing,
  'cannot be ordered by itself': 'forms.problem.not-to-order',
  'names what we do not know': 'forms.problem.unknown-named',
  'is the code of another promotion': 'forms.problem.code-taken',
  'is not a promotion code': 'forms.problem.promotion-code',
  'is before the first day': 'forms.problem.before-first-day',
  'has lines with problems': 'forms.problem.list-lines',
  'has no lines': 'forms.problem.no-list-lines',
  'names nobody': 'forms.problem.names-nobody',
  'is in no company': 'forms.problem.in-no-company',
  'ends before it begins': 'forms.problem.ends-first',
  'is not below the list price': 'forms.problem.not-below-list',
  'is below the least': 'forms.problem.below-least',
  'is the product itself': 'forms.problem.itself',
  'is there already': 'forms.problem.quantity-twice',
  'is needed with dates': missing,
  'is no category of ours': 'forms.problem.no-category',
  'is taken by another product': 'forms.problem.sku-taken',
  'is in use by an import': 'forms.problem.sku-in-import',
  'is a number of this brand already': 'forms.problem.part-number-taken',
  'is not a store number': 'forms.problem.store-number',
  'is not a weight': 'forms.problem.weight',
  'is no name of a brand': 'forms.problem.brand-name',
  'is no part number': 'forms.problem.part-number',
  'is no picture': 'forms.problem.no-picture',
  'has too many pixels': 'forms.problem.too-many-pixels',
  'is there twice': 'forms.problem.picture-twice',
  'is no attribute of ours': 'forms.problem.no-attribute',
  'is named twice': 'forms.problem.attribute-twice',
  'a value is needed': missing,
  'is not part of an address': 'forms.problem.slug',
  'is the address of another page': 'forms.problem.slug-taken',
  'has a link that is not safe': 'forms.problem.unsafe-link',
  'is needed of a translation': 'forms.problem.translation-needed',
  'did not arrive': 'forms.file.problem.lost',
};

/** What a kind of rule says when the schema has no words of its own. */
const problemOfRule: Readonly<Record<string, Problem>> = {
  email: 'forms.problem.email',
  url: 'forms.problem.url',
  max_length: 'forms.problem.too-long',
  min_length: 'forms.problem.too-short',
};

/** A schema that a page makes for its own form may name a message of the page in place of words. */
const messageId = /^[a-z]+(\.[\w-]+)+$/;

/** The message for a failed rule; unknown ones get the default. */
export function problemOf(rule: string, text: string): Problem {
  if (messageId.test(text)) return text;
  return problemOfText[text] ?? problemOfRule[rule] ?? notValid;
}
