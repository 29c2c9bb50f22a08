import { hydrated } from '@gantry/testing/buying';
import { expect, test, type Page } from '@gantry/testing/playwright';

interface Supplied {
  readonly uri: string;
  readonly sku: string;
  readonly onShelf: number;
}

/** A product on the shelf of which something follows from its supplier, or nothing at all. */
async function productWith(page: Page, follows: boolean): Promise<Supplied> {
  for (let at = 1; at < 20; at += 1) {
    const address = `/api/v1/catalog/products?q=screw&availability=in-stock&size=48&page=${at}`;
    const { data } = (await (await page.request.get(address)).json()) as { data: { items: Supplied[] } };
    for (const { uri, sku } of data.items) {
      const answer = await page.request.get(`/api/v1/catalog/supply/${sku}?quantity=900000`);
      const { onShelf, parts } = ((await answer.json()) as { data: Supply }).data;
      const brings = parts.at(-1)?.days !== null && parts.at(-1)?.availability !== null;
      if (onShelf > 20 && parts.length === 2 && brings === follows) return { uri, sku, onShelf };
    }
  }
  throw new Error(`No product of which ${follows ? 'more' : 'nothing'} follows.`);
}
interface Supply {
  readonly onShelf: number;
  readonly parts: readonly { readonly availability: string | null; readonly days: unknown }[];
}

const box = (page: Page) => page.getByRole('region', { name: 'Price and availability' });
const cartQuantity = (page: Page) => page.getByRole('table').getByRole('spinbutton').first();

async function addQuantity(page: Page, { uri }: Supplied, quantity: number): Promise<void> {
  await page.goto(`/i/${uri}`);
  await hydrated(page);
  await box(page).getByRole('spinbutton').fill(String(quantity));
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/v1/cart/lines'));
  await box(page).getByRole('button', { name: 'Add to cart' }).click();
  await answered;
}

test.describe('what nobody can bring', () => {
  test.use({ allowedErrors: [/409/] });

  test('is refused where it was entered, with the quantity that can come', async ({ page }) => {
    test.slow();
    const product = await productWith(page, false);
    const shelf = product.onShelf.toLocaleString('en-US');
    await addQuantity(page, product, product.onShelf + 1);
    await expect(box(page).getByText(`Only ${shelf} available`)).toBeVisible();
    await addQuantity(page, product, 12);
    await expect(box(page).getByText('In the cart')).toBeVisible();

    await page.goto('/cart');
    await hydrated(page);
    await cartQuantity(page).fill(String(product.onShelf + 5));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').getByText(`Only ${shelf} available`)).toBeVisible();
    await expect(cartQuantity(page)).toHaveValue(String(product.onShelf + 5));
    await page.reload();
    await expect(cartQuantity(page)).toHaveValue('12');
  });
});

test('what comes later is said with its day where it is added and at its line', async ({ page }) => {
  test.slow();
  const product = await productWith(page, true);
  const shelf = product.onShelf.toLocaleString('en-US');
  await addQuantity(page, product, product.onShelf + 8);
  await expect(box(page).getByText(new RegExp(`^${shelf} now, 8 \\(ships [A-Z][a-z]{2} \\d+`))).toBeVisible();
  await page.goto('/cart');
  await hydrated(page);
  await expect(page.getByRole('table').getByText(new RegExp(`^Qty ${shelf}: Ships `))).toBeVisible();
  await expect(page.getByRole('table').getByText(/^Qty 8: Ships /)).toBeVisible();
});
