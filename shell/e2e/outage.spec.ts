import { killDatabase, whileDatabaseIsGone, whileProductsHang } from '@gantry/testing/outage';
import { hydrated } from '@gantry/testing/buying';
import {
  expect,
  expectNoAxeViolations,
  test,
  type APIRequestContext,
  type Page,
} from '@gantry/testing/playwright';
import { signIn } from './kit/people.ts';

// What fails on purpose is told on the console: the document, and what a page asks for in the background.
test.use({ allowedErrors: [/status of (500|502|503|504)|ERR_(EMPTY_RESPONSE|CONNECTION)/] });
test.describe.configure({ mode: 'serial' });

const outages = {
  'is slow': whileProductsHang,
  'is gone': whileDatabaseIsGone,
};

/**
 * Pages of three products, others at each call, from the back of the catalog, where no other test goes: nobody has asked
 * for them before, so that nothing of them is kept.
 */
async function products(request: APIRequestContext): Promise<[string, string, string]> {
  const listing = async (page: number) => {
    const answer = await request.get(`/api/v1/catalog/products?size=3&page=${page}`);
    return ((await answer.json()) as { data: { total: number; items: { uri: string }[] } }).data;
  };
  const last = Math.floor((await listing(1)).total / 3);
  const { items } = await listing(Math.ceil(last / 2) + Math.floor((Math.random() * last) / 2));
  return items.map(({ uri }) => `/i/${uri}`) as [string, string, string];
}

async function expectFailurePage(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('img', { name: '500' })).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Unexpected error.');
  await expect(main.getByText('Maintenance')).toBeVisible();
  await expect(main.getByRole('searchbox', { name: 'Try searching' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Return to home page' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('searchbox')).toBeVisible();
}

for (const [how, outage] of Object.entries(outages)) {
  test(`while the database ${how} a page says so, cached pages are served, and it comes back by itself`, async ({
    page,
    request,
  }) => {
    test.slow();
    const [kept, fresh, other] = await products(request);
    for (const address of ['/', kept]) expect((await request.get(address)).status()).toBe(200);
    await outage(async () => {
      const failed = await page.goto(fresh);
      expect(failed?.status()).toBe(503);
      expect(failed?.headers()).toMatchObject({ 'retry-after': '5', 'cache-control': 'private, no-store' });
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expectFailurePage(page);
      await hydrated(page);
      await expectNoAxeViolations(page);
      // The button clears the error and leads to a page that was kept.
      await page.getByRole('main').getByRole('button', { name: 'Return to home page' }).click();
      await expect(page).toHaveURL(/\/$/);
      await expect(page.locator('[data-error]')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('link', { name: 'Fasteners' }).first()).toBeVisible();
      for (const address of ['/', kept]) {
        const answer = await page.goto(address);
        expect([address, answer?.status()]).toEqual([address, 200]);
        await expect(page.locator('[data-error]')).toHaveCount(0);
      }
    });
    // Nothing is restarted: who tries again is served as soon as the database is back.
    await page.goto(fresh);
    await expect(async () => {
      const again = await page.reload();
      expect(again?.status()).toBe(200);
    }).toPass({ timeout: 60_000 });
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText(
      'Unexpected error.',
    );
    expect((await request.get(other)).status()).toBe(200);
  });
}

test('a database outage signs nobody out, and the health check reports it', async ({
  page,
  context,
  request,
}) => {
  test.slow();
  await signIn(page, 'buyer');
  await page.goto('/');
  const health = (accept: string) => request.get('/healthcheck', { headers: { accept } });
  const secret = async () => (await context.cookies()).find(({ name }) => name === 'accessToken')?.value;
  const before = await secret();
  await whileDatabaseIsGone(async () => {
    await expect.poll(async () => (await health('*/*')).status(), { timeout: 60_000 }).toBe(503);
    expect(await (await health('*/*')).text()).toBe('unavailable');
    expect((await health('text/html')).status()).toBe(503);
    expect((await page.goto('/my-account/orders'))?.status()).toBe(503);
    await expect(page).toHaveURL(/\/my-account\/orders$/);
    await expectFailurePage(page);
    const call = await page.request.get('/api/v1/get-user');
    expect([call.status(), Number(call.headers()['retry-after']) > 0]).toEqual([503, true]);
    // A page that is kept knows nobody for the moment.
    expect((await page.goto('/'))?.status()).toBe(200);
    await hydrated(page);
    expect(await secret()).toBe(before);
  });
  await expect(page.locator('[data-account]')).toContainText('Robin Avery', { timeout: 60_000 });
  await expect.poll(async () => (await health('*/*')).text(), { timeout: 60_000 }).toBe('ok');
  expect((await page.goto('/my-account/orders'))?.status()).toBe(200);
});

test('a database that was killed is back by itself, and no service had to start again', async ({
  request,
}) => {
  test.slow();
  const outcome = await killDatabase();
  await expect(async () => {
    expect(outcome()).toEqual({ isBack: true, others: [] });
    const health = await request.get('/healthcheck', { headers: { accept: '*/*' } });
    expect(await health.text()).toBe('ok');
    for (const address of await products(request)) expect((await request.get(address)).status()).toBe(200);
  }).toPass({ timeout: 60_000 });
});
