import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, expectNoAxeViolations, runningShop, test, type Page } from '@gantry/testing/playwright';
import {
  fillPurchase,
  freshEmail,
  hydrated,
  overflow,
  placeOrder,
  putInCart,
  signIn,
  signUp,
  tabTo,
} from '@gantry/testing/buying';
import { bounceCheck, invoiceOrder } from '@gantry/testing/invoicing';
import { linkInMail } from '@gantry/testing/asking';
import { mailTo, mailsTo } from '@gantry/testing/mails';
import { termsBuyer } from '@gantry/testing/shipping';

/** Addresses of the scripts that a build names in its inventory. */
function inventoryOf(folder: string, base: string): string[] {
  const text = readFileSync(path.join(folder, 'payment-scripts.json'), 'utf8');
  return Object.keys((JSON.parse(text) as { scripts: object }).scripts).map((name) => base + name);
}

const cards = {
  good: '4242424242424242',
  challenged: '4000002760003184',
  poor: '4000000000009995',
} as const;
const fields = (page: Page) => page.frameLocator('[data-card-fields] iframe');

async function typeCard(page: Page, number: string): Promise<void> {
  await fields(page).locator('[name=number]').fill(number);
  await fields(page).locator('[name=expiry]').fill('12 / 30');
  await fields(page).locator('[name=cvc]').fill('123');
  await fields(page).locator('[name=zip]').fill('82001');
}
const payButton = (page: Page) => page.getByRole('button', { name: /^Pay \$/ });

/** Orders by card as a guest, up to the page on which it is paid; gives the order's address. */
async function orderByCard(page: Page, email: string): Promise<string> {
  await putInCart(page);
  await fillPurchase(page, { email, poNumber: 'PO-CARD', payBy: 'Credit or debit card' });
  await page.getByRole('button', { name: /^Place order and pay/ }).click();
  await expect(page).toHaveURL(/\/checkout\/stripe\?order=/);
  await hydrated(page);
  await expect(payButton(page)).toBeEnabled();
  return page.url();
}
const isPaid = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 })).toContainText('placed and paid');

test('a guest orders by card, sees what is ordered and paid, and gets one mail', async ({ page }) => {
  const email = freshEmail('card');
  await orderByCard(page, email);
  await expect(page.getByText('Test mode: no real money moves.')).toBeVisible();
  await expectNoAxeViolations(page);
  await typeCard(page, cards.good);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/checkout\/stripe\/complete/);
  await isPaid(page);
  await expect(page.getByText('Visa •••• 4242')).toBeVisible();
  await expect(page.getByText(/Ships .* · Arrives/).first()).toBeVisible();
  await page.reload();
  await isPaid(page);
  await mailTo(page.request, email, 'We received your order');
  const received = (await mailsTo(page.request, email)).filter(({ subject }) => /received/.test(subject));
  expect(received).toHaveLength(1);
});

test.describe('refused by the provider', () => {
  test.use({ allowedErrors: [/402/] });

  test('a declined card is told in words, and another one pays the same order', async ({ page }) => {
    await orderByCard(page, freshEmail('poor'));
    await typeCard(page, cards.poor);
    await payButton(page).click();
    await expect(page.getByText('insufficient funds')).toBeVisible();
    await expectNoAxeViolations(page);
    await typeCard(page, cards.good);
    await payButton(page).click();
    await isPaid(page);
  });
});

test('the bank of the payer asks them, and the payment goes on', async ({ page }) => {
  await orderByCard(page, freshEmail('asked'));
  await typeCard(page, cards.challenged);
  await payButton(page).click();
  await page
    .frameLocator('iframe[title="3-D Secure"]')
    .getByRole('button', { name: /complete|approve/i })
    .click();
  await isPaid(page);
});

