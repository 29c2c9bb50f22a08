import { expect, expectNoAxeViolations, test, type Browser, type Page } from '@gantry/testing/playwright';
import { sendInquiry } from '@gantry/testing/asking';
import { hydrated, freshEmail, overflow, partNumbersOf, signIn } from '@gantry/testing/buying';

const sales = 'sales@demo.gantry.example';

/** A request of a guest that somebody has taken, with lines in words. */
async function aQuote(page: Page, browser: Browser, names: readonly string[]): Promise<string> {
  const guest = await (await browser.newContext()).newPage();
  const email = freshEmail('quote');
  const number = await sendInquiry(guest, { name: 'Gus Guest', email, message: 'Please quote these' });
  await guest.context().close();
  await signIn(page, sales, `/admin/orders/quote-${number}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Assign to me' }).click();
  for (const name of names) await addLine(page, name);
  return number;
}

/** A request for so many different products of the catalog. */
async function aLongQuote(page: Page, browser: Browser, lines: number): Promise<string> {
  const guest = await (await browser.newContext()).newPage();
  const numbers = await partNumbersOf(guest, lines);
  await guest.goto('/cart');
  await hydrated(guest);
  await guest.getByLabel('Paste part numbers and quantities').fill(numbers.join('\n'));
  await guest.getByRole('button', { name: 'Add to cart' }).click();
  await expect(guest.getByText(`${lines} lines added`)).toBeVisible();
  await guest.goto('/quote?from=cart');
  await hydrated(guest);
  await guest.locator('#quote [name=name]').fill('Gus Guest');
  await guest.locator('#quote [name=email]').fill(freshEmail('long-quote'));
  await guest.getByRole('button', { name: 'Send request' }).click();
  await expect(guest.getByRole('heading', { level: 1 })).toContainText('We received your request');
  const number = new URL(guest.url()).pathname.split('/').at(-1)!;
  await guest.context().close();
  await signIn(page, sales, `/admin/orders/quote-${number}`);
  await hydrated(page);
  return number;
}

async function addLine(page: Page, name: string): Promise<void> {
  const form = page.locator('#add-line');
  await form.getByLabel(/Part number or description/i).fill(name);
  await form.getByLabel('Quantity').fill('10');
  await form.getByRole('button', { name: 'Add line' }).click();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
}

const cell = (page: Page, name: string, line: number) =>
  page.getByRole('textbox', { name: `${name}, line ${line}`, exact: true });
const saved = (page: Page, line: number) =>
  page.getByRole('row').nth(line).getByRole('status').filter({ hasText: 'Saved' });
const status = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Change status to' }).getByRole('button', { name, exact: true });

// what is refused answers 409, and says so on the page
test.use({ allowedErrors: [/409/] });

test('a quote is priced by keys and by a pasted column, and moves on once every line is answered', async ({
  page,
  browser,
}) => {
  test.slow();
  await aQuote(page, browser, ['First bolt', 'Second nut', 'Third washer']);
  await status(page, 'To be offered').click();
  await expect(page.getByText('Price every line', { exact: false })).toBeVisible();
  await cell(page, 'Price', 1).fill('12.5');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Price', 2)).toBeFocused();
  await expect(saved(page, 1)).toBeVisible();
  await expect(page.locator('[data-totals]')).toContainText('Total $125.00');
  await cell(page, 'Cost', 1).fill('10');
  await page.keyboard.press('Escape');
  await expect(cell(page, 'Cost', 1)).toHaveValue('');
  await cell(page, 'Cost', 1).fill('10');
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-totals]')).toContainText('Margin $25.00 (20%)');
  await cell(page, 'Price', 2).focus();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '2.00\nask\n');
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  });
  await expect(cell(page, 'Price', 3)).toHaveValue('ask');
  await expect(cell(page, 'Price', 3)).toHaveAttribute('aria-invalid', 'true');
  const availability = page.getByRole('combobox', { name: 'Availability, line 3' });
  await availability.focus();
  await availability.selectOption('Discontinued');
  await expect(saved(page, 2)).toBeVisible();
  await expectNoAxeViolations(page);
  await status(page, 'To be offered').click();
  await expect(page.getByText('Inquiry status: To be offered.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open offer' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Second nut/ })).toContainText('2.00');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test.describe('two people on one quote', () => {
  test('fill in one line together, and are asked only about the same cell', async ({ page, browser }) => {
    test.slow();
    const number = await aQuote(page, browser, ['Shared valve']);
    const other = await (await browser.newContext()).newPage();
    await signIn(other, 'purchasing@demo.gantry.example', `/admin/orders/quote-${number}`);
    await hydrated(other);
    await cell(other, 'Lead time', 1).fill('14');
    await other.keyboard.press('Tab');
    await expect(saved(other, 1)).toBeVisible();
    await cell(page, 'Price', 1).fill('8');
    await page.keyboard.press('Tab');
    await expect(saved(page, 1)).toBeVisible();
    await expect(cell(page, 'Lead time', 1)).toHaveValue('14');
    await cell(other, 'Price', 1).fill('9');
    await other.keyboard.press('Tab');
    await expect(other.getByText(/entered \$8\.00\. You entered \$9\.00\./)).toBeVisible();
    await expect(cell(other, 'Price', 1)).toHaveValue('9.00');
    await other.getByRole('button', { name: 'Keep mine' }).click();
    await expect(saved(other, 1)).toBeVisible();
    await page.reload();
    await expect(cell(page, 'Price', 1)).toHaveValue('9.00');
    await other.context().close();
  });
});

test('chosen lines go into a quote of their own, which is merged back; notes stay with the staff', async ({
  page,
  browser,
}) => {
  test.slow();
  const number = await aQuote(page, browser, ['Keep me', 'Split me']);
  await page.getByRole('textbox', { name: 'Internal note', exact: true }).fill('Pays late');
  await page.getByRole('button', { name: 'Add internal note' }).click();
  await expect(page.getByText('internal note, not visible to the customer')).toBeVisible();
  await page.getByRole('link', { name: 'What the customer sees' }).click();
  await expect(page.getByText('Being Processed')).toBeVisible();
  await expect(page.getByText('Pays late')).toHaveCount(0);
  await page.getByRole('link', { name: 'Quote', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Select line 2' }).check();
  await page.getByRole('button', { name: 'Move 1 line to a new quote' }).click();
  await expect(page).not.toHaveURL(new RegExp(`quote-${number}$`));
  // the address is new before the page is, and the old one has the line too
  await expect(page.getByRole('row', { name: /Keep me/ })).toBeHidden();
  await expect(page.getByRole('row', { name: /Split me/ })).toBeVisible();
  await page.getByLabel('Closing reason').selectOption({ label: 'Merged into another inquiry' });
  await page.getByLabel('Merge into inquiry').fill(number);
  await status(page, 'Cleared').click();
  await expect(page.getByText('Inquiry status: Cleared.')).toBeVisible();
  await page.goto(`/admin/orders/quote-${number}`);
  await expect(page.getByRole('row', { name: /Keep me/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Split me/ })).toBeVisible();
});

test('a long quote has all its lines, also the one an address names, and is priced to its end', async ({
  page,
  browser,
}) => {
  test.slow();
  const number = await aLongQuote(page, browser, 90);
  await page.getByRole('button', { name: 'Assign to me' }).click();
  await expect(page.locator('tr[data-line]')).toHaveCount(90);
  await page.goto(`/admin/orders/quote-${number}#line-85`);
  await hydrated(page);
  await expect(page.getByRole('checkbox', { name: 'Select line 85' })).toBeInViewport();
  await cell(page, 'Price', 89).fill('3.25');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Price', 90)).toBeFocused();
  await expect(page.locator('#line-89').getByRole('status')).toHaveText('Saved');
});
