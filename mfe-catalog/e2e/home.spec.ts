import { fillPurchase, placeOrder, putInCart, signUp } from '@gantry/testing/buying';
import { expect, expectNoAxeViolations, test } from '@gantry/testing/playwright';

test('a customer’s home says what will stand there, then begins with what he bought and has open', async ({
  page,
}) => {
  const email = await signUp(page, '/');
  const again = page.getByRole('region', { name: 'Order again' });
  const open = page.getByRole('region', { name: 'Open orders' });
  await expect(again).toContainText('What you buy will stand here');
  await expect(open).toContainText('No order is open');

  await putInCart(page);
  await fillPurchase(page, { email });
  const number = await placeOrder(page);
  // what moves while the page opens is counted from its first moment on
  await page.addInitScript(() => {
    const kept = window as unknown as { shifts: number };
    kept.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) kept.shifts += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await expect(again.getByRole('link').first()).toHaveAttribute('href', /\/i\//);
  await expect(again.getByRole('button', { name: /^Add / })).toBeVisible();
  await expect(open.getByRole('link', { name: number.toUpperCase() })).toBeVisible();
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number }).shifts);
  expect(shifts).toBeLessThan(0.005);
  await expectNoAxeViolations(page);
});

test('a guest’s home has nothing personal and asks for nothing personal', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('region', { name: 'Order again' })).toHaveCount(0);
  expect(asked.filter((path) => path.includes('/my-account'))).toEqual([]);
});
