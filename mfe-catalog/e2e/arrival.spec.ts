import { hydrated, overflow, signIn } from '@gantry/testing/buying';
import { expect, expectNoAxeViolations, test, type Page } from '@gantry/testing/playwright';
import { productLinks } from './catalog.ts';

const box = (page: Page) => page.getByRole('region', { name: 'Price and availability' });
const zip = (page: Page) => box(page).getByLabel('Estimate delivery: ZIP code');
const show = (page: Page) => box(page).getByRole('button', { name: 'Show', exact: true }).click();
const arrives = /^Ships [A-Z][a-z]{2} \d+ · Arrives [A-Z][a-z]{2} \d+ by UPS Ground$/;

/** Opens a product on the shelf; gives its address. */
async function openInStock(page: Page): Promise<string> {
  await page.goto('/b?availability=in-stock');
  const address = await productLinks(page).first().getAttribute('href');
  await page.goto(address!);
  await hydrated(page);
  return address!;
}

test.describe('the day of arrival', () => {
  // The browser reports the refusal of a ZIP code that does not exist.
  test.use({ allowedErrors: [/422/] });

  test('is asked for by ZIP code, remembered for the next product and visit', async ({ page }) => {
    const address = await openInStock(page);
    await zip(page).fill('00000');
    await page.keyboard.press('Enter');
    await expect(box(page).getByText('ZIP code “00000” doesn’t exist')).toBeVisible();
    await expect(zip(page)).toHaveValue('00000');
    await expectNoAxeViolations(page);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('zip');
    await zip(page).fill('82001');
    await show(page);
    await expect(box(page).getByText(arrives)).toBeVisible();
    await expectNoAxeViolations(page);
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'zip');
    expect(cookie).toMatchObject({ value: '82001', sameSite: 'Lax', path: '/' });
    await page.reload();
    await expect(zip(page)).toHaveValue('82001');
    await expect(box(page).getByText(arrives)).toBeVisible();
    await page.goto(`/es${address}`);
    await expect(page.getByText(/^Envío: .* · Llegada: .* por UPS Ground$/)).toBeVisible();
  });

  test('of more than the shelf holds is said in parts, or not at all', async ({ page }) => {
    await openInStock(page);
    await zip(page).fill('10001');
    await show(page);
    await expect(box(page).getByText(arrives)).toBeVisible();
    await box(page).getByRole('spinbutton').fill('999999');
    await page.keyboard.press('Tab');
    await expect(
      box(page)
        .getByText(/^Qty [\d,]+: Ships .* · Arrives /)
        .first(),
    ).toBeVisible();
  });

  test('needs a ZIP code', async ({ page }) => {
    await openInStock(page);
    await show(page);
    await expect(box(page).getByText('Enter a 5-digit US ZIP code.')).toBeVisible();
  });
});

test('a page made for everybody is the same for whoever has a ZIP code, and nothing personal is kept', async ({
  page,
  request,
}) => {
  const address = await openInStock(page);
  // a page may be made anew between the two, and says then when that was
  await expect(async () => {
    const plain = await request.get(address);
    const withZip = await request.get(address, { headers: { cookie: 'zip=82001' } });
    expect(await withZip.text()).toBe(await plain.text());
    expect(withZip.headers()['etag']).toBe(plain.headers()['etag']);
  }).toPass({ timeout: 30_000 });
  for (let time = 0; time < 3; time += 1) {
    const asked = await request.get(`${address}?zip=82001`);
    expect(asked.headers()['cache-control']).toBe('private, no-store');
    expect(asked.headers()['etag']).toBeUndefined();
  }
});

test('a signed-in buyer sees the delivery date for their default shipping address', async ({ page }) => {
  test.slow();
  await signIn(page, 'buyer@demo.gantry.example');
  await openInStock(page);
  await expect(zip(page)).toHaveValue(/^\d{5}$/);
  await expect(box(page).getByText(/ · Arrives /)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is an address of its own', async ({ page }) => {
    await page.goto('/b?availability=in-stock');
    await page.goto((await productLinks(page).first().getAttribute('href'))!);
    await zip(page).fill('00000');
    await show(page);
    await expect(page).toHaveURL(/\?zip=00000$/);
    await expect(box(page).getByText('ZIP code “00000” doesn’t exist')).toBeVisible();
    await zip(page).fill('82001');
    await show(page);
    await expect(page).toHaveURL(/\?zip=82001$/);
    await expect(box(page).getByText(arrives)).toBeVisible();
    await expect(zip(page)).toHaveValue('82001');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`on a telephone in the ${colorScheme}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme });

    test('it fits in every language and axe finds nothing', async ({ page }) => {
      test.slow();
      const address = await openInStock(page);
      for (const prefix of ['', '/es', '/fr']) {
        await page.goto(`${prefix}${address}?zip=96701`);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        await expectNoAxeViolations(page);
      }
    });
  });
}
