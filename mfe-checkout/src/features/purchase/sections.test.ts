import { expect, test } from '@jest/globals';
import { initialPurchase } from './purchase-values.ts';
import { afterDone, firstProgress, progressFrom, reopened, sectionOf } from './sections.ts';

test('opens the next section that is not done', () => {
  const second = afterDone(firstProgress, 'contact');
  expect(second).toEqual({ open: 'shipTo', done: ['contact'] });
  expect(afterDone(second, 'shipTo').open).toBe('service');
});

test('comes back to where it was after a section was changed', () => {
  const third = afterDone(afterDone(afterDone(firstProgress, 'contact'), 'shipTo'), 'service');
  const back = reopened(third, 'contact');
  expect(back).toEqual({ open: 'contact', done: ['shipTo', 'service'] });
  expect(afterDone(back, 'contact').open).toBe('payment');
});

test('knows the section of a field', () => {
  expect(sectionOf('shipTo.postalCode')).toBe('shipTo');
  expect(sectionOf('billTo.city')).toBe('payment');
  expect(sectionOf('unheard-of')).toBeUndefined();
});

const plant = {
  company: 'Bighorn Machine Works',
  attention: 'Robin Avery',
  line1: '1420 Industrial Ave',
  line2: null,
  city: 'Casper',
  region: 'WY',
  postalCode: '82601',
  country: 'US',
  phone: null,
};
const saved = {
  id: '1',
  label: 'Plant',
  address: plant,
  isDefaultBilling: false,
  isDefaultShipping: true,
  isOfCompany: false,
};
const billing = { ...saved, id: '2', address: { ...plant, line1: '88 Center St' }, isDefaultShipping: false };
const user = { email: 'buyer@bighorn.example' } as NonNullable<Parameters<typeof initialPurchase>[0]['user']>;

/** As services told of the last order before they told its addresses. */
const nowhere = { shipTo: null, billTo: null };
type Known = Parameters<typeof initialPurchase>[0];
const known = (facts: Partial<Known>): Known => ({
  user,
  book: [],
  last: null,
  costCenters: [],
  terms: [],
  online: ['stripe-payment-intent'],
  ...facts,
});

test('a guest begins with the first section', () => {
  const values = initialPurchase(known({ user: null, book: [] }));
  expect(progressFrom(values, false)).toEqual(firstProgress);
});

test('a buyer whose addresses are known begins with the review', () => {
  const values = initialPurchase(known({ book: [saved] }));
  expect(progressFrom(values, true).open).toBe('review');
});

test('a saved address that is no longer accepted is asked for again', () => {
  const moved = { ...saved, address: { ...plant, region: 'CA' } };
  const values = initialPurchase(known({ book: [moved] }));
  expect(progressFrom(values, true)).toEqual({ open: 'shipTo', done: ['contact'] });
});

test('the invoice goes to the billing address of the book, and shipping and payment are those of the last order', () => {
  const shipped = {
    shippingService: 'ups-2nd-day-air',
    paymentTerm: 'net-30',
    paymentService: 'ach',
  } as const;
  const last = { ...shipped, costCenterId: null, ...nowhere };
  const book = [saved, { ...billing, isDefaultBilling: true }];
  expect(initialPurchase(known({ book, last }))).toMatchObject({
    shipTo: { line1: '1420 Industrial Ave' },
    billTo: { line1: '88 Center St' },
    ...shipped,
  });
  expect(initialPurchase(known({ book: [saved, billing] })).billTo).toBeNull();
});

test('where nothing is saved, it begins with where the last order went and was billed to', () => {
  const last = {
    shipTo: plant,
    billTo: plant,
    shippingService: 'ups-ground',
    paymentTerm: 'advanced',
    paymentService: 'check',
    costCenterId: null,
  } as const;
  const again = initialPurchase(known({ last }));
  expect(again).toMatchObject({ shipTo: { line1: plant.line1 }, billTo: null });
  expect(progressFrom(again, true).open).toBe('review');
  expect(initialPurchase(known({ last: { ...last, billTo: billing.address } }))).toMatchObject({
    shipTo: { line1: plant.line1 },
    billTo: { line1: '88 Center St' },
  });
  expect(initialPurchase(known({ last: { ...last, shipTo: null } })).shipTo).toEqual({ country: 'US' });
});

test('the defaults of the company stand in for those a buyer has not', () => {
  const shared = { ...billing, isOfCompany: true, isDefaultBilling: true, isDefaultShipping: true };
  const [own, theirs] = [{ line1: '1420 Industrial Ave' }, { line1: '88 Center St' }];
  expect(initialPurchase(known({ book: [saved, shared] }))).toMatchObject({ shipTo: own, billTo: theirs });
  const plain = { ...saved, isDefaultShipping: false };
  expect(initialPurchase(known({ book: [plain, shared] }))).toMatchObject({ shipTo: theirs, billTo: null });
});

test('who has terms begins with their own, everybody else with the card where there is one', () => {
  const payment = (facts: Partial<Known>) => {
    const { paymentTerm, paymentService } = initialPurchase(known(facts));
    return [paymentTerm, paymentService];
  };
  const terms = ['net-30', 'net-15', 'advanced'] as const;
  expect(payment({ terms: [...terms] })).toEqual(['net-30', 'check']);
  expect(payment({ user: null })).toEqual(['advanced', 'stripe-payment-intent']);
  expect(payment({ online: [] })).toEqual(['advanced', 'check']);
  const byWallet = {
    shippingService: 'ups-ground',
    paymentTerm: 'advanced',
    paymentService: 'paypal-express-checkout',
    costCenterId: null,
    ...nowhere,
  } as const;
  expect(payment({ last: byWallet })).toEqual(['advanced', 'stripe-payment-intent']);
  expect(payment({ last: byWallet, online: ['stripe-payment-intent', 'paypal-express-checkout'] })).toEqual([
    'advanced',
    'paypal-express-checkout',
  ]);
  expect(payment({ last: { ...byWallet, paymentTerm: 'net-30' }, terms: ['advanced'] })[0]).toBe('advanced');
});

test('an order is booked on what the last one was, while the buyer still orders for it, else on the only one there is', () => {
  const [a, b] = [
    { id: 'a', code: '1', name: 'A' },
    { id: 'b', code: '2', name: 'B' },
  ];
  const last = {
    shippingService: 'ups-ground',
    paymentTerm: 'net-30',
    paymentService: 'ach',
    costCenterId: 'b',
    ...nowhere,
  } as const;
  const chosen = (facts: Partial<Known>) => initialPurchase(known(facts)).costCenterId;
  expect(chosen({})).toBe('');
  expect(chosen({ costCenters: [a, b] })).toBe('');
  expect(chosen({ costCenters: [a, b], last })).toBe('b');
  expect(chosen({ costCenters: [a], last })).toBe('a');
});
