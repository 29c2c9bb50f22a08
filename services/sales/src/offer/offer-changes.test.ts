import { describe, expect, test } from '@jest/globals';
import { offerChanges, type ComparedOffer } from './offer-changes.ts';

const line = (inquiryLineId: string, facts: Partial<ComparedOffer['lines'][number]> = {}) => ({
  inquiryLineId,
  name: `Product ${inquiryLineId}`,
  quantity: 10,
  unitPrice: 1_000,
  leadTimeDays: null,
  ...facts,
});
const offer = (facts: Partial<ComparedOffer> = {}): ComparedOffer => ({
  shipTo: {
    attention: 'Pat Buyer',
    company: null,
    line1: '1 Main St',
    line2: null,
    city: 'Casper',
    region: 'WY',
    postalCode: '82601',
    country: 'US',
    phone: null,
  },
  shippingService: 'ups-ground',
  paymentTerm: 'advanced',
  depositPercent: null,
  allowsPartial: false,
  note: null,
  shipping: 0,
  handlingFee: 0,
  tax: 2_000,
  grandTotal: 22_000,
  lines: [line('a'), line('b')],
  ...facts,
});

describe('what a revision changed', () => {
  test('is nothing where it says the same', () => {
    expect(offerChanges(offer(), offer())).toEqual([]);
  });

  test('is reported line by line, by what the line answers and not by its place', () => {
    const after = offer({ lines: [line('c'), line('a', { quantity: 12, unitPrice: 900, leadTimeDays: 5 })] });
    expect(offerChanges(offer(), after)).toEqual([
      { what: 'added', name: 'Product c', before: null, after: 10 },
      { what: 'quantity', name: 'Product a', before: 10, after: 12 },
      { what: 'unit-price', name: 'Product a', before: 1_000, after: 900 },
      { what: 'lead-time', name: 'Product a', before: null, after: 5 },
      { what: 'removed', name: 'Product b', before: 10, after: null },
    ]);
  });

  test('is reported for the whole offer with what stood there before', () => {
    const { shipTo } = offer();
    const after = offer({
      shipTo: { ...shipTo, line1: '2 Main St' },
      paymentTerm: 'net-30',
      shipping: 1_500,
      grandTotal: 23_500,
      depositPercent: 30,
      allowsPartial: true,
      note: 'As agreed',
    });
    expect(offerChanges(offer(), after)).toEqual([
      {
        what: 'ship-to',
        name: null,
        before: 'Pat Buyer, 1 Main St, Casper, WY 82601',
        after: 'Pat Buyer, 2 Main St, Casper, WY 82601',
      },
      { what: 'shipping', name: null, before: 0, after: 1_500 },
      { what: 'total', name: null, before: 22_000, after: 23_500 },
      { what: 'term', name: null, before: 'advanced', after: 'net-30' },
      { what: 'deposit', name: null, before: null, after: 30 },
      { what: 'partial', name: null, before: false, after: true },
      { what: 'note', name: null, before: null, after: 'As agreed' },
    ]);
  });
});
