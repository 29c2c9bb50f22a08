import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { ampleProducts, listingAddressOf, type AmpleProduct } from './ample-products.ts';
import { linkInMail } from './mails.ts';

/** The password of every demo account. */
export const demoPassword = 'Gantry-demo-1';

/** Waits until the page's scripts run: before that, buttons of forms do not answer. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor();
  // Parts whose chunks come later are hydrated after the rest; until then a press posts their form.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main :is(form, button, input, select, textarea)')].every((control) =>
      Object.keys(control).some((key) => key.startsWith('__reactFiber$')),
    ),
  );
  await arrived(page);
}

/** Waits until the page that was gone to is drawn: its address is there before, and so are parts of the page before. */
async function arrived(page: Page): Promise<void> {
  await page.locator('[data-route-progress]').waitFor({ state: 'detached' });
  // what is drawn in slices is whole before the browser has nothing to do; one that never rests is waited for no longer
  await page.waitForFunction(
    () => new Promise<boolean>((resolve) => requestIdleCallback(() => resolve(true), { timeout: 3000 })),
  );
}

/** Waits until a page tells other tabs what it changes, and hears what they do: the part for it comes after the rest. */
export async function hearsOtherTabs(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/after-hydration.')),
  );
  await hydrated(page);
}

/** Opens an address, does `work` while the scripts have not come yet, and lets the page be hydrated. */
export async function beforeHydration(page: Page, address: string, work: () => Promise<void>): Promise<void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const scripts = /\/assets\/main-[^/]+\.js$/;
  await page.route(scripts, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address);
  await work();
  release();
  await hydrated(page);
  await page.unroute(scripts);
}

/** An e-mail address nobody has used before. */
export const freshEmail = (name: string): string =>
  `${name}-${Date.now()}-${Math.floor(Math.random() * 1e6)}@buyer.example`;

/** Signs in with the form, as a visitor does: it tells other tabs. */
export async function signInOnPage(page: Page, email: string, ref = '/my-account'): Promise<void> {
  await page.goto(`/sign-in?ref=${encodeURIComponent(ref)}`);
  await hydrated(page);
  const form = page.locator('#sign-in');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Password').fill(demoPassword);
  await form.locator('button[type=submit]').click();
  await expect(page).toHaveURL((url) => url.pathname + url.search === ref);
  await hydrated(page);
}

/** Signs up on the page that is open. */
export async function sendSignUp(page: Page, email: string, name = 'Sam Signup'): Promise<void> {
  const form = page.locator('#sign-up');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Password').fill(demoPassword);
  await form.getByRole('button').click();
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
}

/** The link of the mail that confirms an address, as soon as it has come. */
const confirmLink = async (page: Page, email: string): Promise<URL> =>
  new URL(await linkInMail(page.request, email, /https?:\/\/\S+confirm-username\S+/));

/**
 * Follows the link of the mail in a tab of its own, as people do whose mailbox is a page; the tab that waits learns of
 * the new session and goes on to where it was led from, which the caller waits for.
 */
export async function confirmInOtherTab(page: Page, email: string): Promise<void> {
  const mailbox = await page.context().newPage();
  const link = await confirmLink(mailbox, email);
  await mailbox.goto(link.pathname + link.search);
  await Promise.all([hearsOtherTabs(page), hearsOtherTabs(mailbox)]);
  await mailbox.getByRole('button', { name: 'Confirm' }).click();
  await expect(mailbox.getByText('Your e-mail address is confirmed.')).toBeVisible();
  await mailbox.close();
}

/** Sends a form of the store as a browser without scripts does, with the cookies of the page. */
async function post(page: Page, path: string, form: Record<string, string>): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const answer = await page.request.post(path, { form, headers, maxRedirects: 0 });
  expect([path, answer.status()]).toEqual([path, 303]);
}

/** Starts a session without the page that asks for it, which costs as much as all the rest of a short test. */
export async function startSession(page: Page, email: string): Promise<void> {
  await post(page, '/sign-in', { intent: 'sign-in', email, password: demoPassword });
}

/** Signs in, without the page that asks, and goes to `ref`. */
export async function signIn(page: Page, email: string, ref = '/my-account'): Promise<void> {
  await startSession(page, email);
  await page.goto(ref);
  await expect(page).toHaveURL((url) => url.pathname + url.search === ref);
  await hydrated(page);
}

