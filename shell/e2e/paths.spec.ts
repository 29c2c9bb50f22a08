import { expect, test } from '@gantry/testing/playwright';
import { hydrated } from '@gantry/testing/buying';
import { open } from './kit/people.ts';

const rewritten: readonly (readonly [from: string, to: string])[] = [
  ['/BRANDS', '/brands'],
  ['/B/Bearings?q=A%20B', '/b/bearings?q=A%20B'],
  ['/brands/', '/brands'],
  ['/ES/Brands', '/es/brands'],
  ['/account', '/my-account'],
  ['/account/orders?page=2', '/my-account/orders?page=2'],
  ['//EVIL.COM/x', '/evil.com/x'],
  ['/cart/flyOutCart', '/cart/flyoutcart'],
];
for (const [from, to] of rewritten) {
  test(`${from} is sent on to ${to}`, async ({ request, baseURL }) => {
    const answer = await request.get(baseURL + from, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers()['location']).toBe(to);
  });
}

test('an encoded letter in a path is left as it is', async ({ request }) => {
  expect((await request.get('/b/caf%C3%A9', { maxRedirects: 0 })).status()).not.toBe(301);
});

test('a picture is described without its bytes to whoever asks for that', async ({ request }) => {
  const address = '/image/card/store';
  const whole = await request.get(address);
  const described = await request.head(address);
  expect(described.status()).toBe(200);
  expect((await described.body()).length).toBe(0);
  for (const name of ['etag', 'content-type', 'content-length', 'cache-control'])
    expect([name, described.headers()[name]]).toEqual([name, whole.headers()[name]]);
  expect((await request.head('/image/card/drawing-nothing')).status()).toBe(404);
});

test('a picture has one address: other spellings lead there, and nothing else is one', async ({
  request,
}) => {
  const get = (path: string) => request.get(path, { maxRedirects: 0 });
  for (const spelling of ['w_320,h_240,fit_cover/store', 'card/store?v=1', 'card/%73tore']) {
    const answer = await get(`/image/${spelling}`);
    expect([spelling, answer.status(), answer.headers()['location']]).toEqual([
      spelling,
      301,
      '/image/card/store',
    ]);
  }
  for (const none of ['s_320x240x1/store', 's_320x240x/store', 'card,card/store', 'w_320,w_320/store'])
    expect([none, (await get(`/image/${none}`)).status()]).toEqual([none, 404]);
});

test('an endless search is answered by its beginning', async ({ page }) => {
  const answer = await page.request.get(`/b?q=${'x'.repeat(10_000)}`);
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain(`“${'x'.repeat(200)}”`);
});

test('of an address too long to be read a page answers the beginning, a call is refused', async ({
  request,
}) => {
  const choices = Array.from({ length: 1000 }, (_, at) => `length:${at}..${at + 1}`).join(';');
  const listing = await request.get(`/b?f=${choices}`);
  expect(listing.status()).toBe(200);
  expect(await listing.text()).toContain('All products');
  expect((await request.get(`/b/${'a'.repeat(13_000)}`)).status()).toBe(404);
  expect((await request.get(`/api/v1/catalog/products?f=${choices}`)).status()).toBe(400);
});

test.describe('an unknown page', () => {
  test.use({ allowedErrors: [/404/] });

  test('answers 404 with the address, a search hint and a link home', async ({ page }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer!.status()).toBe(404);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('This page could not be found');
    await expect(main.getByText('Page Not Found: /no/such/page')).toBeVisible();
    await expect(main.getByRole('img', { name: '404' })).toBeVisible();
    await expect(main.getByRole('searchbox', { name: 'Try searching' })).toBeVisible();
    await hydrated(page);
    await main.getByRole('button', { name: 'Return to home page' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('MRO Products, Equipment and Tools');
    await expect(page).toHaveTitle(/^MRO Products, Equipment and Tools \|/);
  });

  test('leads on to a search', async ({ page }) => {
    await open(page, '/no/such/page');
    await page.getByRole('searchbox', { name: 'Try searching' }).fill('bolt');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/b\?q=bolt/);
  });
});

test.describe('an error of the server', () => {
  test.use({ allowedErrors: [/500|503|Maintenance/] });

  test('shows "Unexpected error." with "Maintenance", inside the layout, and leads home', async ({
    page,
  }) => {
    await open(page, '/');
    await page.route(/\/catalog\/brands|\/brands\/_payload/, (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    );
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Brands' })
      .dispatchEvent('click', { button: 0 });
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Unexpected error.');
    await expect(main.getByText('Maintenance')).toBeVisible();
    await expect(main.getByRole('searchbox', { name: 'Try searching' })).toBeVisible();
    await expect(page).toHaveTitle(/^Unexpected error \|/);
    await expect(page.locator('[data-announcer]')).toHaveText(/^Unexpected error \|/);
    await expect(main).toBeFocused();
    await main.getByRole('button', { name: 'Return to home page' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('MRO Products, Equipment and Tools');
    await expect(page).toHaveURL(/:\d+\/$/);
  });
});

test('the health check answers a machine and a person', async ({ page, request }) => {
  expect(await (await request.get('/healthcheck', { headers: { accept: '*/*' } })).text()).toBe('ok');
  await page.goto('/healthcheck');
  await expect(page.getByText('The store is up.')).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
});
