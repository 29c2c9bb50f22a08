import { clientHeader } from '@gantry/contracts/cookies';
import { newKey } from '@gantry/contracts/idempotency-key';
import { createNodeCodec, isEnvelope } from '@gantry/encryption/node';
import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { ampleProducts } from './ample-products.ts';
import { freshEmail, signIn } from './buying.ts';
import { linkInMail } from './mails.ts';

/** A quote as its customer reaches it. */
export interface OfferedQuote {
  readonly number: string;
  readonly token: string;
  readonly email: string;
}

/** What the tests of offers read of a quote. */
interface StaffQuote {
  readonly version: number;
  readonly status: string;
  readonly lines: readonly {
    readonly id: string;
    readonly version: number;
    readonly unitPrice: number | null;
  }[];
}

/** What an offer is sent with, where a test does not say otherwise. */
const defaultForm = {
  shipTo: {
    attention: 'Gus Guest',
    line1: '1600 W Chicago Ave',
    city: 'Chicago',
    region: 'IL',
    postalCode: '60622',
    country: 'US',
    phone: '3125550123',
  },
  shippingService: 'ups-ground',
  paymentTerm: 'advanced',
  validDays: 30,
  note: 'Packed on one pallet.',
  depositPercent: null as number | null,
  allowsPartial: false,
};

/** Calls the API as whoever the context is signed in as, the way a page does: its bodies are sealed. */
export async function callApi<Answer>(
  request: APIRequestContext,
  method: string,
  path: string,
  data?: object,
): Promise<Answer> {
  const headers = { 'idempotency-key': newKey(), 'sec-fetch-site': 'same-origin', [clientHeader]: '1' };
  const codec = createNodeCodec({ seed: data ? await seedOf(request) : '' });
  const sealed = data && (await codec.seal(data));
  const answer = await request.fetch(`/api/v1${path}`, {
    method,
    headers,
    ...(sealed ? { data: sealed } : {}),
  });
  const body: unknown = await answer.json();
  const opened = isEnvelope(body) ? await codec.open(body) : { ok: true as const, value: body };
  expect([path, answer.ok(), opened.ok && opened.value]).toEqual([path, true, { data: expect.anything() }]);
  return (opened as { value: { data: Answer } }).value.data;
}

/** What every page tells its scripts for sealing. */
async function seedOf(request: APIRequestContext): Promise<string> {
  const html = await (await request.get('/cart')).text();
  return /"envelopeSeed":"([^"]*)"/.exec(html)![1]!;
}

/** A guest's request for two products that sales has taken. */
async function takeQuote(staff: Page, guest: APIRequestContext): Promise<OfferedQuote> {
  const items = await ampleProducts(guest, 2);
  const email = freshEmail('offer');
  const lines = items.map(({ sku }) => ({ sku, quantity: 20 }));
  const body = { name: 'Gus Guest', email, contactMethod: 'email', message: '', lines };
  const { number, token } = await callApi<OfferedQuote>(guest, 'POST', '/quote/requests', body);
  await moveQuote(staff, number, 'in-work');
  return { number, token, email };
}

const readQuote = (staff: Page, number: string) =>
  callApi<StaffQuote>(staff.request, 'GET', `/admin/inquiries/${number}`);

async function moveQuote(staff: Page, number: string, to: string): Promise<void> {
  const { version } = await readQuote(staff, number);
  await callApi(staff.request, 'POST', `/admin/inquiries/${number}/transitions`, { version, to });
}

/** A quote with a price on each line, as far as an offer can be sent. */
async function priceQuote(staff: Page, guest: APIRequestContext, unitPrice = 1_250): Promise<OfferedQuote> {
  const quote = await takeQuote(staff, guest);
  for (const line of (await readQuote(staff, quote.number)).lines) {
    const cells = { version: line.version, cells: { unitPrice } };
    await callApi(staff.request, 'PATCH', `/admin/inquiries/${quote.number}/lines/${line.id}`, cells);
  }
  await moveQuote(staff, quote.number, 'move-to-offer');
  return quote;
}

/** Sends the next offer of a quote that is priced. */
async function sendOffer(
  staff: Page,
  number: string,
  facts: Partial<typeof defaultForm> = {},
): Promise<void> {
  const form = { ...defaultForm, ...facts };
  const draft = await callApi<{ version: number; totals: { grandTotal: number } }>(
    staff.request,
    'POST',
    `/admin/inquiries/${number}/offer-draft`,
    { choices: form },
  );
  const body = { version: draft.version, acceptedTotal: draft.totals.grandTotal, form };
  await callApi(staff.request, 'POST', `/admin/inquiries/${number}/offers`, body);
}

/** Quotes a guest asked for and sales answered with an offer, as many as the tests of a file need. */
export async function offerQuotes(
  browser: Browser,
  count: number,
  facts: Partial<typeof defaultForm> = {},
): Promise<OfferedQuote[]> {
  const guest = await browser.newContext();
  const quotes = await offerQuotesTo(browser, guest.request, count, facts);
  await guest.close();
  return quotes;
}

/** The same for whoever a context is signed in as. */
export async function offerQuotesTo(
  browser: Browser,
  asker: APIRequestContext,
  count = 1,
  facts: Partial<typeof defaultForm> = {},
): Promise<OfferedQuote[]> {
  const staff = await (await browser.newContext({ javaScriptEnabled: true })).newPage();
  await signIn(staff, 'sales@demo.gantry.example', '/admin/orders');
  const quotes: OfferedQuote[] = [];
  for (let index = 0; index < count; index += 1) {
    const quote = await priceQuote(staff, asker);
    await sendOffer(staff, quote.number, facts);
    quotes.push(quote);
  }
  await staff.context().close();
  return quotes;
}

/** A question to a supplier as they reach it. */
export interface AskedSupplier {
  /** of the quote */
  readonly number: string;
  readonly token: string;
}

/** Quotes somebody has taken, for each of which one new supplier was asked about all lines. */
export async function askSuppliers(browser: Browser, count: number): Promise<AskedSupplier[]> {
  const staff = await (await browser.newContext({ javaScriptEnabled: true })).newPage();
  await signIn(staff, 'sales@demo.gantry.example', '/admin/orders');
  const guest = await browser.newContext();
  const links: AskedSupplier[] = [];
  for (let index = 0; index < count; index += 1) {
    const { number } = await takeQuote(staff, guest.request);
    links.push(await askSupplier(staff, number));
  }
  await Promise.all([staff.context().close(), guest.close()]);
  return links;
}

/** A supplier of whom staff buy. */
export interface AddedSupplier {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** Adds a supplier, as somebody of the staff who may. */
export async function addSupplier(staff: Page): Promise<AddedSupplier> {
  const email = freshEmail('supplier');
  const name = `Supplier ${email}`;
  const { id } = await callApi<{ id: string }>(staff.request, 'POST', '/admin/suppliers', {
    name,
    brands: '',
    contacts: [{ name: 'Sue Supplier', email }],
    contactMethod: 'email',
    paymentTerm: 'net-30',
    locale: 'en-US',
  });
  return { id, name, email };
}

async function askSupplier(staff: Page, number: string): Promise<AskedSupplier> {
  const { id, email } = await addSupplier(staff);
  const { lines } = await readQuote(staff, number);
  await callApi(staff.request, 'POST', `/admin/inquiries/${number}/supplier-requests`, {
    supplierId: id,
    lineIds: lines.map((line) => line.id),
  });
  const link = await linkInMail(staff.request, email, /\S+\/supplier\/\S+/);
  return { number, token: link.split('/').at(-1)! };
}
