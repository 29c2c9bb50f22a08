import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { lineStatuses } from '@gantry/domain/statuses/line-statuses';
import { labelsOf } from '@gantry/domain/statuses/status-table';
import {
  accountCreatedMail,
  accountKnownMail,
  accountReleasedMail,
  accountSecuredMail,
  recoveryByCompanyMail,
  recoveryMail,
  usernameAskedMail,
} from './account-mails.ts';
import { linesTransitionedMail, orderPlacedMail, taxLoweredMail } from './order-mails.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';
import { reviewDecidedMail } from './review-mails.ts';
import { messagesFor } from './mail-messages.ts';

const origin = 'https://shop.example';
const store = {
  payee: 'Gantry Industrial Supply',
  address: '2120 Capitol Avenue',
  locality: 'Cheyenne',
  region: 'WY',
  postalCode: '82001',
  phone: '+1 307 555 0142',
  email: 'info@gantry.example',
  bank: { name: 'Example Bank', routingNumber: '110000000', accountNumber: '000123456789' },
};
const placed = {
  number: 'o-2044-kq7',
  token: 'secret-token-of-the-order',
  email: 'pat@example.com',
  name: 'Pat',
  locale: 'en-US',
  grandTotal: 123_456,
  poNumber: 'PO-1',
  paymentTerm: 'net-30',
  paymentService: 'check',
  creditApproved: true,
  isGuest: true,
  lines: [{ name: 'Hex bolt', partNumber: 'HB-8', quantity: 12, total: 123_456 }],
};
const textOf = (content: ReturnType<typeof orderPlacedMail>) => renderText(content);

test('says what was ordered, for how much, and where to look', () => {
  const text = textOf(orderPlacedMail(placed, origin, store));
  for (const part of ['o-2044-kq7', 'PO-1', '12 × Hex bolt (HB-8)', '$1,234.56'])
    expect(text).toContain(part);
});

test('says what promotions took off, and how they are called', () => {
  const promoted = { amount: 12_345, names: ['Ten percent off (SAVE10)', 'Free shipping'] };
  const text = textOf(orderPlacedMail({ ...placed, promoted }, origin, store));
  expect(text).toContain('You saved with Ten percent off (SAVE10), Free shipping');
  expect(text).toContain('-$123.45');
  const french = textOf(orderPlacedMail({ ...placed, promoted, locale: 'fr-CA' }, origin, store));
  expect(french).toContain('Vous avez économisé avec Ten percent off (SAVE10)');
});

test('gives a guest the link with the token and an account the one behind the sign-in', () => {
  expect(textOf(orderPlacedMail(placed, origin, store))).toContain(
    'https://shop.example/checkout/purchase/complete?order=o-2044-kq7&token=secret-token-of-the-order',
  );
  const own = textOf(orderPlacedMail({ ...placed, isGuest: false }, origin, store));
  expect(own).toContain('https://shop.example/my-account/orders/o-2044-kq7');
  expect(own).not.toContain('secret-token');
});

test('says how to pay in advance only to whoever does', () => {
  const advance = textOf(orderPlacedMail({ ...placed, paymentTerm: 'advanced' }, origin, store));
  expect(advance).toContain('pay in advance');
  expect(textOf(orderPlacedMail(placed, origin, store))).not.toContain('pay in advance');
});

describe('what is paid in advance', () => {
  const advance = (facts: object, to: typeof store | (Omit<typeof store, 'bank'> & { bank: null }) = store) =>
    textOf(orderPlacedMail({ ...placed, paymentTerm: 'advanced', ...facts }, origin, to));

  test('by check names payee, address and reference', () => {
    expect(advance({ paymentService: 'check' })).toContain(
      [
        'Mail your check for $1,234.56, payable to Gantry Industrial Supply, to:',
        'Gantry Industrial Supply',
        '2120 Capitol Avenue',
        'Cheyenne, WY 82001',
        '',
        'Payment reference: Order O-2044-KQ7',
      ].join('\n'),
    );
  });

  test.each(['wire-transfer', 'ach'])('by %s names the account and the reference', (paymentService) => {
    const text = advance({ paymentService });
    for (const part of ['Example Bank', '110000000', '000123456789', 'Order O-2044-KQ7'])
      expect(text).toContain(part);
  });

  test('by transfer promises the account where the store has named none', () => {
    expect(advance({ paymentService: 'ach' }, { ...store, bank: null })).toContain(
      'We will e-mail you our bank',
    );
  });

  test('online leads to its page, and says nothing of checks', () => {
    const text = advance({ paymentService: 'stripe-payment-intent', locale: 'fr-CA' });
    expect(text).toContain('/fr/checkout/stripe?order=o-2044-kq7&key=secret-token-of-the-order');
    expect(text).toContain('payer 1\u00a0234,56\u00a0$\u00a0US par carte');
    expect(text).not.toContain('chèque');
  });

  test('in another way is arranged with a person', () => {
    expect(advance({ paymentService: 'other' })).toContain('+1 307 555 0142');
  });
});

