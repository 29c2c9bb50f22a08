import { expect, test, type Page } from '@gantry/testing/playwright';
import { open } from './kit/people.ts';

function dataCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/v1\/catalog\/|\/_payload\.json$/.test(request.url())) calls.push(request.url());
  });
  return calls;
}
const departments = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');

test('pointing at a link fetches its page, and the click asks for nothing more', async ({ page }) => {
  await open(page, '/');
  const calls = dataCalls(page);
  await departments(page).first().hover();
  await expect.poll(() => calls.length).toBe(1);
  await departments(page).first().click();
  await expect(page).toHaveURL(/\/b\//);
  await expect(page.locator('main a[href*="/i/"]').first()).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('going to a product takes one request for its data, coming back none', async ({ page }) => {
  await page.addInitScript(() => {
    // so that nothing is fetched ahead
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await open(page, '/b/fasteners');
  const calls = dataCalls(page);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await page.locator('main a[href*="/i/"]').first().click();
  await expect(page).toHaveURL(/\/i\//);
  await expect(heading).not.toHaveText('Fasteners');
  await page.goBack();
  await expect(heading).toHaveText('Fasteners');
  await page.goForward();
  await expect(heading).not.toHaveText('Fasteners');
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatch(/\/i\/[^/]+\/_payload\.json$/);
});

test('a page pinned to a release that is not the active one any more asks as ever', async ({ page }) => {
  await page.route('**/_payload.json', (route) => route.fulfill({ status: 204 }));
  await open(page, '/');
  const calls = dataCalls(page);
  await departments(page).first().click();
  await expect(page.locator('main a[href*="/i/"]').first()).toBeVisible();
  expect(calls.filter((one) => one.includes('/api/v1/'))).toHaveLength(1);
});

test('a page causes at most four such calls', async ({ page }) => {
  await open(page, '/');
  const calls = dataCalls(page);
  for (let at = 0; at < 7; at++) {
    await departments(page).nth(at).hover();
    await page.waitForTimeout(150);
  }
  expect(calls.length).toBeLessThanOrEqual(4);
});

for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
  test(`nothing is fetched ahead on ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    await open(page, '/');
    const calls = dataCalls(page);
    await departments(page).first().hover();
    await page.waitForTimeout(500);
    expect(calls).toEqual([]);
  });
}

test.describe('a prefetch that is refused', () => {
  test.use({ allowedErrors: [/401/] });

  test('signs nobody out', async ({ page }) => {
    await open(page, '/');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.route('**/_payload.json', (route) => route.fulfill({ status: 204 }));
    await page.route('**/api/v1/catalog/products*', (route) => route.fulfill({ status: 401, body: '{}' }));
    await departments(page).first().hover();
    await expect.poll(() => asked).toContain('/api/v1/catalog/products');
    await page.waitForTimeout(300);
    expect(asked).not.toContain('/api/v1/my-account/logout');
    await expect(page).toHaveURL(/\/$/);
  });
});