/** Opens an account, confirms its address and goes to `ref`, without the pages between; gives the address. */
export async function signUp(page: Page, ref = '/my-account', email = freshEmail('signup')): Promise<string> {
  const person = { name: 'Sam Signup', company: '', email, password: demoPassword, phone: '' };
  await post(page, '/sign-in', { intent: 'sign-up', key: randomUUID(), ...person });
  const code = (await confirmLink(page, email)).searchParams.get('code') ?? '';
  await post(page, '/my-account/confirm-username', { code });
  await page.goto(ref);
  await expect(page).toHaveURL((url) => url.pathname + url.search === ref);
  await hydrated(page);
  return email;
}

/** Puts products that are amply in stock in the cart, one of each, with the buttons of a listing. */
export async function putInCart(page: Page, count = 1): Promise<void> {
  let open = '';
  for (const product of await ampleProducts(page.request, count)) {
    const address = await listingAddressOf(page.request, product);
    if (address !== open) await page.goto(address);
    open = address;
    await hydrated(page);
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/v1/cart/lines'));
    await addButton(page, product).click();
    expect((await answered).status()).toBe(200);
  }
}

/** The button that puts a product of a listing in the cart. */
const addButton = (page: Page, { sku }: Pick<AmpleProduct, 'sku'>): Locator =>
  page
    .locator('form')
    .filter({ has: page.locator(`input[name=sku][value="${sku}"]`) })
    .getByRole('button', { name: /^Add .* to cart$/ });

/** Part numbers of so many different products that can be bought. */
export async function partNumbersOf(page: Page, count: number): Promise<string[]> {
  const numbers = new Set<string>();
  for (let at = 1; numbers.size < count; at += 1) {
    const query = `q=screw&availability=in-stock&size=48&page=${at}`;
    const answer = await page.request.get(`/api/v1/catalog/products?${query}`);
    const { data } = (await answer.json()) as { data: { items: { partNumber: string }[] } };
    data.items.forEach(({ partNumber }) => numbers.add(partNumber));
  }
  return [...numbers].slice(0, count);
}

const goOn = (page: Page) =>
  page.locator('section[data-state=open]').getByRole('button', { name: 'Continue' }).click();

/** Fills the purchase in up to the last section, where it begins for a buyer whose last order went somewhere. */
export async function fillPurchase(
  page: Page,
  { email, poNumber, payBy = 'Check' }: { email: string; poNumber?: string; payBy?: string },
): Promise<void> {
  await page.goto('/checkout/purchase');
  await hydrated(page);
  const last = page.getByRole('button', { name: /^(Place order|Send for approval)/ });
  const [known, ownName] = [page.getByLabel('E-mail'), page.getByLabel('Name')];
  await known.or(ownName).or(last).filter({ visible: true }).first().waitFor();
  // of a signed-in buyer the e-mail address is known
  if (await known.isVisible()) {
    await known.fill(email);
    await goOn(page);
  }
  if (await last.isVisible()) await page.getByRole('button', { name: 'Edit: Payment' }).click();
  else await fillDelivery(page);
  await page.getByRole('radio', { name: payBy }).check();
  await goOn(page);
  if (poNumber) await page.getByLabel('Purchase order number').fill(poNumber);
  await expect(last).toBeVisible();
}

async function fillDelivery(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Ann Buyer');
  await page.getByLabel('Address', { exact: true }).fill('1 Main St');
  await page.getByLabel('City').fill('Cheyenne');
  await page.getByLabel('State').selectOption('WY');
  await page.getByLabel('ZIP code').fill('82001');
  await goOn(page);
  await expect(page.getByRole('radio', { name: /Ground/ })).toBeChecked();
  await goOn(page);
}

/** Places the order that is filled in; gives its number. */
export async function placeOrder(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page).toHaveURL(/\/checkout\/purchase\/complete\?order=/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('placed');
  return new URL(page.url()).searchParams.get('order') ?? '';
}

/**
 * Presses Tab until something matching has the focus; fails when the keyboard cannot reach it. What is opened by the
 * press before is waited for: so many presses are done sooner than a part has come.
 */
export async function tabTo(page: Page, selector: string): Promise<void> {
  await page.locator(selector).filter({ visible: true }).first().waitFor();
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press('Tab');
    const isThere = await page.evaluate(
      (wanted) => document.activeElement?.matches(wanted) ?? false,
      selector,
    );
    if (isThere) return;
  }
  throw new Error(`The keyboard does not reach ${selector}`);
}

/**
 * How far the page reaches beyond the window to the right, in pixels. What follows a change of size (observers of
 * tables, say) has happened after two frames; a visitor never sees less.
 */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
