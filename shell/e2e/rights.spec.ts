import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { companyRoles, type CompanyRole } from '@gantry/domain/company-roles';
import { remoteNames } from '@gantry/contracts/remotes';
import { invoiceOf } from '@gantry/testing/invoicing';
import { callApi } from '@gantry/testing/offering';
import { deliverOrder } from '@gantry/testing/shipping';
import { expect, test } from '@gantry/testing/playwright';
import { pageRights, type PageRights } from './kit/page-rights.ts';
import { gatherVisitors, type Visitor } from './kit/visitors.ts';

// Every page × everybody who may come: the HTML they are answered with. What calls tell is walked in
// services/main/test/attacks; here it is that no page tells more than they do, nor a cache.

test.describe.configure({ mode: 'serial' });

let visitors: readonly Visitor[];
let places: Readonly<Record<string, string>>;
const named = (name: string) => visitors.find((one) => one.name === name)!;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  visitors = await gatherVisitors(browser);
  places = await makeRecords(named('the owner'), named('staff, admin'));
});
test.afterAll(async () => {
  await clearBook(named('the owner'));
  for (const { page } of visitors) await page.context().close();
});

const place = { country: 'US', region: 'WY', postalCode: '82601' };

/** A record of each kind the owner has pages of. */
async function makeRecords(owner: Visitor, admin: Visitor): Promise<Readonly<Record<string, string>>> {
  const tell = <T = any>(who: Visitor, method: string, address: string, body?: object) =>
    callApi<T>(who.request, method, address, body);
  const order = await deliverOrder(owner.page, admin.page);
  const { invoice } = await invoiceOf(admin.page, order);
  const { lines } = await tell(owner, 'GET', `/orders/${order}/requestable`);
  const { shipments } = await tell(admin, 'GET', `/admin/orders/${order}/fulfillment`);
  const note = `note ${randomUUID()}`;
  const wish = {
    type: 'return',
    subject: 'wrong-item-purchased',
    lines: [{ lineId: lines[0].lineId, quantity: 1 }],
  };
  const { refund } = await tell(owner, 'POST', `/orders/${order}/request-preview`, wish);
  const asked = { ...wish, note, draft: randomUUID(), acceptedRefund: refund.credit };
  const { number: request } = await tell(owner, 'POST', `/orders/${order}/requests`, asked);
  const message = `message ${randomUUID()}`;
  const asker = { name: 'Robin Avery', contactMethod: 'email', email: 'buyer@demo.gantry.example' };
  const { sku, uri } = (await tell(owner, 'GET', `/my-account/orders/${order}`)).lines[0];
  const question = { ...asker, message, lines: [{ sku, quantity: 5 }] };
  const { number: quote, token } = await tell(owner, 'POST', '/quote/requests', question);
  const label = `dock ${randomUUID()}`;
  await tell(owner, 'POST', '/my-account/addresses', {
    label,
    address: { ...place, attention: 'Robin Avery', line1: '9 Dock St', city: 'Casper' },
    isDefaultBilling: false,
    isDefaultShipping: false,
  });
  const listName = `list ${randomUUID()}`;
  const { id: list } = await tell(owner, 'POST', '/my-account/lists', { name: listName });
  const partNumber = `N-${randomUUID().slice(0, 8)}`.toUpperCase();
  const { accountNumber: account } = await tell(owner, 'GET', '/get-user');
  const { name: product, partNumber: ours } = lines[0];
  await tell(owner, 'POST', '/my-account/part-numbers', { text: `${partNumber};${ours}` });
  const shipment = shipments[0].number;
  return {
    order,
    invoice,
    shipment,
    request,
    note,
    message,
    quote,
    token,
    list,
    listName,
    label,
    partNumber,
    account,
    product,
    uri,
  };
}

/** What other tests would come upon in the address book, the lists and the numbers of the demo account. */
async function clearBook({ request }: Visitor): Promise<void> {
  const entries = await callApi<{ id: string; label: string }[]>(request, 'GET', '/my-account/addresses');
  const { id } = entries.find(({ label }) => label === places.label)!;
  await callApi(request, 'DELETE', `/my-account/addresses/${id}`);
  await callApi(request, 'DELETE', `/my-account/lists/${places.list}`);
  const address = `/my-account/part-numbers?search=${places.partNumber}`;
  const { items } = await callApi<{ items: { id: string }[] }>(request, 'GET', address);
  for (const one of items) await callApi(request, 'DELETE', `/my-account/part-numbers/${one.id}`);
}

const filled = (text: string): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => places[name] ?? `no ${name}`);
/** Text of a page as it is read: numbers of records are written in capitals. */
const holds = (html: string, word: string): boolean => html.toLowerCase().includes(word.toLowerCase());

