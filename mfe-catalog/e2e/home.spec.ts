import { hydrated, fillPurchase, placeOrder, putInCart, signUp } from '@gantry/testing/buying';
import { expect, expectNoAxeViolations, test, type Page } from '@gantry/testing/playwright';

/** A desktop, a tablet, a telephone. */
const widths = [1280, 768, 390];

/** How much of the window moves while a customer's home opens, from its first moment until its lists have come. */
async function shiftsOfHome(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 844 });
  await page.goto('/');
  await page
    .getByRole('region', { name: 'Open orders' })
    .getByText(/No open orders|Placed/)
    .waitFor();
  await hydrated(page);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let shifts = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(shifts), 500);
      }),
  );
}

test('a customer’s home page describes what will appear there, and later shows their purchases and open orders', async ({
  page,
}) => {
  const email = await signUp(page, '/');
  const again = page.getByRole('region', { name: 'Order again' });
  const open = page.getByRole('region', { name: 'Open orders' });
  await expect(again).toContainText('Items you buy appear here');
  await expect(open).toContainText('No open orders');
  await expect(again.getByRole('link', { name: 'Paste part numbers' })).toHaveAttribute('href', '/cart');
  for (const width of widths) expect(await shiftsOfHome(page, width), `at ${width}`).toBeLessThan(0.005);

  await putInCart(page);
  await fillPurchase(page, { email });
  const number = await placeOrder(page);
  await page.goto('/');
  await expect(again.getByRole('link').first()).toHaveAttribute('href', /\/i\//);
  await expect(again.getByRole('button', { name: /^Add / })).toBeVisible();
  await expect(open.getByRole('link', { name: number.toUpperCase() })).toBeVisible();
  for (const width of widths) expect(await shiftsOfHome(page, width), `at ${width}`).toBeLessThan(0.005);
  await expectNoAxeViolations(page);
});

test('a guest’s home has nothing personal and asks for nothing personal', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('region', { name: 'Order again' })).toHaveCount(0);
  expect(asked.filter((path) => path.includes('/my-account'))).toEqual([]);
});
