import { salesAskOfferApproval } from '@gantry/contracts/endpoints/order-approvals';
import { allEndpoints } from '@gantry/contracts/endpoints/table';
import { mailsTo } from '@gantry/testing/asking';
import { demoPassword, hydrated, signUp } from '@gantry/testing/buying';
import { callApi } from '@gantry/testing/offering';
import { expect, test, type Browser, type Page } from '@gantry/testing/playwright';
import { WildCalls } from './wild-calls.ts';
import { makeWildRecords, type WildRecords } from './wild-records.ts';
import { shortWildText, wildElements, wildText } from './wild-texts.ts';

// Markup and formulas in every text of quotes, offers, purchase orders, suppliers and lists (specification §9).

const texts =
  /inquir|quote|offer|supplier|purchase-order|approval-rule|\/lists|part-numbers|cart\/(paste|unresolved)/;
// what is asked for in a company is in approvals.spec.ts
const attackable = allEndpoints.filter(
  ({ service, audience, name, path, transfer }) =>
    service === 'sales' &&
    audience === 'public' &&
    texts.test(path) &&
    !transfer &&
    name !== salesAskOfferApproval.name,
);

test.describe.configure({ mode: 'serial' });

const calls = new WildCalls();
let records: WildRecords;
let customer: Page;
let staff: Page;
let guest: Page;

async function aPage(browser: Browser, role?: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const account = { email: `${role}@demo.gantry.example`, password: demoPassword };
  if (role) await callApi(page.request, 'POST', '/auth/sign-in', account);
  return page;
}

test.beforeAll(async ({ browser }) => {
  test.setTimeout(480_000);
  customer = await aPage(browser);
  await signUp(customer);
  staff = await aPage(browser, 'admin');
  guest = await aPage(browser);
  const finance = await aPage(browser, 'finance');
  records = await makeWildRecords(calls, {
    customer: customer.request,
    guest: guest.request,
    staff: staff.request,
    finance: finance.request,
    supplier: guest.request,
  });
  await finance.context().close();
});

test('attack: markup and formulas in every free text of every call', () => {
  expect(calls.missed(attackable)).toEqual([]);
});

/** Every page on which the texts stand, by who opens it. */
const pagesOf = (made: WildRecords): readonly (readonly [Page, string])[] => [
  ...[
    '/quote',
    '/cart',
    '/my-account/inquiries',
    `/my-account/inquiries/${made.open}`,
    `/my-account/inquiries/print/${made.open}`,
    `/my-account/papers/quote/${made.open}`,
    `/my-account/papers/offer/${made.open}`,
    `/my-account/papers/proforma/${made.open}`,
    `/my-account/orders/${made.order}`,
    `/my-account/orders/print/${made.order}`,
    `/my-account/papers/order/${made.order}`,
    '/my-account/lists',
    `/my-account/lists/${made.list}`,
  ].map((address) => [customer, address] as const),
  ...[
    `/quote/complete/${made.guest.number}?token=${made.guest.token}`,
    `/my-account/papers/quote/${made.guest.number}?token=${made.guest.token}`,
    new URL(made.supplierLink).pathname,
    new URL(made.orderLink).pathname,
  ].map((address) => [guest, address] as const),
  ...[
    '/admin/orders?list=inquiries&view=all',
    `/admin/orders/quote-${made.open}`,
    `/admin/orders/quote-${made.declined}`,
    `/admin/orders/offer-${made.open}`,
    `/admin/orders/order-${made.order}`,
    `/admin/orders?q=${made.order}`,
    `/admin/papers/offer/${made.open}`,
    `/admin/papers/pick-list/${made.order}`,
    `/admin/audit?entity=inquiry&number=${made.declined}`,
    '/admin/approval-rules',
    '/admin/suppliers',
    `/admin/suppliers/${made.supplierId}`,
    '/admin/mpo',
    `/admin/mpo/${made.purchase}`,
    `/admin/papers/purchase-order/${made.purchase}`,
    `/admin/mpo/create-mpo-${made.purchaseDraft}`,
  ].map((address) => [staff, address] as const),
];

test('attack: markup in every text stays text on every page and paper, in three languages', async () => {
  test.setTimeout(600_000);
  const shownNowhere: string[] = [];
  for (const [at, [page, address]] of pagesOf(records).entries()) {
    await page.goto(`${['', '/fr', '/es'][at % 3]}${address}`);
    await hydrated(page);
    // details are looked at as well, and what a field holds is a text of the page
    const seen = await page.evaluate(() => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(
        ({ value }) => value,
      );
      return `${document.body.textContent} ${fields.join(' ')}`;
    });
    if (![wildText, shortWildText].some((text) => seen.includes(text))) shownNowhere.push(address);
    expect([address, await page.locator(wildElements).count()]).toEqual([address, 0]);
  }
  expect(shownNowhere).toEqual([]);
});

/** Papers of the records, as who may save them. */
const filesOf = (made: WildRecords): readonly (readonly [Page, string])[] => [
  ...['quote', 'offer', 'proforma'].map((kind) => [customer, `/papers/${kind}/${made.open}/pdf`] as const),
  ...['order', 'proforma'].map((kind) => [customer, `/papers/${kind}/${made.order}/pdf`] as const),
  [staff, `/admin/papers/pick-list/${made.order}/pdf`],
  [staff, `/admin/papers/purchase-order/${made.purchase}/pdf`],
  [staff, `/admin/papers/purchase-order/${made.purchaseDraft}/pdf`],
];

test('attack: markup and formulas in every PDF are drawn: no link, action or script stands in it', async () => {
  for (const [page, address] of filesOf(records)) {
    const answer = await page.request.get(`/api/v1${address}`);
    const bytes = (await answer.body()).toString('latin1');
    expect([address, bytes.slice(0, 5)]).toEqual([address, '%PDF-']);
    expect([address, /\/(JavaScript|JS|Launch|URI|OpenAction|AA)\b/.exec(bytes)]).toEqual([address, null]);
  }
});

test('attack: markup in every mail stays text, to customers, suppliers and the store', async () => {
  for (const address of records.mailboxes) {
    let mails = await mailsTo(customer.request, address);
    await expect(async () => {
      mails = await mailsTo(customer.request, address);
      const wild = mails.filter(({ text }) => [wildText, shortWildText].some((one) => text.includes(one)));
      expect([address, wild.length > 0]).toEqual([address, true]);
    }).toPass({ timeout: 60_000 });
    for (const { subject, html } of mails) {
      expect([subject, /<(img|script|b id)\b[^>]*(src=x|onerror|wild)/.exec(html)]).toEqual([subject, null]);
    }
  }
});

test('attack: formulas leave the store in no table: there is none of these records', () => {
  const tables = allEndpoints.filter(({ transfer, path }) => transfer === 'download' && texts.test(path));
  // files are those that people have sent, byte by byte, and papers are PDFs
  expect(tables.map(({ path }) => path).filter((path) => !/\/files\/:\w+$|\/pdf$/.test(path))).toEqual([]);
});
