import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { Dock } from '../dock.ts';
import { shipTo } from '../ship-to.ts';
import { signIn, type Caller } from './callers.ts';
import { makePromotion } from './owned-promotion.ts';

/** Asks and reads the data of the answer, which must be one. */
export type Tell = (method: string, path: string, body?: unknown) => Promise<any>;
export const teller =
  (caller: Caller): Tell =>
  async (method, path, body) => {
    const { status, text } = await caller.ask(method, path, body);
    if (status !== 200) throw new Error(`${method} ${path} of ${caller.name}: ${status} ${text}`);
    return JSON.parse(text).data;
  };

/**
 * Words that stand in the records and nowhere else: whoever reads one of them has read the record. Numbers and ids are no
 * proof, since whoever asks names them.
 */
export const words = {
  quote: 'wordoftheoffer',
  quoteFile: 'wordinthefileofthequote',
  order: 'PO-WORDOFTHEORDER',
  orderFile: 'wordinthepurchaseorder',
  request: 'wordofthereturn',
  requestFile: 'wordbehindthephoto',
  list: 'wordofthelist',
  partNumber: 'WORD-OF-THE-COMPANY',
  address: 'Word of the address',
  companyAddress: 'Word of the company address',
  location: 'Word of the location',
  costCenter: 'Word of the cost center',
  invitation: 'wordoftheinvitation@walk.example',
  key: 'wordofthekey',
  passkey: 'wordofthepasskey',
  card: '4071',
  review: 'Word of the review, not yet approved',
  draft: 'wordofthedraft',
  draftFile: 'wordinthefileofthedraft',
  certificate: 'WORD-OF-THE-CERTIFICATE',
  certificateFile: 'wordinthescan',
  approval: 'PO-WORDOFTHEAPPROVAL',
  supplier: 'Word of the supplier',
  purchase: 'wordofthepurchase',
  supplierFile: 'wordinthefileofthesupplier',
  consignee: 'Word of the consignee',
  line: 'wordoftheline',
} as const;

const contact = { contactMethod: 'email', email: 'buyer@demo.gantry.example', name: 'Robin Avery' };
/** A scan with a word in it. */
export const scan = Buffer.from(
  `%PDF-1.4\n% ${words.certificateFile}\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n`,
);
/** The smallest picture there is, with a word behind it. */
const photo = Buffer.concat([
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  Buffer.from(words.requestFile),
]);

/** Whoever makes the records of the walk, and where their mails come. */
export interface Hands {
  readonly owner: Tell;
  /** admin of the owner's company, and one of it who only prepares orders */
  readonly manager: Tell;
  readonly requester: Tell;
  readonly staff: Tell;
  readonly database: Client;
  readonly origin: string;
  readonly mails: { listMails(to: string): readonly { readonly text: string }[] };
}
export type Places = Readonly<Record<string, string>>;

/** A record of each kind that somebody owns, made by the calls of those whose business it is; gives what each is called. */
export async function makeRecords(hands: Hands): Promise<Places> {
  const sku = await aSku(hands.owner);
  return {
    ...(await makeOrder(hands, sku)),
    ...(await makeAccount(hands)),
    ...(await makeBook(hands, sku)),
    ...(await makeCertificate(hands)),
    ...(await makeApproval(hands, sku)),
    ...(await makePurchase(hands, sku)),
    promotion: await makePromotion(hands.staff),
    ...(await makeDraft(hands, sku)),
  };
}

async function aSku(tell: Tell): Promise<string> {
  const { items } = await tell('GET', '/catalog/products?availability=in-stock');
  return items.find(({ price }: any) => price.visibility === 'public').sku;
}

async function aUri(tell: Tell, availability: string): Promise<string> {
  return (await tell('GET', `/catalog/products?availability=${availability}`)).items[0].uri;
}

async function sendFile(
  tell: Tell,
  announce: string,
  content: Buffer,
  name = 'walk.txt',
  chunks = '/record-files',
): Promise<string> {
  const { id } = await tell('POST', announce, { name, bytes: content.length });
  await tell('PUT', `${chunks}/${id}/content?offset=0`, new Uint8Array(content));
  return id;
}

