import { describe, expect, test } from '@jest/globals';
import type { EventPayload } from '@gantry/contracts/events';
import { orderRequestMail, orderRequestMailToStore } from './order-request-mails.ts';
import { renderText } from './render-text.ts';

type Request = EventPayload<'order-request.for-customer'>;
const store = {
  payee: 'Gantry',
  address: '1 Dock Rd',
  locality: 'Cheyenne',
  region: 'WY',
  postalCode: '82001',
  phone: '1',
  email: 'a@b.example',
  bank: null,
} as never;
const request: Request = {
  kind: 'received',
  type: 'return',
  number: 'r-1001',
  orderNumber: '100001',
  email: 'pat@example.com',
  name: 'Pat',
  locale: 'en-US',
  isGuest: false,
  token: 'secret-token-of-the-order',
  lines: [{ name: 'Bolt', partNumber: 'B-1', quantity: 4 }],
  amount: 1265,
  rmaNumber: 'rma-1001',
  authorizedUntil: '2026-12-24',
  freightPayer: 'seller',
  labels: [],
  hasLabel: false,
  labelService: null,
  text: null,
};
const label = (labelId: string, service: 'ups-ground' | 'best-way' = 'ups-ground') => ({
  labelId,
  tracking: `1Z-${labelId}`,
  service,
});
const textOf = (facts: Partial<Request>) =>
  renderText(orderRequestMail({ ...request, ...facts }, 'https://shop.example', store));
const kinds = [
  'received',
  'declined',
  'authorized',
  'labeled',
  'answered',
  'withdrawn',
  'expired',
  'refunded',
  'credited',
  'credit-balance',
] as const;

describe('a mail about a request', () => {
  test.each(['en-US', 'es-US', 'fr-CA'].flatMap((locale) => kinds.map((kind) => [locale, kind] as const)))(
    'has all its words (%s, %s)',
    (locale, kind) => {
      const { subject } = orderRequestMail({ ...request, locale, kind }, 'https://shop.example', store);
      expect(subject).toContain('R-1001');
      expect(textOf({ locale, kind })).not.toMatch(/\{|undefined/);
    },
  );

  test('says how the goods come back and who pays for that', () => {
    const text = textOf({ kind: 'authorized' });
    for (const words of ['RMA-1001', 'December 24, 2026', '1 Dock Rd', 'Paid by us'])
      expect(text).toContain(words);
  });

  test.each(['en-US', 'es-US', 'fr-CA'])(
    'links the label of the return where there is one (%s)',
    (locale) => {
      const facts = {
        kind: 'authorized',
        locale,
        hasLabel: true,
        labels: [label('l-1')],
      } satisfies Partial<Request>;
      const address = '/order-requests/r-1001/label?token=secret-token-of-the-order&label=l-1';
      expect(textOf({ ...facts, isGuest: true })).toContain(`https://shop.example/api/v1${address}`);
      expect(textOf(facts)).not.toContain('secret-token');
      expect(textOf(facts)).not.toMatch(/\{|undefined/);
      expect(textOf({ ...facts, hasLabel: false, isGuest: true })).not.toContain(address);
      expect(textOf({ ...facts, kind: 'received', isGuest: true })).not.toContain(address);
    },
  );

  test.each(['en-US', 'es-US', 'fr-CA'])('says which service its new label is for (%s)', (locale) => {
    const facts = { kind: 'labeled', locale, hasLabel: true, isGuest: true } as const;
    const parcel = textOf({ ...facts, labels: [label('l-1')] });
    expect(parcel).toContain('UPS Ground');
    expect(parcel).toContain('/order-requests/r-1001/label?token=secret-token-of-the-order&label=l-1');
    expect(parcel).not.toMatch(/\{|undefined|as freight|palette|tarima/);
    const pallet = textOf({ ...facts, labels: [label('l-1', 'best-way')] });
    expect(pallet).toMatch(/pallet|palette|tarima/);
    expect(pallet).not.toMatch(/\{|undefined/);
  });

  test.each(['en-US', 'es-US', 'fr-CA'])(
    'has the label of each parcel, or says that none is left (%s)',
    (locale) => {
      const facts = { kind: 'labeled', locale, hasLabel: true } as const;
      const labels = [label('l-1'), label('l-2', 'best-way')];
      const guest = textOf({ ...facts, labels, isGuest: true });
      for (const id of ['l-1', 'l-2']) expect(guest).toContain(`&label=${id}`);
      expect(guest).toContain('1Z-l-2');
      expect(guest).toMatch(/pallet|palette|tarima/);
      const own = textOf({ ...facts, labels });
      expect(own).not.toContain('label=');
      const none = textOf({ ...facts, hasLabel: false });
      expect(none).toMatch(/is void|está anulada|est annulée/);
      for (const text of [guest, own, none]) expect(text).not.toMatch(/\{|undefined/);
    },
  );

  test('leads guests to the page where a release that knew one label does not name it', () => {
    const text = textOf({ kind: 'labeled', hasLabel: true, labelService: 'ups-ground', isGuest: true });
    expect(text).toContain('UPS Ground');
    expect(text).not.toContain('/label?');
  });

  test('gives the token of the order to guests alone', () => {
    expect(textOf({})).not.toContain('secret-token');
    expect(textOf({ isGuest: true })).toContain(
      '/my-account/requests/r-1001?token=secret-token-of-the-order',
    );
  });
});

test('the store is told who asks for what', () => {
  const { subject, orderNumber, number, type, name, email, lines } = {
    ...request,
    subject: 'defective-product' as const,
  };
  const mail = orderRequestMailToStore(
    { kind: 'refund-refused', subject, orderNumber, number, type, name, email, lines, text: 'Help' },
    'https://shop.example',
    'en-US',
  );
  expect(mail.subject).toBe('Return R-1001: the refund was refused');
  expect(renderText(mail)).toContain('/admin/requests/r-1001');
});
