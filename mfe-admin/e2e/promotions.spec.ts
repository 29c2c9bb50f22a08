import { myOrderPath } from '@gantry/contracts/addresses/account';
import { adminInvoicePath, adminOrderPath } from '@gantry/contracts/addresses/admin';
import { purchasePath } from '@gantry/contracts/addresses/checkout';
import { hydrated, overflow, putInCart, signIn } from '@gantry/testing/buying';
import { invoiceOrder } from '@gantry/testing/invoicing';
import { expect, expectNoAxeViolations, test, type Page } from '@gantry/testing/playwright';
import { expectSortedBySeveral } from './kit/sort-list.ts';

// one expression: of two, the second would be taken for options
test.use({ allowedErrors: [/40[0-9]|422/] });

const fold = (page: Page, name: string) => page.locator('summary', { hasText: name }).click();
const codeOf = (name: string) => `${name}-${Date.now().toString(36)}`.toUpperCase();

/** Sales adds a promotion as a draft, by a code of its own. */
async function addPromotion(page: Page, { name, code }: { name: string; code: string }): Promise<void> {
  await signIn(page, 'sales@demo.gantry.example', '/admin/promotions');
  await hydrated(page);
  await page.getByRole('link', { name: 'New promotion' }).click();
  await page.getByLabel('Name, English').fill(name);
  await page.getByLabel('Name, Spanish').fill(`${name} (es)`);
  await page.getByLabel('Name, French').fill(`${name} (fr)`);
  await page.getByLabel('Percent', { exact: true }).fill('10');
  await page.getByLabel('Promotion code').fill(code);
  await page.getByRole('button', { name: 'Add as draft' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

/** Another status, with a reason. */
async function move(page: Page, act: 'Activate' | 'Pause' | 'End', id: string): Promise<void> {
  await fold(page, act);
  await page.locator(`#promotion-${id}`).getByLabel('Reason (logged)').fill('as agreed');
  await page.locator(`#promotion-${id}`).getByRole('button', { name: act }).click();
}

test('a code that sales makes lowers a cart, its order, and its invoice, and says who used it', async ({
  page,
  browser,
}) => {
  const [name, code] = [`Season ${Date.now()}`, codeOf('season')];
  await addPromotion(page, { name, code });
  await page.getByRole('button', { name: 'Try on past orders' }).click();
  await expect(page.getByText(/orders of the last 90 days/)).toBeVisible();
  await expectNoAxeViolations(page);
  await move(page, 'Activate', 'active');
  await expect(page.getByText('Version 2: Activated')).toBeVisible();
  const record = page.url();

  const buyer = await (await browser.newContext()).newPage();
  await signIn(buyer, 'buyer@demo.gantry.example');
  await putInCart(buyer, 1);
  await buyer.goto('/cart');
  await hydrated(buyer);
  await buyer.getByLabel('Promotion code').fill('nobodys');
  await buyer.getByRole('button', { name: 'Apply' }).click();
  await expect(buyer.getByText('This code is not valid.')).toBeVisible();
  await buyer.getByLabel('Promotion code').fill(code.toLowerCase());
  await buyer.getByRole('button', { name: 'Apply' }).click();
  await expect(buyer.getByText(`${name} (${code}):`)).toBeVisible();
  await expectNoAxeViolations(buyer);
  // the code may as well be entered beside the purchase
  await buyer.getByRole('button', { name: `Remove code ${code}` }).click();
  await expect(buyer.getByText(`${name} (${code}):`)).toHaveCount(0);
  await buyer.goto(purchasePath());
  await hydrated(buyer);
  const summary = buyer.getByRole('complementary', { name: /^Order summary|^Summary/ });
  await summary.getByLabel('Promotion code').fill('nobodys');
  await summary.getByRole('button', { name: 'Apply' }).click();
  await expect(summary.getByText('This code is not valid.')).toBeVisible();
  await summary.getByLabel('Promotion code').fill(code);
  await summary.getByRole('button', { name: 'Apply' }).click();
  await expect(summary.getByText(`${name} (${code}):`)).toBeVisible();
  await expectNoAxeViolations(buyer);

  const admin = await (await browser.newContext()).newPage();
  await signIn(admin, 'admin@demo.gantry.example', '/admin/orders');
  const { number, invoice } = await invoiceOrder(buyer, admin);
  await buyer.goto(myOrderPath(number));
  await expect(buyer.getByText(`Promotions: ${name} (${code})`)).toBeVisible();
  await admin.goto(adminOrderPath(number));
  await expect(admin.getByText(`${name} (${code})`)).toBeVisible();
  await admin.goto(adminInvoicePath(invoice));
  await expect(admin.getByText(/Promotions -\$/).first()).toBeVisible();

  await page.goto(record);
  await hydrated(page);
  await expect(page.getByRole('table', { name: 'Orders with this promotion' })).toContainText(number);
  await move(page, 'End', 'ended');
  await expect(page.getByText('Version 3: Ended')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await buyer.context().close();
  await admin.context().close();
});

test('a gift that sales adds comes with the cart, its order, and its papers, and leaves with its code', async ({
  page,
  browser,
}) => {
  const [name, code] = [`Gift ${Date.now()}`, codeOf('gift')];
  await addPromotion(page, { name, code });
  await page.getByLabel('Kind').selectOption('Gift');
  await page.getByRole('combobox', { name: 'Product to give' }).fill('nobodys-sku');
  await expect(page.getByText('No product with this name or number')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: 'Product to give is required' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Product to give' })).toBeFocused();
  const given = await chooseGift(page, 'glove');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/Version 2: Changed · Gift: 1 × /)).toBeVisible();
  await page.getByRole('button', { name: 'Try on past orders' }).click();
  await expect(page.getByText(/would have got the gift, worth/)).toBeVisible();
  await expectNoAxeViolations(page);
  await move(page, 'Activate', 'active');
  await expect(page.getByText('Version 3: Activated')).toBeVisible();

  const buyer = await (await browser.newContext()).newPage();
  await signIn(buyer, 'buyer@demo.gantry.example');
  await putInCart(buyer, 1);
  await buyer.goto('/cart');
  await hydrated(buyer);
  const gifts = buyer.getByRole('region', { name: 'Gifts' });
  const enterCode = async () => {
    await buyer.getByLabel('Promotion code').fill(code);
    await buyer.getByRole('button', { name: 'Apply' }).click();
  };
  await enterCode();
  await expect(gifts.getByRole('listitem')).toContainText(given);
  await expect(gifts).toContainText('$0.00');
  await expectNoAxeViolations(buyer);
  await buyer.getByRole('button', { name: `Remove code ${code}` }).click();
  await expect(gifts).toHaveCount(0);
  await enterCode();
  await expect(gifts).toBeVisible();
  await buyer.goto(purchasePath());
  await hydrated(buyer);
  await expect(buyer.getByRole('complementary', { name: /^Order summary|^Summary/ })).toContainText(given);

  const admin = await (await browser.newContext()).newPage();
  await signIn(admin, 'admin@demo.gantry.example', '/admin/orders');
  const { number, invoice } = await invoiceOrder(buyer, admin);
  await page.reload();
  await expect(page.getByText(`1 × ${given}, list value $`)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Orders with this promotion' })).toContainText(`1 × ${given}`);
  await admin.goto(adminOrderPath(number));
  await expect(
    admin.getByRole('listitem').filter({ hasText: given }).getByText('Gift', { exact: true }).first(),
  ).toBeVisible();
  await buyer.goto(myOrderPath(number));
  const line = buyer.getByRole('row', { name: given });
  await expect(line.getByText('Gift', { exact: true })).toBeVisible();
  await expect(line.getByRole('button', { name: /Buy again|Order again|again/ })).toHaveCount(0);
  await admin.goto(adminInvoicePath(invoice));
  await expect(admin.getByRole('row', { name: given }).getByText('Gift', { exact: true })).toBeVisible();
  await move(page, 'End', 'ended');
  await expect(page.getByText('Version 4: Ended')).toBeVisible();
  await buyer.context().close();
  await admin.context().close();
});

/** Picks the first product that is found. @returns what it is called */
async function chooseGift(page: Page, typed: string): Promise<string> {
  const field = page.getByRole('combobox', { name: 'Product to give' });
  await field.fill(typed);
  const option = page.getByRole('listbox', { name: 'Products found' }).getByRole('option').first();
  const name = await option.locator('span').first().textContent();
  await field.press('Enter');
  await expect(page.getByRole('list', { name: 'Selected product' })).toContainText(name!);
  return name!;
}

test('what a promotion said before is brought back', async ({ page }) => {
  const [name, code] = [`Undo ${Date.now()}`, codeOf('undo')];
  await addPromotion(page, { name, code });
  await page.getByLabel('Percent', { exact: true }).fill('101');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Percent: enter more than 0 and at most 100').first()).toBeVisible();
  await page.getByLabel('Percent', { exact: true }).fill('25');
  const abrasives = page.getByRole('group', { name: 'Departments' }).getByLabel('Abrasives');
  // what was wrong goes off the page as its field is left, which moves what stands below: the press counts nevertheless
  await abrasives.check();
  const companies = page.getByRole('combobox', { name: /Companies, by name/ });
  const chosen = page.getByRole('list', { name: 'Selected companies' });
  await companies.fill('no such company');
  await expect(page.getByText('No company with this name')).toBeVisible();
  await companies.fill('bighorn mach');
  await page.getByRole('option', { name: /Bighorn Machine Works/ }).click();
  await expect(chosen.getByRole('listitem')).toHaveText(/^Bighorn Machine Works \(A-\d+\)/);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Version 2: Changed')).toBeVisible();
  await expect(abrasives).toBeChecked();
  await expect(chosen).toContainText('Bighorn Machine Works');
  await fold(page, 'Bring back an earlier version');
  await page.locator('#promotion-restore').getByLabel('Reason (logged)').fill('a mistake');
  await page.locator('#promotion-restore').getByRole('button').click();
  await expect(page.getByText('Version 3: Earlier version brought back')).toBeVisible();
  await expect(page.getByLabel('Percent', { exact: true })).toHaveValue('10');
  await expect(abrasives).not.toBeChecked();
  await expect(chosen).toHaveCount(0);
  const address = `/admin/promotions?search=${code}&status=draft`;
  await expectSortedBySeveral(page, { address, by: 'Promotion', beside: 'Code', sort: 'name%2Ccode' });
  await expect(page.getByRole('link', { name })).toBeVisible();
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('support reads promotions and changes none', async ({ page }) => {
    await signIn(page, 'support@demo.gantry.example', '/admin/promotions');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promotions');
    await expect(page.getByRole('link', { name: 'New promotion' })).toHaveCount(0);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.goto('/admin/promotions/new');
    await expect(page.getByText('Sales and administrators add promotions.')).toBeVisible();
  });
});