/** A quote with a file, its offer, the order it became with the purchase order, what left and came back of it. */
async function makeOrder(hands: Hands, sku: string): Promise<Places> {
  const { owner } = hands;
  const asked = {
    ...contact,
    message: words.quote,
    shipTo,
    lines: [{ sku, quantity: 20, note: words.line }],
  };
  const { number: quote, token: quoteToken } = await owner('POST', '/quote/requests', asked);
  const quoteFile = await sendFile(owner, `/inquiries/${quote}/files`, Buffer.from(words.quoteFile));
  await offer(hands.staff, quote);
  const poFile = await sendFile(owner, `/inquiries/${quote}/files`, Buffer.from(words.orderFile));
  const acceptance = { revision: 1, poNumber: words.order, poFile, paymentService: 'check' };
  const accepted = await owner('POST', `/inquiries/${quote}/offer/acceptance`, acceptance);
  const { number: order, token: orderToken } = accepted;
  const sent = await sendGoods(hands, order);
  const request = await makeReturn(hands, order);
  return { quote, quoteToken, quoteFile, order, orderToken, orderFile: poFile, ...sent, ...request };
}

async function offer(staff: Tell, quote: string): Promise<void> {
  const read = () => staff('GET', `/admin/inquiries/${quote}`);
  const move = async (to: string) =>
    staff('POST', `/admin/inquiries/${quote}/transitions`, { to, version: (await read()).version });
  await move('in-work');
  for (const { id, version } of (await read()).lines) {
    const cells = { version, cells: { unitPrice: 1250 } };
    await staff('PATCH', `/admin/inquiries/${quote}/lines/${id}`, cells);
  }
  await move('move-to-offer');
  const form = {
    shipTo: { ...shipTo, attention: words.consignee, phone: '3075550100' },
    shippingService: 'ups-ground',
    paymentTerm: 'net-30',
    validDays: 30,
  };
  const { version, totals } = await staff('POST', `/admin/inquiries/${quote}/offer-draft`, { choices: form });
  const body = { version, acceptedTotal: totals.grandTotal, form };
  await staff('POST', `/admin/inquiries/${quote}/offers`, body);
}

async function sendGoods({ origin, staff, database }: Hands, order: string): Promise<Places> {
  const dock = new Dock(await signIn(origin, 'admin@demo.gantry.example'));
  for (const to of ['confirmed', 'received', 'processing']) await dock.moveLines(order, to);
  await dock.ship(order);
  await rest(database);
  const one = async (column: string, table: string) =>
    (await database.query(`select ${column} as name from sales.${table} where order_number = $1`, [order]))
      .rows[0].name as string;
  const invoice = await one('number', 'invoice');
  const { shipments } = await staff('GET', `/admin/orders/${order}/fulfillment`);
  const [{ number: shipment, version }] = shipments;
  await staff('POST', `/admin/shipments/${shipment}/deliver`, { version });
  return { invoice, shipment };
}

async function makeReturn({ owner, staff }: Hands, order: string): Promise<Places> {
  const requestDraft = randomUUID();
  const photos = `/orders/${order}/request-files?draft=${requestDraft}`;
  const requestFile = await sendFile(owner, photos, photo, 'walk.png');
  const { lines } = await owner('GET', `/orders/${order}/requestable`);
  const wish = {
    type: 'return',
    subject: 'wrong-item-received',
    lines: lines.map(({ lineId }: any) => ({ lineId, quantity: 1 })),
  };
  const { refund } = await owner('POST', `/orders/${order}/request-preview`, wish);
  const body = { ...wish, note: words.request, draft: requestDraft, acceptedRefund: refund.credit };
  const { number: request } = await owner('POST', `/orders/${order}/requests`, body);
  const { version } = await staff('GET', `/admin/order-requests/${request}`);
  const measures = { pounds: '2', length: '4', width: '4', height: '4' };
  const label = { act: 'authorize', version, sendLabel: true, ...measures };
  await staff('POST', `/admin/order-requests/${request}/acts`, label);
  const labeled = await staff('GET', `/admin/order-requests/${request}`);
  const openDraft = randomUUID();
  const openFile = await sendFile(
    owner,
    `/orders/${order}/request-files?draft=${openDraft}`,
    photo,
    'walk.png',
  );
  return { request, requestFile, openDraft, openFile, label: labeled.parcels[0].labelId };
}

