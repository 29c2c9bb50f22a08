import { hydrated, signInOnPage } from '@gantry/testing/buying';
import { expect, test } from '@gantry/testing/playwright';
import { open, signIn } from './kit/people.ts';

test('the header shows the signed-in user on shared pages, and nobody else’s name', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'buyer');
  await open(page, '/brands');
  await expect(page.locator('[data-account]')).toContainText('Robin Avery');
  const other = await browser.newContext({ baseURL });
  const stranger = await other.newPage();
  await open(stranger, '/brands');
  await expect(stranger.locator('[data-account]')).toHaveText('Sign in');
  expect(await stranger.content()).not.toContain('Robin');
  await other.close();
});

test('signing out ends the session on the server and clears the cookies', async ({ page }) => {
  await signIn(page, 'buyer');
  const before = await page.context().cookies();
  expect(before.find(({ name }) => name === 'accessToken')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
  });
  expect(before.find(({ name }) => name === 'device')).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  await page
    .getByRole('navigation', { name: 'Your account', exact: true })
    .getByRole('button', { name: 'Sign out' })
    .click();
  await expect(page.locator('[data-account]')).toHaveText('Sign in');
  // the header says it at once, the cookies go with the answer of the server
  await expect(async () => {
    const names = (await page.context().cookies()).map(({ name }) => name);
    for (const name of ['user', 'cart', 'quote', 'session']) expect(names).not.toContain(name);
    expect(names).toContain('device');
  }).toPass({ timeout: 30_000 });
  await page.goto('/my-account');
  await expect(page).toHaveURL(/\/sign-in/);
});

test.describe('a session that ends while the page is open', () => {
  test.use({ allowedErrors: [/401/] });

  test('leads to the sign-in page at the next call, with the page to come back to', async ({
    page,
    context,
  }) => {
    await signIn(page, 'buyer', '/my-account/profile');
    await hydrated(page);
    await context.clearCookies({ name: 'accessToken' });
    await page.getByRole('link', { name: 'Address book' }).first().click();
    await expect(page).toHaveURL(/\/sign-in\?ref=%2Fmy-account%2Faddress$/);
    // The page is there before the server has been told.
    const names = async () => (await context.cookies()).map(({ name }) => name);
    await expect.poll(names).not.toContain('session');
  });
});

test('calls carry sealed bodies and are answered sealed', async ({ page }) => {
  const bodies: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/') && request.method() === 'POST') bodies.push(request.postData());
  });
  await signInOnPage(page, 'buyer@demo.gantry.example');
  expect(bodies.length).toBeGreaterThan(0);
  for (const body of bodies) expect(Object.keys(JSON.parse(body!)).sort()).toEqual(['i', 's', 't']);
});
