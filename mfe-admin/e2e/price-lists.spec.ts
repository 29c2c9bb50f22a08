import { adminPriceListPath, adminPriceListsPath } from '@gantry/contracts/addresses/admin';
import { productPath } from '@gantry/contracts/addresses/catalog';
import { fillPurchase, hydrated, placeOrder, signIn, signUp } from '@gantry/testing/buying';
import { withColleague } from '@gantry/testing/colleagues';
import { callApi } from '@gantry/testing/offering';
import { expect, expectNoAxeViolations, test, type Browser, type Page } from '@gantry/testing/playwright';
import { expectSortedBySeveral } from './kit/sort-list.ts';

const keeper = 'catalog@demo.gantry.example';

interface Listed {
  readonly sku: string;
  readonly uri: string;
  readonly price: { readonly unit: number | null; readonly visibility: string };
}

/** A product that is in stock and costs everybody its list price. */
async function aProduct(page: Page, place: number): Promise<Listed & { unit: number }> {
  const query = 'q=screw&availability=in-stock&size=48';
  const { items } = await callApi<{ items: Listed[] }>(page.request, 'GET', `/catalog/products?${query}`);
  const priced = items.filter(({ price }) => price.visibility === 'public' && (price.unit ?? 0) > 1000);
  const one = priced[place]!;
  return { ...one, unit: one.price.unit ?? 0 };
}

const dollars = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
const newPage = async (browser: Browser) => (await browser.newContext()).newPage();

async function expectPrice(page: Page, product: Listed, cents: number): Promise<void> {
  await page.goto(productPath(product.uri));
  await hydrated(page);
  await expect(page.getByText(dollars(cents)).first()).toBeVisible();
}

test.use({ allowedErrors: [/409|422/] });

test('a company sees and pays the prices of its list; another buyer and a guest do not', async ({
  page,
  browser,
}) => {
  test.slow();
  const { admin, colleague, close } = await withColleague(browser, 'buyer');
  const { people } = await callApi<{ people: { number: string }[] }>(
    admin.request,
    'GET',
    '/my-account/company',
  );
  const product = await aProduct(page, 0);
  const name = `Works ${Date.now()}`;
  await signIn(page, keeper, adminPriceListPath('new'));
  await hydrated(page);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Account number').fill('a-999999');
  await page.getByLabel('Lines (CSV)').fill(`sku,price\n${product.sku},7.31\nnothing-of-ours,1`);
  await page.getByRole('button', { name: 'Preview changes' }).click();
  await expect(page.getByText('Line 3: We have no such product, category, or brand')).toBeVisible();
  await expect(page.getByRole('cell', { name: '$7.31' })).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByLabel('Lines (CSV)').fill(`sku,price\n${product.sku},7.31`);
  await page.getByLabel('Reason (logged)').fill('Agreed for the year');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Look at what changes, then publish.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(/no one who may sign in has this number/).first()).toBeVisible();
  await page.getByLabel('Account number').fill(people[0]!.number);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Look at what changes, then publish.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  for (const member of [admin, colleague]) await expectPrice(member, product, 731);
  const stranger = await newPage(browser);
  const email = await signUp(stranger);
  const guest = await newPage(browser);
  for (const other of [stranger, guest]) await expectPrice(other, product, product.unit);
  for (const buyer of [colleague, stranger])
    await callApi(buyer.request, 'POST', '/cart/lines', { sku: product.sku, quantity: 10 });
  await stranger.goto('/cart');
  await expect(stranger.getByText('$73.10')).toHaveCount(0);
  await colleague.goto('/cart');
  await expect(colleague.getByText('$73.10').first()).toBeVisible();
  await fillPurchase(colleague, { email });
  await placeOrder(colleague);
  await expect(colleague.getByText('$73.10').first()).toBeVisible();
  for (const one of [stranger, guest]) await one.context().close();
  await close();
});

test('a revision is brought back, and staff see why a buyer pays what they pay', async ({
  page,
  browser,
}) => {
  const { company, close } = await withColleague(browser, 'buyer');
  const product = await aProduct(page, 2);
  const name = `Revised ${Date.now()}`;
  await signIn(page, keeper, adminPriceListPath('new'));
  await hydrated(page);
  await page.getByLabel('Name', { exact: true }).fill(name);
  // the company by its name, with the keyboard alone: Enter sends no form
  await page.getByLabel('Add a company by name').fill(company.toUpperCase());
  await expect(page.getByRole('option', { name: company })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Account number')).toHaveValue(/^a-\d+$/);
  const number = await page.getByLabel('Account number').inputValue();
  await expect(page.getByLabel('Add a company by name')).toHaveValue('');
  await page.getByLabel('Lines (CSV)').fill(`sku,percent_off\n${product.sku},25`);
  await page.getByLabel('Reason (logged)').fill('A quarter off');
  await page.getByRole('button', { name: 'Preview changes' }).click();
  await expect(page.getByText(/1 price changes/)).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await hydrated(page);
  await page.getByLabel('Lines (CSV)').fill(`sku,percent_off\n${product.sku},90`);
  await page.getByLabel('Reason (logged)').fill('A slip');
  await page.getByRole('button', { name: 'Preview changes' }).click();
  await expect(page.getByText('Below cost').first()).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. Carts are priced by it now.')).toBeVisible();
  await page.getByRole('button', { name: 'Bring back revision 1' }).click();
  await expect(page.getByText('The revision is in effect again.')).toBeVisible();
  await expect(page.getByText('Revision 3, 1 line')).toBeVisible();
  await expectNoAxeViolations(page);

  await page.goto(`/admin/products/${product.sku.toLowerCase()}`);
  await hydrated(page);
  await page.getByLabel('Account number').fill(number);
  await page.getByRole('button', { name: 'Check price' }).click();
  await expect(page.getByText(`price list “${name}”, from 1`)).toBeVisible();
  await expectNoAxeViolations(page);
  const address = adminPriceListsPath();
  await expectSortedBySeveral(page, { address, by: 'Name', beside: 'Lines', sort: 'name%2C-lines' });
  await close();
});