/** What belongs to the account itself, and to its company. */
async function makeAccount({ owner, manager, database, origin, mails }: Hands): Promise<Places> {
  const entry = (label: string) => ({
    label,
    address: { ...shipTo, attention: label, phone: '3075550199' },
    isDefaultBilling: false,
    isDefaultShipping: false,
  });
  const bookOf = async (tell: Tell, label: string) => {
    const entries: { id: string; label: string }[] = await tell('GET', '/my-account/addresses');
    return entries.find((one) => one.label === label)!.id;
  };
  await owner('POST', '/my-account/addresses', entry(words.address));
  await manager('POST', '/my-account/company/addresses', entry(words.companyAddress));
  await manager('POST', '/my-account/company/locations', { name: words.location, parentId: null });
  const center = { code: 'WALK-1', name: words.costCenter, amount: '4071', period: 'year' };
  const { id: costCenter } = await manager('POST', '/my-account/company/cost-centers', center);
  const { id: dataExport } = await owner('POST', '/my-account/data-exports', { current: 'Gantry-demo-1' });
  const invite = { email: words.invitation, companyRole: 'viewer' };
  await manager('POST', '/my-account/company/invitations', invite);
  const { locations, invitations } = await manager('GET', '/my-account/company');
  const invitationCode = await tokenIn(mails, words.invitation, /\/auth\/invitation\/(\w+)/);
  const { accountNumber: account } = await owner('GET', '/get-user');
  const { keys } = await owner('GET', '/my-account/api-keys');
  // on another device
  await signIn(origin, contact.email);
  const { sessions } = await owner('GET', '/my-account/security');
  return {
    account,
    invitationCode,
    address: await bookOf(owner, words.address),
    companyAddress: await bookOf(manager, words.companyAddress),
    location: locations[0].id,
    costCenter,
    dataExport,
    invitation: invitations[0].id,
    key: keys[0].id,
    session: sessions.find(({ isCurrent }: any) => !isCurrent).id,
    ...(await insertSecrets(database)),
  };
}

/** What no call makes without a device or a provider. */
async function insertSecrets(database: Client): Promise<Places> {
  const [passkey, card] = [randomUUID(), randomUUID()];
  const owner = `(select id from identity.account where email = '${contact.email}')`;
  await database.query(
    `insert into identity.passkey (id, account_id, credential_id, public_key, counter, transports, is_synced, name, created_at)
     values ($1, ${owner}, 'walk', '\\x00', 0, '{}', false, $2, now())`,
    [passkey, words.passkey],
  );
  await database.query(
    `insert into payments.saved_method (id, account_id, service, customer, method, brand, last4, expires, created_at, is_default)
     values ($1, ${owner}::text, 'stripe-payment-intent', 'cus_walk', 'pm_walk', 'visa', $2, '12/2099', now(), true)`,
    [card, words.card],
  );
  return { passkey, card };
}

/** Lists, numbers, reviews and notices. */
async function makeBook({ owner }: Hands, sku: string): Promise<Places> {
  const { uri, partNumber } = await owner('GET', `/catalog/cards/${sku}`);
  const { id: list } = await owner('POST', '/my-account/lists', { name: words.list });
  await owner('POST', `/my-account/lists/${list}/lines`, { sku, quantity: 2 });
  const { lines } = await owner('GET', `/my-account/lists/${list}`);
  await owner('POST', '/my-account/part-numbers', { text: `${words.partNumber};${partNumber}` });
  const { items: numbers } = await owner('GET', '/my-account/part-numbers');
  const review = {
    rating: 4,
    title: words.review,
    body: `${words.review} ${words.review}`,
    displayName: null,
  };
  await owner('POST', `/catalog/products/${uri}/reviews`, review);
  const { review: written } = await owner('GET', `/my-account/reviews/of/${uri}`);
  const soldOut = await aUri(owner, 'out-of-stock');
  await owner('POST', `/catalog/products/${soldOut}/notices`, { email: contact.email });
  return {
    sku,
    uri,
    soldOut,
    list,
    listLine: lines[0].lineId,
    partNumber: numbers[0].id,
    review: written.id,
  };
}

async function makeCertificate({ owner }: Hands): Promise<Places> {
  const form = (draft: string) => ({
    number: words.certificate,
    reason: 'resale',
    states: ['WY'],
    issuedAt: '2026-01-05',
    expiresAt: null,
    draft,
  });
  const [sentDraft, certificateDraft] = [randomUUID(), randomUUID()];
  const send = (draft: string) =>
    sendFile(owner, `/certificates/drafts/${draft}/files`, scan, 'walk.pdf', '/certificates/files');
  const certificateFile = await send(sentDraft);
  const { id: certificate } = await owner('POST', '/certificates', form(sentDraft));
  const certificateDraftFile = await send(certificateDraft);
  return { certificate, certificateFile, certificateDraft, certificateDraftFile };
}