test.describe('a second attempt', () => {
  // the provider and the shop both say that it is paid
  test.use({ allowedErrors: [/400|402|409/] });

  test('a payment is made once, by two presses, in two tabs, and after going back', async ({
    page,
    context,
  }) => {
    const address = await orderByCard(page, freshEmail('once'));
    const other = await context.newPage();
    await other.goto(address);
    await hydrated(other);
    await expect(payButton(other)).toBeEnabled();
    await typeCard(page, cards.good);
    await payButton(page).dblclick();
    await isPaid(page);
    await typeCard(other, cards.good);
    await payButton(other).click();
    await expect(
      other.getByText(/Nothing is left to pay|placed and paid|was declined/).first(),
    ).toBeVisible();
    await page.goBack();
    await expect(page.getByText(/Nothing is left to pay|placed and paid/).first()).toBeVisible();
    await expect(payButton(page)).toHaveCount(0);
  });
});

test('left unpaid, the order says so and leads back; the mail does too', async ({ page }) => {
  const email = freshEmail('later');
  await orderByCard(page, email);
  await page.getByRole('complementary').getByRole('link', { name: 'order' }).click();
  await expect(page.getByText('This order is not paid yet')).toBeVisible();
  await page.getByRole('link', { name: 'Pay now' }).click();
  await expect(page).toHaveURL(/\/checkout\/stripe\?order=/);
  const { text } = await mailTo(page.request, email, 'We received your order');
  expect(text).toMatch(/\/checkout\/stripe\?order=\d+&key=/);
});

test('a card page runs the scripts of the inventory and the provider’s, and no other page lets that in', async ({
  page,
}) => {
  const scripts: string[] = [];
  await orderByCard(page, freshEmail('scripts'));
  await expect(payButton(page)).toBeEnabled();
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && request.frame() === page.mainFrame())
      scripts.push(request.url());
  });
  const answer = await page.reload();
  await hydrated(page);
  await expect(payButton(page)).toBeEnabled();
  const [policy = ''] = (await answer?.headerValues('content-security-policy')) ?? [];
  expect(policy).toContain('frame-src http');
  expect(policy).toContain('trusted-types gantry-data default');
  const { origin } = new URL(page.url());
  const [, base = '', version = ''] =
    /(\/r\/checkout\/([^/]+)\/web\/)/.exec(scripts.find((one) => one.includes('/r/')) ?? '') ?? [];
  const release = path.join(runningShop().home, 'releases/checkout', version, 'web');
  const listed = [
    ...inventoryOf(path.join(import.meta.dirname, '../../shell/dist/web'), '/assets/'),
    ...inventoryOf(release, base),
  ].map((address) => origin + address);
  const foreign = scripts.filter((one) => !listed.includes(one));
  expect(foreign).toHaveLength(1);
  expect(foreign[0]).toMatch(/stripe\.js$/);
  const other = await page.goto('/checkout/purchase');
  expect((await other?.headerValues('content-security-policy'))?.join()).not.toContain('frame-src');
});

test('without the token there is no such payment', async ({ page }) => {
  const address = new URL(await orderByCard(page, freshEmail('stranger')));
  await page.context().clearCookies();
  address.searchParams.delete('key');
  const answer = await page.request.get(address.href);
  expect(answer.status()).toBe(404);
});

