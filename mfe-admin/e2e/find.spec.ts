import { adminOrderPath, adminOrdersPath } from '@gantry/contracts/addresses/admin';
import { sendInquiry } from '@gantry/testing/asking';
import { freshEmail, hydrated, overflow, signIn } from '@gantry/testing/buying';
import { callApi } from '@gantry/testing/offering';
import { expect, expectNoAxeViolations, test, type Browser, type Page } from '@gantry/testing/playwright';
import { orderToShip } from '@gantry/testing/shipping';

interface Dock {
  readonly version: number;
  readonly lines: readonly { readonly lineId: string; readonly open: number }[];
}
const dollars = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** An order that left with a tracking number of its own, and its invoice. */
async function shippedOrder(staff: Page, browser: Browser) {
  const buyer = await (await browser.newContext()).newPage();
  await signIn(buyer, 'buyer@demo.gantry.example');
  const number = await orderToShip(buyer, staff);
  await buyer.context().close();
  const { request } = staff;
  const { lines, version } = await callApi<Dock>(request, 'GET', `/admin/orders/${number}/fulfillment`);
  const tracking = `1Z999AA1${Date.now().toString().slice(-10)}`;
  const packages = [{ pounds: '2', length: '4', width: '4', height: '4', tracking }];
  const units = lines.map(({ lineId, open }) => ({ lineId, quantity: open }));
  const form = { lines: units, service: 'ups-ground', packages };
  await callApi(request, 'POST', `/admin/orders/${number}/shipments`, { version, form });
  let invoices: { number: string; amount: number }[] = [];
  const readInvoices = async () => {
    invoices = await callApi<typeof invoices>(request, 'GET', `/admin/orders/${number}/invoices`);
    return invoices.length;
  };
  await expect.poll(readInvoices).toBe(1);
  return { number, tracking, invoice: invoices[0]!.number, amount: invoices[0]!.amount };
}

const field = (page: Page) => page.getByRole('combobox', { name: 'Find anything' });
const group = (page: Page, name: string) => page.getByRole('listbox').getByRole('group', { name });
const selected = (page: Page) => page.getByRole('listbox').getByRole('option', { selected: true });
const lineOf = (page: Page, kind: string, number: string) =>
  group(page, kind).getByRole('option', { name: number.toUpperCase() });

async function openBackOffice(page: Page, role: string, path: string = adminOrdersPath()): Promise<void> {
  await signIn(page, `${role}@demo.gantry.example`, path);
  await hydrated(page);
  // it is no part of the page, and may be alive a moment later
  const find = page.getByRole('button', { name: 'Find anything' });
  await expect
    .poll(() => find.evaluate((button) => Object.keys(button).some((key) => key.startsWith('__reactFiber$'))))
    .toBe(true);
  await hydrated(page);
}

test('a record is found by its number, its total, its tracking number and its person', async ({
  page,
  browser,
}) => {
  test.slow();
  await openBackOffice(page, 'admin');
  const { number, tracking, invoice, amount } = await shippedOrder(page, browser);
  await page.getByRole('button', { name: 'Find anything' }).click();
  await expect(field(page)).toBeFocused();

  await field(page).fill(number);
  await expect(selected(page)).toContainText(number);
  await expectNoAxeViolations(page);
  await field(page).fill(invoice.replace('-', ''));
  await expect(lineOf(page, 'Invoices', invoice)).toBeVisible();
  await field(page).fill(dollars(amount));
  await expect(lineOf(page, 'Invoices', invoice)).toContainText('by total');
  await expect(group(page, 'Orders').getByRole('option').first()).toContainText(dollars(amount));
  await field(page).fill(tracking.replace(/(.{4})/g, '$1 ').toLowerCase());
  await expect(group(page, 'Shipments').getByRole('option')).toContainText('by tracking number');
  await field(page).fill('buyer@demo.gantry.example');
  await expect(group(page, 'People and companies').getByRole('option')).toHaveCount(1);
  await field(page).fill('zzqqxxyy');
  await expect(page.getByText('Nothing found for “zzqqxxyy”')).toBeVisible();
  await expectNoAxeViolations(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await field(page).fill(number);
  await expect(lineOf(page, 'Orders', number)).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await group(page, 'Shipments')
    .or(lineOf(page, 'Orders', number))
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`${adminOrderPath(number)}$`));
});

test('the keyboard alone finds, opens, and comes back to what was opened last', async ({ page, browser }) => {
  test.slow();
  const guest = await (await browser.newContext()).newPage();
  const email = freshEmail('zora');
  const number = await sendInquiry(guest, { name: 'Zora Quarrier', email, message: 'In blue?' });
  await guest.context().close();
  await openBackOffice(page, 'support');

  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Find anything' }).focus();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Find anything' })).toBeFocused();

  await page.keyboard.press('Control+k');
  // As a scanner does it: Enter at once, before anything is found.
  await page.keyboard.type(number);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`quote-${number}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number.toUpperCase());
  await hydrated(page);

  await page.keyboard.press('Control+k');
  await expect(lineOf(page, 'Recently opened', number)).toBeVisible();
  await page.keyboard.type('zora quar');
  await expect(page.getByRole('option', { name: number.toUpperCase() })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  const opened = page.context().waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await (await opened).close();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('accounts');
  await expect(selected(page)).toHaveText('Access Accounts');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/access\/accounts$/);
  await hydrated(page);

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Open in a new tab')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').first().focus();
  await page.keyboard.type('?/');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).not.toHaveURL(/\/admin/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recent-records'))).toBeNull();
});

test('nobody finds what their role may not read', async ({ page, browser }) => {
  test.slow();
  const guest = await (await browser.newContext()).newPage();
  const values = { name: 'Zora Quarrier', email: freshEmail('unseen'), message: 'In green?' };
  const number = await sendInquiry(guest, values);
  await guest.context().close();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openBackOffice(page, 'warehouse');
  await page.keyboard.press('Control+k');
  await expect(group(page, 'Go to').getByRole('option', { name: 'Audit trail' })).toHaveCount(0);
  await field(page).fill(number);
  await expect(page.getByText(`Nothing found for “${number}”`)).toBeVisible();
  expect(asked).toContain('/api/v1/admin/find');
  expect(asked.filter((path) => /accounts|mails/.test(path))).toEqual([]);
});
