import { adminAccountPath, adminAccountsPath } from '@gantry/contracts/addresses/admin';
import { fillPurchase, hydrated, overflow, placeOrder, putInCart, signIn } from '@gantry/testing/buying';
import { withColleague } from '@gantry/testing/colleagues';
import { callApi } from '@gantry/testing/offering';
import { expect, expectNoAxeViolations, test, type Browser, type Page } from '@gantry/testing/playwright';

// two people sign up first, and who somebody is may have been looked up some seconds ago
test.describe.configure({ timeout: 300_000 });

const terms = (page: Page) => page.getByRole('region', { name: 'Payment terms' });

/** Finance on the record of one of a company's people. */
async function financeAt(browser: Browser, company: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, 'finance@demo.gantry.example', adminAccountsPath());
  const path = `/admin/access/accounts?search=${encodeURIComponent(company)}`;
  const { items } = await callApi<{ items: { number: string }[] }>(page.request, 'GET', path);
  await page.goto(adminAccountPath(items[0]!.number));
  await hydrated(page);
  return page;
}

/** Fills the form of an act, unfolded, and sends it. */
async function act(page: Page, name: string, button: string, fields: Readonly<Record<string, string>>) {
  await page.getByText(name, { exact: true }).click();
  const form = page.getByRole('form', { name, exact: true });
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label).fill(value);
  await form.getByRole('button', { name: button }).click();
}

/** The account page, once it says something of the terms. */
async function expectTerms(page: Page, ...texts: readonly string[]) {
  await expect(async () => {
    await page.goto('/my-account');
    for (const text of texts) await expect(terms(page)).toContainText(text, { timeout: 1000 });
  }).toPass();
}

test('finance gives a company a credit line, its people order on it, and a hold stops them', async ({
  browser,
}) => {
  const { admin, colleague, company, close } = await withColleague(browser, 'buyer');
  await expectTerms(colleague, 'Pay in advance', 'ask us for a credit line');
  const finance = await financeAt(browser, company);
  await expect(finance.getByText(`${company} has no credit line.`)).toBeVisible();
  await act(finance, 'Change company terms and credit', 'Save company terms', {
    'Credit limit ($)': '5,000',
    Reason: 'checked',
  });
  await expect(finance.getByText('Company credit limit')).toBeVisible();
  await expect(finance.getByText('The company’s credit line', { exact: true })).toBeVisible();
  await expectNoAxeViolations(finance);

  await expectTerms(admin, 'Net 30', 'your company', '$5,000.00', 'Credit left');
  await expectNoAxeViolations(admin);
  await admin.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(admin)).toBeLessThanOrEqual(0);
  await expectTerms(colleague, 'Net 30', 'your company');
  await expect(terms(colleague)).not.toContainText('$');
  await putInCart(colleague);
  await fillPurchase(colleague, { email: '', poNumber: 'PO-77' });
  await placeOrder(colleague);
  await admin.reload();
  await expect(terms(admin)).not.toContainText('$0.00');

  await act(finance, 'Put the company on hold', 'Put company on hold', { Reason: 'asked for by the bank' });
  await expect(finance.getByText(/is on hold since .+, by Fran Dubois/)).toBeVisible();
  await expectNoAxeViolations(finance);
  await expectTerms(colleague, 'Pay in advance', 'Your company can’t order on terms at the moment.');
  await finance.getByText('Release the company', { exact: true }).click();
  await finance.getByRole('button', { name: 'Release company' }).click();
  await expect(finance.getByText(/is on hold since/)).toHaveCount(0);
  await finance.context().close();
  await close();
});
