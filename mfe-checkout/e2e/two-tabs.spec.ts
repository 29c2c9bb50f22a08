import { hearsOtherTabs, hydrated, putInCart, signInOnPage } from '@gantry/testing/buying';
import { expect, test, type Page } from '@gantry/testing/playwright';

const quantity = (page: Page) => page.getByRole('table').getByRole('spinbutton').first();
const openCart = async (page: Page) => {
  await page.goto('/cart');
  await hydrated(page);
};

test('what one tab changes in the cart shows in the other', async ({ page, context }) => {
  test.slow();
  await putInCart(page);
  await openCart(page);
  const other = await context.newPage();
  await openCart(other);
  await Promise.all([hearsOtherTabs(page), hearsOtherTabs(other)]);
  await quantity(page).fill('7');
  await page.keyboard.press('Enter');
  await expect(quantity(other)).toHaveValue('7');
  await other
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test.describe('a stale cart', () => {
  test.use({ allowedErrors: [/409/] });

  test('is answered with what it is now, instead of overwriting it', async ({ page, context }) => {
    test.slow();
    await putInCart(page);
    await openCart(page);
    const other = await context.newPage();
    // a tab that hears of nothing, as one of a browser that slept
    await other.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
    await openCart(other);
    const changed = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await quantity(page).fill('7');
    await page.keyboard.press('Enter');
    expect((await changed).status()).toBe(200);
    await quantity(other).fill('4');
    await other.keyboard.press('Enter');
    await expect(other.getByText('Changed to 7 in another window; you entered 4.')).toBeVisible();
    await expect(quantity(other)).toHaveValue('7');
    await quantity(other).fill('4');
    const written = other.waitForResponse((response) => response.request().method() === 'PATCH');
    await other.keyboard.press('Enter');
    expect((await written).status()).toBe(200);
    await openCart(page);
    await expect(quantity(page)).toHaveValue('4');
  });
});

test('signing in elsewhere shows on the other tab', async ({ page, context }) => {
  test.slow();
  await page.goto('/');
  await hearsOtherTabs(page);
  const other = await context.newPage();
  await signInOnPage(other, 'buyer@demo.gantry.example');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toHaveCount(0);
});