/** Somebody who may not order asks for an order: to them the owner is a colleague like any other. */
async function makeApproval({ requester }: Hands, sku: string): Promise<Places> {
  await requester('POST', '/cart/lines', { sku, quantity: 20 });
  const place = { country: 'US', region: shipTo.region, postalCode: shipTo.postalCode };
  const first = await requester('POST', '/checkout/preview', { ...place, shippingService: null });
  const shippingService = first.shippingService ?? first.options[0].service;
  const { cartVersion, totals } = await requester('POST', '/checkout/preview', { ...place, shippingService });
  const form = {
    email: contact.email,
    shipTo,
    billTo: null,
    shippingService,
    poNumber: words.approval,
    paymentTerm: 'advanced',
    paymentService: 'check',
  };
  const body = { form, cartVersion, acceptedTotal: totals.grandTotal };
  return { approval: (await requester('POST', '/checkout/approval', body)).number };
}

/** A supplier who was asked about a quote, and one who was sent an order: whoever holds the link of a mail is them. */
async function makePurchase({ owner, staff, mails }: Hands, sku: string): Promise<Places> {
  const supplierForm = {
    name: words.supplier,
    brands: '',
    contacts: [{ name: 'Sue Supplier', email: supplierEmail }],
    contactMethod: 'email',
    paymentTerm: 'net-30',
    locale: 'en-US',
  };
  const { id: supplier } = await staff('POST', '/admin/suppliers', supplierForm);
  const asked = { ...contact, message: '', shipTo, lines: [{ sku, quantity: 10 }] };
  const { number } = await owner('POST', '/quote/requests', asked);
  const { version, lines } = await staff('GET', `/admin/inquiries/${number}`);
  await staff('POST', `/admin/inquiries/${number}/transitions`, { to: 'in-work', version });
  const wish = { supplierId: supplier, lineIds: lines.map(({ id }: any) => id) };
  await staff('POST', `/admin/inquiries/${number}/supplier-requests`, wish);
  const { partNumber } = await owner('GET', `/catalog/cards/${sku}`);
  const purchase = await staff('POST', '/admin/purchase-orders', {
    source: 'stock',
    supplierId: supplier,
    paymentTerm: 'net-30',
    forwarder: 'freight',
    certificateOfOrigin: 'none',
    contactMethod: 'email',
    shipTo: 'warehouse',
    lines: [{ partNumber, quantity: 10, unitCost: '4.00' }],
    note: words.purchase,
  });
  const generation = `/admin/purchase-orders/${purchase.id}/generation`;
  const { number: purchaseNumber } = await staff('POST', generation, { version: purchase.version });
  const supplierToken = await tokenIn(mails, supplierEmail, /\/supplier\/(?!order)(\S+)/);
  const purchaseToken = await tokenIn(mails, supplierEmail, /\/supplier\/order\/(\S+)/);
  const answered = `/supplier-requests/${supplierToken}/files`;
  const supplierFile = await sendFile(staff, answered, Buffer.from(words.supplierFile));
  const [{ id: supplierRequest }] = await staff('GET', `/admin/inquiries/${number}/supplier-requests`);
  const asking = { askedQuote: number, supplier, supplierRequest, supplierFile, supplierToken };
  return { ...asking, purchase: purchase.id, purchaseNumber, purchaseToken };
}
const supplierEmail = 'supplier@walk.example';

/** What stands in the link of a mail to somebody, as soon as it has come. */
async function tokenIn(mails: Hands['mails'], to: string, link: RegExp): Promise<string> {
  for (let tries = 0; tries < 400; tries += 1) {
    for (const { text } of mails.listMails(to)) {
      const token = link.exec(text)?.[1];
      if (token) return token;
    }
    await sleep(50);
  }
  throw new Error(`no mail with ${link}`);
}

/** What is being filled in: it ends with the request, so it comes last. */
async function makeDraft({ owner }: Hands, sku: string): Promise<Places> {
  const lines = [{ key: 'a', sku, quantity: '3', note: words.draft }];
  await owner('PUT', '/quote/draft', { fields: {}, shipTo: null, lines });
  const draftFile = await sendFile(owner, '/quote/draft/files', Buffer.from(words.draftFile));
  await owner('POST', '/cart/lines', { sku, quantity: 20 });
  await owner('POST', '/cart/paste', { text: 'no-such-number-at-all 3' });
  const cart = await owner('GET', '/cart');
  const { id: unresolved } = cart.unresolvedLines[0];
  return { draftFile, cartLine: cart.lines[0].lineId, unresolved };
}

/** Until nothing is on its way any more. */
async function rest(database: Client): Promise<void> {
  for (let tries = 0; tries < 2400; tries += 1) {
    const { rows } = await database.query('select 1 from graphile_worker._private_jobs limit 1');
    if (rows.length === 0) return;
    await sleep(50);
  }
  throw new Error('the outbox does not come to rest');
}
