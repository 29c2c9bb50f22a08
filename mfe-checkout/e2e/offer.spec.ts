import { quoteTakenPath } from '@gantry/contracts/addresses/checkout';
import { expect, expectNoAxeViolations, test } from '@gantry/testing/playwright';
import { hydrated, overflow } from '@gantry/testing/buying';
import { linkInMail } from '@gantry/testing/asking';
import { offerQuotes, type OfferedQuote } from '@gantry/testing/offering';

let quotes: OfferedQuote[];
/** two lines of $250.00 each and 6.25 % of tax, of which one may be left, with a deposit */
let parts: OfferedQuote[];
test.beforeAll(async ({ browser }) => {
  quotes = await offerQuotes(browser, 4);
  parts = await offerQuotes(browser, 2, { allowsPartial: true, depositPercent: 30 });
});
const address = ({ number, token }: OfferedQuote) => quoteTakenPath(number, token);

test.describe('with a purchase order as a file', () => {
  // the answer that refuses it
  test.use({ allowedErrors: [/record-files/] });

  test('an offer opens from its mail, is a PDF, and becomes an order at its prices once', async ({
    page,
  }) => {
    const quote = quotes[0]!;
    await page.goto(await linkInMail(page.request, quote.email, /\S+\/quote\/complete\/\S+/));
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Offer ${quote.number.toUpperCase()}`);
    await expect(page.getByText('Packed on one pallet.')).toBeVisible();
    await expect(page.getByText('$12.50').first()).toBeVisible();
    await expectNoAxeViolations(page);
    const pdf = await page.request.get(
      (await page.getByRole('link', { name: 'Offer, PDF' }).getAttribute('href'))!,
    );
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
    await page.getByLabel('Your purchase order number').fill('PO-4711');
    const poFile = page.getByLabel('Your purchase order as a file');
    const document = Buffer.from('%PDF-1.4\n%%EOF\n');
    await poFile.setInputFiles({
      name: 'po.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('no PDF'),
    });
    await page.getByRole('button', { name: /Accept and order/ }).click();
    await expect(poFile).toBeFocused();
    await expect(page.getByLabel('Your purchase order number')).toHaveValue('PO-4711');
    await poFile.setInputFiles({ name: 'po-4711.pdf', mimeType: 'application/pdf', buffer: document });
    await page.getByRole('button', { name: /Accept and order/ }).click();
    await expect(page).toHaveURL(/\/checkout\/purchase\/complete\?order=/);
    await expect(page.getByText('PO-4711', { exact: true })).toBeVisible();
    const kept = page.getByRole('link', { name: 'po-4711.pdf' });
    const saved = await page.request.get((await kept.getAttribute('href'))!);
    expect([saved.headers()['content-disposition'], (await saved.body()).toString()]).toEqual([
      expect.stringContaining('attachment'),
      document.toString(),
    ]);
    const ordered = page.url();
    await page.goto(address(quote));
    await expect(page.getByText('You accepted this offer')).toBeVisible();
    await expect(page.getByRole('button', { name: /Accept/ })).toHaveCount(0);
    await page.getByRole('link', { name: /^Order \d/ }).click();
    await expect(page).toHaveURL(ordered);
  });
});

test('a change is asked for, and the offer cannot be accepted until the next one', async ({ page }) => {
  await page.goto(address(quotes[1]!));
  await hydrated(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByLabel('What should be different?')).toBeFocused();
  await page.getByLabel('What should be different?').fill('Half of it in May, please');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('We are working on a new offer')).toBeVisible();
  await expect(page.getByRole('button', { name: /Accept and order/ })).toHaveCount(0);
});

test('some lines are accepted at a total that is shown first, and their deposit is asked', async ({
  page,
}) => {
  await page.goto(address(parts[0]!));
  await hydrated(page);
  const accept = page.getByRole('button', { name: /Accept and order/ });
  await expect(accept).toContainText('$531.26');
  const lines = page.getByRole('group', { name: 'Lines to order' });
  await lines.getByRole('checkbox').first().uncheck();
  await expect(accept).toContainText('$265.63');
  await expect(page.getByText('A deposit of $79.69 is due now.')).toBeVisible();
  await expectNoAxeViolations(page);
  await lines.getByRole('checkbox').last().uncheck();
  await expect(lines.getByText('Select at least one line.')).toBeVisible();
  await expect(accept).toHaveCount(0);
  await lines.getByRole('checkbox').last().check();
  await expect(accept).toContainText('$265.63');
  await accept.click();
  await expect(page).toHaveURL(/\/checkout\/purchase\/complete\?order=/);
  await expect(page.getByText('Deposit due now')).toBeVisible();
  await expect(page.getByText('$79.69').first()).toBeVisible();
});

test('fits a telephone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address(quotes[2]!));
  await hydrated(page);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('an offer is declined with a reason, and nothing typed is lost without one', async ({ page }) => {
    await page.goto(address(quotes[2]!));
    await page.getByText('Decline this offer').click();
    await page.getByRole('button', { name: 'Decline offer' }).click();
    await expect(page.getByText('There is a problem')).toBeVisible();
    await page.getByLabel('Reason').fill('Bought elsewhere');
    await page.getByRole('button', { name: 'Decline offer' }).click();
    await expect(page.getByText('This offer is closed')).toBeVisible();
  });

  test('some lines are accepted once their total was shown', async ({ page }) => {
    await page.goto(address(parts[1]!));
    const lines = page.getByRole('group', { name: 'Lines to order' });
    await lines.getByRole('checkbox').first().uncheck();
    await page.getByLabel('Your purchase order number').fill('PO-13');
    await page
      .getByLabel('Your purchase order as a file')
      .setInputFiles({ name: 'po-13.txt', mimeType: 'text/plain', buffer: Buffer.from('our order') });
    await page.getByRole('button', { name: /Accept and order/ }).click();
    await expect(page.getByText('Check the total for the lines you selected').first()).toBeVisible();
    await expect(lines.getByRole('checkbox').first()).not.toBeChecked();
    await expect(page.getByLabel('Your purchase order number')).toHaveValue('PO-13');
    await expect(page.getByText('Your purchase order has been uploaded.')).toBeVisible();
    await page.getByRole('button', { name: /Accept and order · \$265/ }).click();
    await expect(page).toHaveURL(/\/checkout\/purchase\/complete\?order=/);
    await expect(page.getByText('PO-13', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'po-13.txt' })).toBeVisible();
  });

  test('an offer is accepted by its link', async ({ page }) => {
    await page.goto(address(quotes[3]!));
    await page.getByLabel('Your purchase order number').fill('PO-12');
    await page.getByRole('button', { name: /Accept and order/ }).click();
    await expect(page).toHaveURL(/\/checkout\/purchase\/complete\?order=/);
    await expect(page.getByText('PO-12')).toBeVisible();
  });
});
