import { fillPurchase, hydrated, placeOrder, signUp } from '@gantry/testing/buying';
import { importRows } from '@gantry/testing/feeding';
import { callApi } from '@gantry/testing/offering';
import { expect, expectNoAxeViolations, test, type Page } from '@gantry/testing/playwright';

/** Products of this file's own, so that no other test finds them changed. */
const cap = (id: string, more: object = {}) => ({
  id: `regone-${id}`,
  sku: `REGONE-${id}`,
  name: `Bought cap ${id}`,
  category: ['Bought again', 'Bought caps'],
  list_price: 30,
  stock: 500,
  ...more,
});
const ended = (more: object) =>
  cap('ended', { relations: [{ kind: 'alternate', sku: 'REGONE-next' }], ...more });
const ids = ['stays', 'left', 'next'];

test.beforeAll(() => importRows([...ids.map((id) => cap(id)), ended({})]));
/** Other tests count products: these leave every list again. */
test.afterAll(() =>
  importRows([...ids.map((id) => cap(id, { status: 'archived' })), ended({ status: 'archived' })]),
);

/** Puts products in the cart as the page does, by their numbers. */
async function fillCart(page: Page): Promise<void> {
  for (const id of ['stays', 'left', 'ended']) {
    const path = `/catalog/products?q=REGONE-${id}&size=1`;
    let found: { sku: string; name: string }[] = [];
    await expect(async () => {
      ({ items: found } = await callApi<{ items: typeof found }>(page.request, 'GET', path));
      expect(found).toMatchObject([{ name: `Bought cap ${id}` }]);
    }).toPass({ timeout: 60_000 });
    await callApi(page.request, 'POST', '/cart/lines', { sku: found[0]!.sku, quantity: 4 });
  }
}

const waiting = (page: Page) =>
  page.getByRole('alert').or(page.locator('main li')).filter({ hasText: 'Bought cap' });

test('buying again never ends at a product that is gone: it has an alternate, or becomes a line of a quote', async ({
  page,
}) => {
  test.slow();
  const email = await signUp(page, '/cart');
  await fillCart(page);
  await page.goto('/cart');
  await hydrated(page);
  await page.getByLabel('Save this cart as a list').fill('What we always need');
  await page.getByRole('button', { name: 'Save list' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What we always need');
  await fillPurchase(page, { email });
  const number = await placeOrder(page);
  importRows([
    cap('left', { status: 'archived', stock: 0 }),
    ended({ availability: 'discontinued', stock: 0 }),
  ]);

  for (const from of [`/my-account/orders/${number}`, '/my-account/lists', '/my-account/orders/items']) {
    await page.goto(from);
    await hydrated(page);
    if (from.endsWith('lists')) await page.getByRole('link', { name: 'What we always need' }).click();
    if (from.endsWith('items')) {
      await page.getByRole('button', { name: /^Reorder .*Bought cap left/ }).click();
    } else await page.getByRole('button', { name: /^(Reorder|Add all to cart)$/ }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(waiting(page).first()).toBeVisible();
  }
  await expectNoAxeViolations(page);
  await page
    .getByRole('button', { name: /^Add .*Bought cap next$/ })
    .first()
    .click();
  await expect(page.getByRole('table').getByText('Bought cap next')).toBeVisible();
  await page.getByRole('link', { name: /^Request a quote for th/ }).click();
  await expect(page).toHaveURL(/\/quote\b/);
  const asked = page.getByLabel('What you need');
  const texts = () => asked.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  await expect.poll(texts).toContain('REGONE-left, 4 – Bought cap left');
  await expect(page.getByLabel('Quantity', { exact: true }).first()).toHaveValue('4');
});
