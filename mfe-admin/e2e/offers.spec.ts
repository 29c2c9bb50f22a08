import { ampleProduct } from '@gantry/testing/ample-products';
import { expect, expectNoAxeViolations, test, type Browser, type Page } from '@gantry/testing/playwright';
import { linkInMail, sendInquiry } from '@gantry/testing/asking';
import { hydrated, freshEmail, overflow, signIn } from '@gantry/testing/buying';

const sales = 'sales@demo.gantry.example';

const status = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Change status to' }).getByRole('button', { name, exact: true });

async function priceAndOffer(page: Page, price: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Price, line 1', exact: true }).fill(price);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('row').nth(1).getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await status(page, 'To be offered').click();
  await expect(page.getByText('Inquiry status: To be offered.')).toBeVisible();
  await page.getByRole('link', { name: 'Open offer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Offer Q-');
}

/** A request of a guest that somebody has taken, with a product of ours. */
async function aQuote(page: Page, browser: Browser): Promise<{ number: string; email: string }> {
  const guest = await (await browser.newContext()).newPage();
  const email = freshEmail('offer');
  const number = await sendInquiry(guest, { name: 'Gus Guest', email, message: 'Please quote ten' });
  await guest.context().close();
  await signIn(page, sales, `/admin/orders/quote-${number}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Assign to me' }).click();
  const form = page.locator('#add-line');
  await form.getByLabel(/Part number or description/i).fill((await ampleProduct(page.request)).partNumber);
  await form.getByLabel('Quantity').fill('10');
  await form.getByRole('button', { name: 'Add line' }).click();
  await expect(page.getByRole('textbox', { name: 'Price, line 1', exact: true })).toBeVisible();
  return { number, email };
}

async function fillAddress(page: Page): Promise<void> {
  const form = page.locator('#offer');
  await form.getByLabel('Name', { exact: true }).fill('Gus Guest');
  await form.getByLabel('Address', { exact: true }).fill('1 Main St');
  await form.getByLabel('City').fill('Cheyenne');
  await form.getByLabel('State').selectOption('WY');
  await form.getByLabel('ZIP code').fill('82001');
  await form.getByLabel('Shipping service').selectOption('best-way');
  await form.getByLabel('Shipping amount ($)').fill('25');
}

test('an offer is drawn up beside what its customer will read, sent, and revised', async ({
  page,
  browser,
}) => {
  test.slow();
  const { number, email } = await aQuote(page, browser);
  await page.goto(`/admin/orders/offer-${number}`);
  await expect(page.getByText('1 line has no price:')).toBeVisible();
  await page.getByRole('link', { name: 'line 1', exact: true }).click();
  await expect(page).toHaveURL(/#line-1$/);
  await hydrated(page);
  await priceAndOffer(page, '12.50');

  await expect(page.getByText('Enter the ship-to address.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Send offer/ })).toHaveCount(0);
  const known = page.getByRole('region', { name: 'Lines of the offer' });
  await expect(known.getByRole('row').nth(1)).toContainText('$12.50');
  await expect(known.getByRole('definition')).toHaveText('$125.00');
  const form = page.locator('#offer');
  await fillAddress(page);
  await form.getByLabel('Note to the customer').fill('Ships on one pallet');
  await form.getByRole('button', { name: 'Update preview' }).click();
  const sheet = page.getByRole('article');
  await expect(sheet).toContainText('Ships on one pallet');
  await expect(sheet).toContainText('$25.00');
  await form.getByLabel('Valid for (days)').fill('10');
  await form.getByRole('button', { name: /^Send offer/ }).click();
  await expect(page.getByText('Check the updated preview, then send.')).toBeVisible();
  await expectNoAxeViolations(page);
  await form.getByRole('button', { name: /^Send offer/ }).click();
  await expect(page.getByText('Revision 1 sent.')).toBeVisible();
  expect(await linkInMail(page.request, email, /https?:\/\/\S+quote\/complete\S+/)).toContain(number);

  await page.getByRole('button', { name: 'Revise offer' }).click();
  await expect(page.getByRole('textbox', { name: 'Price, line 1', exact: true })).toBeVisible();
  await priceAndOffer(page, '11.75');
  await expect(form.getByLabel('Shipping amount ($)')).toHaveValue('25.00');
  await form.getByRole('button', { name: /^Send offer/ }).click();
  await expect(page.getByText('Revision 2 sent.')).toBeVisible();
  const newest = page.getByRole('row', { name: /Revision 2/ });
  await expect(newest).toContainText('unit price $12.50 → $11.75');
  await expect(page.getByRole('row', { name: /Revision 1/ })).toContainText('Superseded');
  await page.getByRole('link', { name: 'Revision 1', exact: true }).click();
  await expect(sheet).toContainText('$12.50');
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test('an offer that meets a rule waits for somebody else, who sends it', async ({ page, browser }) => {
  test.slow();
  const finance = await (await browser.newContext()).newPage();
  await signIn(finance, 'finance@demo.gantry.example', '/admin/approval-rules');
  await hydrated(finance);
  await finance.getByRole('link', { name: 'New rule' }).click();
  const editor = finance.locator('#rule');
  // far above what other tests offer
  await editor.getByLabel('Rule', { exact: true }).fill('Very large offers');
  await editor.getByLabel('Condition').selectOption('total-above');
  await editor.getByLabel('Limit ($)').fill('900,000');
  await expect(editor.getByRole('button', { name: 'Save rule' })).toHaveCount(0);
  await editor.getByRole('button', { name: 'Simulate' }).click();
  await expect(editor.getByRole('status')).toContainText('would have needed approval');
  await editor.getByRole('button', { name: 'Save rule' }).click();
  await expect(finance.getByRole('row', { name: /Very large offers/ }).first()).toContainText('$900,000.00');
  await expectNoAxeViolations(finance);

  const { number } = await aQuote(page, browser);
  await priceAndOffer(page, '99999');
  await fillAddress(page);
  await page.getByRole('button', { name: 'Update preview' }).click();
  await expect(page.getByText('This offer needs approval before it is sent')).toBeVisible();
  await page.getByRole('button', { name: /^Request approval/ }).click();
  await expect(page.getByText('Approval requested.', { exact: false })).toBeVisible();
  await expect(page.getByText('Somebody else with the named role must approve it.')).toBeVisible();

  await finance.goto(`/admin/orders/offer-${number}`);
  await hydrated(finance);
  const decision = finance.getByRole('form', { name: 'Decide on the offer' });
  await decision.getByRole('button', { name: 'Refuse' }).click();
  await expect(decision.getByText('This status requires a reason').first()).toBeVisible();
  await expectNoAxeViolations(finance);
  await finance.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(finance)).toBeLessThanOrEqual(0);
  await decision.getByRole('button', { name: 'Approve and send' }).click();
  await expect(finance.getByRole('row', { name: /Revision 1/ })).toContainText('Awaiting answer');
  await finance.context().close();
});
