import { quoteTakenPath } from '@gantry/contracts/addresses/checkout';
import { ampleProducts, listingAddressOf } from '@gantry/testing/ample-products';
import { hydrated, overflow, putInCart, tabTo } from '@gantry/testing/buying';
import { withColleague } from '@gantry/testing/colleagues';
import { offerQuotes } from '@gantry/testing/offering';
import { expect, expectNoAxeViolations, test } from '@gantry/testing/playwright';

test('a requester fills a cart, reads who may order, and sends it as a quote request; a buyer orders', async ({
  browser,
}) => {
  const { company, colleague, changeRole, close } = await withColleague(browser, 'requester');
  await putInCart(colleague);
  await colleague.goto('/checkout/purchase');
  await hydrated(colleague);
  await expect(
    colleague.getByRole('heading', { name: `Your role in ${company} doesn’t include ordering` }),
  ).toBeVisible();
  await expect(colleague.getByText('Sam Signup can order for your company.')).toBeVisible();
  await expect(colleague.locator('#purchase')).toHaveCount(0);
  await expectNoAxeViolations(colleague);
  await tabTo(colleague, 'a[href*="/quote?from=cart"]');
  await colleague.keyboard.press('Enter');
  await expect(colleague).toHaveURL(/\/quote\?from=cart/);

  await changeRole('buyer');
  // the gateway knows a session for five seconds at most
  await expect(async () => {
    await colleague.goto('/checkout/purchase');
    await expect(colleague.locator('#purchase')).toBeVisible({ timeout: 3000 });
  }).toPass();
  await close();
});

test.describe('a viewer', () => {
  test.use({ allowedErrors: [/409/] });

  test('reads why a cart, cards, and addresses are not theirs to fill', async ({ browser }) => {
    const { colleague, close } = await withColleague(browser, 'viewer');
    await colleague.goto('/checkout/purchase');
    await expect(colleague.getByText('Sam Signup can order for your company.')).toBeVisible();
    await expect(colleague.getByRole('link', { name: 'Send as a quote request' })).toHaveCount(0);
    for (const address of [
      '/my-account/address',
      '/my-account/payment-methods',
      '/my-account/payment-methods/new',
    ]) {
      await colleague.goto(address);
      await hydrated(colleague);
      await expect(
        colleague.getByText('Your role in the company doesn’t include this.', { exact: false }),
      ).toBeVisible();
      const main = colleague.getByRole('main');
      for (const role of ['link', 'button'] as const)
        await expect(main.getByRole(role, { name: /^(Add|Save) / })).toHaveCount(0);
      await expectNoAxeViolations(colleague);
    }
    const [product] = await ampleProducts(colleague.request, 1);
    await colleague.goto(await listingAddressOf(colleague.request, product!));
    await hydrated(colleague);
    await colleague
      .getByRole('button', { name: /^Add .* to cart$/ })
      .first()
      .click();
    await expect(
      colleague.getByText('doesn’t include filling a cart.', { exact: false }).first(),
    ).toBeVisible();
    await close();
  });
});

test('an offer is read by a requester and accepted by others', async ({ browser }) => {
  const [quote] = await offerQuotes(browser, 1);
  const { colleague, close } = await withColleague(browser, 'requester');
  await colleague.goto(quoteTakenPath(quote!.number, quote!.token));
  await hydrated(colleague);
  await expect(colleague.getByText('doesn’t include accepting offers.', { exact: false })).toBeVisible();
  await expect(colleague.locator('#accept')).toHaveCount(0);
  await close();
});

test('the reason fits a telephone in each language, in the light and in the dark', async ({ browser }) => {
  const { colleague, close } = await withColleague(browser, 'requester');
  await colleague.setViewportSize({ width: 390, height: 844 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await colleague.emulateMedia({ colorScheme });
    for (const prefix of ['', '/es', '/fr']) {
      await colleague.goto(`${prefix}/checkout/purchase`);
      expect(await overflow(colleague), prefix).toBeLessThanOrEqual(0);
    }
    await expectNoAxeViolations(colleague);
  }
  await close();
});