test('says where the goods go and who sends them', () => {
  const shipTo = {
    attention: 'Pat Buyer',
    company: null,
    line1: '1 Main St',
    line2: null,
    city: 'Casper',
    region: 'WY',
    postalCode: '82601',
    country: 'US',
    phone: '3075550100',
  };
  const text = textOf(
    orderPlacedMail({ ...placed, shipTo, billTo: { ...shipTo, line1: '9 Desk St' } }, origin, store),
  );
  expect(text).toContain('Phone: (307) 555-0100');
  expect(text).toContain('Bill to:\nPat Buyer\n9 Desk St');
  expect(text).toContain('Ship to:\nPat Buyer\n1 Main St\nCasper, WY 82601');
  expect(text).toContain(
    'Gantry Industrial Supply · 2120 Capitol Avenue · Cheyenne, WY 82001 · +1 307 555 0142',
  );
});

describe('days', () => {
  const ships = { from: '2026-11-27', to: '2026-11-27' };
  const lines = placed.lines.map((line) => ({
    ...line,
    ships,
    arrives: { from: '2026-11-30', to: '2026-12-02' },
  }));
  const text = (facts: object) => textOf(orderPlacedMail({ ...placed, lines, ...facts }, origin, store));

  const sentIn = (year: number) => jest.useFakeTimers({ now: new Date(`${year}-11-22T12:00:00Z`) });
  beforeEach(() => void sentIn(2026));
  afterEach(() => void jest.useRealTimers());

  test('a line says when it ships and arrives', () => {
    expect(text({})).toContain('HB-8 · Ships Nov 27 · Arrives Nov 30 – Dec 2');
  });

  test('days of another year than that of the mail are said with it', () => {
    sentIn(2025);
    expect(text({})).toContain('HB-8 · Ships Nov 27, 2026 · Arrives Nov 30 – Dec 2, 2026');
  });

  test('what is paid by check ships after the payment', () => {
    expect(text({ paymentTerm: 'advanced' })).toContain('HB-8 · Ships after payment');
    expect(text({ paymentTerm: 'advanced', paymentService: 'stripe-payment-intent' })).toContain(
      'Ships Nov 27',
    );
  });
});

test.each([
  ['es-US', 'Gracias por su pedido', '/es/my-account/orders/o-2044-kq7'],
  ['fr-CA', 'Merci pour votre commande', '/fr/my-account/orders/o-2044-kq7'],
  ['xx-XX', 'Thank you for your order', 'shop.example/my-account/orders/o-2044-kq7'],
])('writes in %s', (locale, messages, link) => {
  const text = textOf(orderPlacedMail({ ...placed, locale, isGuest: false }, origin, store));
  expect(text).toContain(messages);
  expect(text).toContain(link);
});

test('words the new status in the language of the buyer', () => {
  const { subject } = linesTransitionedMail({ ...placed, locale: 'fr-CA', to: 'processing' }, origin);
  expect(subject).toBe('Votre commande O-2044-KQ7\u00a0: En traitement');
});

test('escapes everything people typed', () => {
  const name = `<img src=x onerror=alert(1)>"'&`;
  const lines = [{ quantity: 1, total: 1, name: '<script>alert(2)</script>', partNumber: '"><b>' }];
  const html = renderHtml(orderPlacedMail({ ...placed, name, poNumber: '<i>', lines }, origin, store));
  expect(html).not.toMatch(/<(script|img|b|i)\b/);
  expect(html).toContain('&lt;script&gt;alert(2)&lt;/script&gt;');
});