test('an account keeps a card and pays with it again', async ({ page }) => {
  test.slow();
  const email = await signUp(page);
  await orderByCard(page, email);
  await typeCard(page, cards.good);
  // ticked, unticked, and ticked again after typing: nothing has to be typed again
  const keep = page.getByRole('checkbox', { name: /Save this card/ });
  for (const isSaved of [true, false, true]) {
    await keep.setChecked(isSaved);
    await expect(payButton(page)).toBeEnabled();
    await expect(fields(page).locator('[name=number]')).not.toHaveValue('');
  }
  await payButton(page).click();
  await isPaid(page);
  // address, shipping, and payment are known by now
  await putInCart(page);
  await page.goto('/checkout/purchase');
  await hydrated(page);
  // what was typed has become an order
  await expect(page.getByLabel('Purchase order number')).toHaveValue('');
  await page.getByRole('button', { name: /^Place order and pay/ }).click();
  await expect(page).toHaveURL(/\/checkout\/stripe\?order=/);
  await hydrated(page);
  await expect(page.getByRole('radio', { name: /4242/ }).first()).toBeChecked();
  await payButton(page).click();
  await isPaid(page);
  await page.goto('/my-account/payment-methods');
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Visa •••• 4242' })).toBeVisible();
  await expect(page.getByText('Chosen first')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Remove Visa •••• 4242' }).click();
  await expect(page.getByText('No card is saved')).toBeVisible();
});

test.describe('an invoice', () => {
  // what is paid is not begun again
  test.use({ allowedErrors: [/409/] });

  test('is paid by card, at once and once', async ({ page, browser }) => {
    test.slow();
    const staff = await (await browser.newContext()).newPage();
    await signIn(staff, 'admin@demo.gantry.example', '/admin/orders');
    await signIn(page, termsBuyer, '/cart');
    const { invoice } = await invoiceOrder(page, staff);
    await staff.context().close();
    const name = invoice.toUpperCase();
    await page.goto(`/my-account/orders/invoice/${invoice}`);
    await hydrated(page);
    await page.getByRole('link', { name: 'Pay this invoice' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Pay invoice ${name} by card`);
    await expect(page.getByText('The amount is charged now.')).toBeVisible();
    await hydrated(page);
    await expect(payButton(page)).toBeEnabled();
    await expectNoAxeViolations(page);
    const address = page.url();
    await typeCard(page, cards.good);
    await payButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Invoice ${name} paid`);
    await expectNoAxeViolations(page);
    await expect(async () => {
      await page.goto(`/my-account/orders/invoice/${invoice}`);
      await expect(page.getByRole('link', { name: 'Pay this invoice' })).toHaveCount(0, { timeout: 3000 });
    }).toPass({ timeout: 60_000 });
    await page.goto(address);
    await expect(page.getByText(/Nothing is left to pay/)).toBeVisible();
    await expect(page.getByText('pay later')).toHaveCount(0);
  });
});

test.describe('a guest’s invoice', () => {
  test.use({ allowedErrors: [/404|409/] });

  test('is paid by card from the link of its mail, once, and by nobody without the link', async ({
    page,
    browser,
  }) => {
    test.slow();
    const email = freshEmail('open');
    await putInCart(page);
    await fillPurchase(page, { email });
    const number = await placeOrder(page);
    const staff = await (await browser.newContext()).newPage();
    await signIn(staff, 'admin@demo.gantry.example', '/admin/orders');
    const { invoice } = await bounceCheck(staff, number);
    await staff.context().close();
    const sheet = new URL(await linkInMail(page.request, email, /\S+\/papers\/invoice\/\S+/));
    const link = sheet.pathname + sheet.search;
    const pay = page.getByRole('link', { name: 'Pay this invoice' });
    await expect(async () => {
      await page.goto(link);
      await expect(pay).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 60_000 });
    await hydrated(page);
    await expect(page.getByText(/^Balance due: \$/)).toBeVisible();
    await expectNoAxeViolations(page);
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    const stranger = await (await browser.newContext()).newPage();
    await signIn(stranger, 'buyer@demo.gantry.example');
    const address = (await pay.getAttribute('href'))!;
    const withoutKey = address.replace(/key=[^&]*&?/, '');
    expect(withoutKey).not.toBe(address);
    expect((await stranger.goto(withoutKey))?.status()).toBe(404);
    await stranger.context().close();
    await pay.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Pay invoice ${invoice.toUpperCase()} by card`,
    );
    await hydrated(page);
    await expect(payButton(page)).toBeEnabled();
    await typeCard(page, cards.good);
    await payButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Invoice ${invoice.toUpperCase()} paid`);
    await expect(async () => {
      await page.goto(link);
      await expect(page.getByText('Paid', { exact: true })).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 60_000 });
    await expect(pay).toHaveCount(0);
    await page.goto(address);
    await expect(page.getByText(/Nothing is left to pay/)).toBeVisible();
  });
});

test('the keyboard alone pays', async ({ page }) => {
  await orderByCard(page, freshEmail('keys'));
  await fields(page).locator('[name=number]').focus();
  for (const text of [cards.good, '1230', '123', '82001']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await tabTo(page, 'button[type=submit]');
  await page.keyboard.press('Enter');
  await isPaid(page);
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the card page fits the window', async ({ page }) => {
    await orderByCard(page, freshEmail('telephone'));
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await typeCard(page, cards.good);
    await payButton(page).click();
    await isPaid(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});