test('of every page somebody has said whom it is for', async () => {
  const patterns: string[] = [];
  for (const remote of remoteNames) {
    const file = path.resolve(import.meta.dirname, `../../mfe-${remote}/src/routes.tsx`);
    const source = await readFile(file, 'utf8');
    patterns.push(...[...source.matchAll(/'(\/[^']*)' satisfies PatternOf/g)].map(([, one = '']) => one));
  }
  expect(patterns.length).toBeGreaterThan(80);
  expect(Object.keys(pageRights).toSorted()).toEqual([...new Set(patterns)].toSorted());
});

/** How somebody is led away from an area that is not theirs; null where they get in. */
function leadAway({ area }: PageRights, { role }: Visitor): string | null {
  const isGuest = role === 'guest';
  if (area === 'anyone') return null;
  if (area === 'guests') return isGuest ? null : '302 /my-account';
  if (isGuest) return '302 /sign-in';
  return area === 'staff' && role === 'customer' ? '404' : null;
}

/** Answers that a record which is not theirs may have: none is there, or a guest may be somebody it belongs to. */
const hiding: readonly string[] = ['404', '302 /sign-in'];

/** What is wrong with the page somebody gets; undefined where nothing is. */
async function faultOf(rights: PageRights, visitor: Visitor, address: string): Promise<string | undefined> {
  const answer = await visitor.request.get(address, { maxRedirects: 0 });
  const { location = '', 'cache-control': caching = '' } = answer.headers();
  const got = `${answer.status()} ${location.split('?')[0]}`.trim();
  // a page that is not there names the address that was asked for
  const html = (await answer.text()).replaceAll(address, '');
  const word = filled(rights.word ?? '');
  const tells = word !== '' && holds(html, word);
  const away = leadAway(rights, visitor);
  const reads = away === null && (rights.readers?.(visitor) ?? true);
  if (visitor.role !== 'guest' && !/private|no-store/.test(caching)) return `may be shared: ${caching}`;
  if (reads && word !== '') return got === '200' && tells ? undefined : `${got} without ${word}`;
  if (reads) return answer.status() < 400 ? undefined : got;
  if (tells && !isOwner(visitor)) return `${got} tells ${word}`;
  if (away !== null) return got === away ? undefined : `${got}, not ${away}`;
  return !rights.isHidden || hiding.includes(got) ? undefined : `${got} is there`;
}
/** To whom their own name is told wherever they are. */
const isOwner = ({ name }: Visitor): boolean => name === 'the owner';

/** What is wrong with what somebody gets, of the pages that are for these areas. */
async function faultsOf(visitor: Visitor, areas?: readonly PageRights['area'][]): Promise<string[]> {
  const wrong: string[] = [];
  for (const [pattern, some] of Object.entries(pageRights))
    for (const rights of Array.isArray(some) ? (some as readonly PageRights[]) : [some as PageRights]) {
      if (areas && !areas.includes(rights.area)) continue;
      const address = filled(rights.at ?? pattern);
      const fault = await faultOf(rights, visitor, address);
      if (fault) wrong.push(`${visitor.name}, ${address}: ${fault}`);
    }
  return wrong;
}

test('everybody finds on every page what is theirs, and nothing else', async () => {
  test.setTimeout(600_000);
  const wrong: string[] = [];
  for (const visitor of visitors) wrong.push(...(await faultsOf(visitor)));
  expect(wrong).toEqual([]);
});

test('a colleague finds what each role in the company reads', async () => {
  test.setTimeout(300_000);
  const [owner, colleague] = [named('the owner'), named('a colleague')];
  const number = (await callApi<{ accountNumber: string }>(colleague.request, 'GET', '/get-user'))
    .accountNumber;
  const become = async (companyRole: CompanyRole) => {
    const address = `/my-account/company/people/${number}/role`;
    await callApi(owner.request, 'PUT', address, { companyRole });
    // asked of identity; everybody else knows it anew within five seconds
    const now = async () =>
      (await callApi<{ companyRole: string }>(colleague.request, 'GET', '/get-user')).companyRole;
    await expect.poll(now, { timeout: 30_000 }).toBe(companyRole);
    await sleep(6_000);
  };
  const wrong: string[] = [];
  for (const companyRole of companyRoles.filter((role) => role !== 'buyer')) {
    await become(companyRole);
    const visitor = { ...colleague, name: `a colleague, ${companyRole}`, companyRole };
    wrong.push(...(await faultsOf(visitor, ['anyone', 'account'])));
  }
  await become('buyer');
  expect(wrong).toEqual([]);
});