test('loads nothing from anywhere', () => {
  const html = renderHtml(orderPlacedMail(placed, origin, store));
  expect(html).not.toMatch(/\b(src|background|srcset)=|url\(|@import|<link/);
});

test('sends codes as links of the store', () => {
  const facts = { email: 'pat@example.com', name: 'Pat', code: 'abc234', locale: 'es-US' };
  expect(textOf(accountCreatedMail(facts, origin))).toContain(
    'https://shop.example/es/my-account/confirm-username?code=abc234',
  );
  expect(textOf(recoveryMail(facts, origin))).toContain('https://shop.example/es/auth/recovery/abc234');
  const asked = { ...facts, username: 'new@example.com', isNew: true };
  expect(textOf(usernameAskedMail(asked, origin))).toContain('/es/my-account/confirm-username?code=abc234');
});

test.each([
  ['password', null, 'unknown device'],
  ['password', 'Firefox · Windows', 'Firefox · Windows'],
  ['username', null, 'new@example.com'],
] as const)('tells an owner of a changed %s what has happened', (what, device, said) => {
  const facts = { email: 'pat@example.com', name: 'Pat', locale: 'en-US', username: 'new@example.com' };
  const text = textOf(accountSecuredMail({ ...facts, what, device }, origin));
  expect(text).toContain(said);
  expect(text).toContain('https://shop.example/auth/recovery');
});

test.each([
  ['en-US', 'You already have a Gantry account', ''],
  ['es-US', 'Usted ya tiene una cuenta en Gantry', '/es'],
  ['fr-CA', 'Vous avez déjà un compte chez Gantry', '/fr'],
])(
  'tells the owner of an address in %s that there is an account, and the ways in',
  (locale, subject, prefix) => {
    const mail = accountKnownMail({ email: 'pat@example.com', name: 'Pat', locale }, origin);
    expect(mail.subject).toBe(subject);
    for (const path of ['/sign-in', '/auth/recovery'])
      expect(textOf(mail)).toContain(`https://shop.example${prefix}${path}`);
  },
);

test.each([
  ['en-US', 'Sign in through your company', ''],
  ['es-US', 'Inicie sesión a través de su empresa', '/es'],
  ['fr-CA', 'Connectez-vous par votre entreprise', '/fr'],
])('leads who needs no password in %s to the sign-in of their company', (locale, subject, prefix) => {
  const mail = recoveryByCompanyMail({ email: 'pat@example.com', name: 'Pat', locale }, origin);
  expect(mail.subject).toBe(subject);
  expect(textOf(mail)).toContain(`https://shop.example${prefix}/sign-in/company`);
  expect(textOf(mail)).not.toContain('/auth/recovery');
});

test('tells the owner of an account that it is released, with the way there', () => {
  const mail = accountReleasedMail({ email: 'pat@example.com', name: 'Pat', locale: 'fr-CA' }, origin);
  expect(mail.subject).toBe('Votre compte n’est plus en attente');
  expect(textOf(mail)).toContain('https://shop.example/fr/my-account');
});

test('tells an admin of a company that it is released, by its name', () => {
  const mail = accountReleasedMail(
    { email: 'pat@example.com', name: 'Pat', locale: 'en-US', company: 'Acme Works' },
    origin,
  );
  expect(mail.subject).toBe('Acme Works is no longer on hold');
  expect(textOf(mail)).toContain('Everybody in Acme Works who orders');
});

const decided = {
  email: 'pat@example.com',
  name: 'Pat',
  locale: 'en-US',
  status: 'declined' as const,
  title: 'Good bolt',
  productName: 'Hex bolt M8',
  productUri: 'hex-bolt-m8',
  reason: 'Please leave out the phone number.',
};

test('informs an author what became of a review, and why', () => {
  const declined = textOf(reviewDecidedMail(decided, origin));
  for (const part of ['Good bolt', 'Hex bolt M8', decided.reason, '/i/hex-bolt-m8#reviews'])
    expect(declined).toContain(part);
  const approved = reviewDecidedMail(
    { ...decided, status: 'approved', reason: null, locale: 'es-US' },
    origin,
  );
  expect(approved.subject).toBe('Se publicó su reseña sobre Hex bolt M8');
  expect(textOf(approved)).toContain('https://shop.example/es/i/hex-bolt-m8#reviews');
  expect(textOf(approved)).not.toContain('Motivo');
});

test('escapes a review and its reason', () => {
  const nasty = '<script>alert(1)</script><img src=x onerror=alert(2)>';
  const facts = { ...decided, title: nasty, name: nasty, reason: nasty, productName: nasty };
  expect(renderHtml(reviewDecidedMail(facts, origin))).not.toMatch(/<(script|img)\b/);
});

test.each(['en-US', 'es-US', 'fr-CA'])('says in %s what an order costs without its tax', (locale) => {
  const { number, token, email, name, isGuest } = placed;
  const about = { number, token, email, name, isGuest, locale, certificate: 'TX-77' };
  const mail = (refund: number) => taxLoweredMail({ ...about, tax: 0, grandTotal: 4_200, refund }, origin);
  const paid = textOf(mail(350));
  for (const part of ['TX-77', '3', '42', number]) expect(paid).toContain(part);
  expect(paid).not.toContain('tax-lowered.');
  expect(textOf(mail(0)).length).toBeLessThan(paid.length);
});

test('has every word in every language', () => {
  const idsOf = (locale: string) =>
    Object.keys(
      JSON.parse(readFileSync(new URL(`../messages/${locale}.json`, import.meta.url), 'utf8')) as object,
    ).sort();
  expect(idsOf('es-US')).toEqual(idsOf('en-US'));
  expect(idsOf('fr-CA')).toEqual(idsOf('en-US'));
  for (const locale of ['en-US', 'es-US', 'fr-CA']) {
    const shown = labelsOf(lineStatuses).filter((status) => lineStatuses[status].customer.wording);
    for (const status of shown) expect(messagesFor(locale).status(status)).not.toBe(status);
  }
});
