import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { MailFixture } from './mail-fixture.ts';

let mails: MailFixture;
beforeAll(async () => {
  mails = await MailFixture.start();
});
beforeEach(() => {
  mails.isCatalogAway = false;
});
afterAll(() => mails.stop());

let version = 0;
/** What a customer reads about their return. */
async function returned(email: string, facts: { locale?: string; name?: string } = {}): Promise<string> {
  version += 1;
  const { locale = 'fr-CA', name = 'Hex bolt m8' } = facts;
  const request = {
    kind: 'received' as const,
    type: 'return' as const,
    number: 'r-1001',
    orderNumber: '100001',
    email,
    name: 'Pat',
    locale,
    isGuest: true,
    token: 'AAAAAAAAAAAAAAAAAAAAAA',
    lines: [{ name, sku: 'm8', partNumber: 'B-1', quantity: 4 }],
    amount: 1265,
    rmaNumber: null,
    authorizedUntil: null,
    freightPayer: 'seller' as const,
    labels: [],
    hasLabel: false,
    labelService: null,
    text: null,
  };
  await mails.tell('order-request.for-customer', request, { entity: 'r-1001', version });
  await mails.service.runJobs();
  return mails.mailsTo(email)[0]?.source ?? '';
}

test('a mail names products as its readers know them', async () => {
  const mail = await returned('pat@example.com');
  expect(mail).toContain('Boulon m8');
  expect(mail).not.toContain('Hex bolt');
});

test('English mails, and names that somebody wrote themselves, stay as they are', async () => {
  expect(await returned('english@example.com', { locale: 'en-US' })).toContain('Hex bolt m8');
  expect(await returned('own@example.com', { name: 'The blue one' })).toContain('The blue one');
});

test('a mail is sent while the catalog is away', async () => {
  mails.isCatalogAway = true;
  expect(await returned('away@example.com')).toContain('Hex bolt m8');
});
