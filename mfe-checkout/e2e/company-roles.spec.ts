import { quoteCompletePath, quoteTakenPath } from '@gantry/contracts/addresses/checkout';
import { ampleProducts, listingAddressOf } from '@gantry/testing/ample-products';
import { fillPurchase, hydrated, overflow, putInCart } from '@gantry/testing/buying';
import { withColleague } from '@gantry/testing/colleagues';
import { callApi, offerQuotes, offerQuotesTo } from '@gantry/testing/offering';
import { expect, expectNoAxeViolations, test } from '@gantry/testing/playwright';

test('a requester sends a cart for approval, and orders as a buyer', async ({ browser }) => {
  const { colleague, changeRole, close } = await withColleague(browser, 'requester');
  await putInCart(colleague);
  await fillPurchase(colleague, { email: '' });
  await expect(colleague.getByText('Your orders need approval', { exact: false })).toBeVisible();
  await expect(colleague.getByRole('radio', { name: /card/i })).toHaveCount(0);
  await expectNoAxeViolations(colleague);

  await changeRole('buyer');
  // the gateway knows a session for five seconds at most
  await expect(async () => {
    await colleague.goto('/checkout/purchase');
    await expect(colleague.getByRole('button', { name: /^Place order/ })).toBeAttached({ timeout: 3000 });
  }).toPass();
  await close();
});

test('a buyer reads above which total orders need approval, and sends such an order for it', async ({
  browser,
}) => {
  const { admin, colleague, close } = await withColleague(browser, 'buyer');
  await putInCart(colleague);
  await callApi(admin.request, 'PUT', '/my-account/company/approval-rules', { approvalLimit: '9999' });
  await fillPurchase(colleague, { email: '' });
  await expect(colleague.getByText('Orders over $9,999.00 need approval', { exact: false })).toBeVisible();
  await callApi(admin.request, 'PUT', '/my-account/company/approval-rules', { approvalLimit: '0' });
  await colleague.getByRole('button', { name: /^Place order/ }).click();
  await expect(colleague.getByText('now wants this order approved first', { exact: false })).toBeVisible();
  await colleague.getByRole('button', { name: /^Send for approval/ }).click();
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText(/^Approval P-\d+$/);
  await close();
});

test.describe('a viewer', () => {
  test.use({ allowedErrors: [/409/] });

  test('reads why a cart, cards, and addresses are not theirs to fill', async ({ browser }) => {
    const { colleague, close } = await withColleague(browser, 'viewer');
    await colleague.goto('/checkout/purchase');
    await expect(colleague.getByText('Sam Signup can order for your company.')).toBeVisible();
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

test('an offer above the limit says so, and the admin accepts it for the colleague', async ({ browser }) => {
  const { admin, colleague, close } = await withColleague(browser, 'buyer');
  const [quote] = await offerQuotesTo(browser, colleague.request);
  await callApi(admin.request, 'PUT', '/my-account/company/approval-rules', { approvalLimit: '1' });
  await colleague.goto(quoteCompletePath(quote!.number));
  await hydrated(colleague);
  await expect(colleague.getByText('Orders over $1.00 need approval in this company')).toBeVisible();
  await expect(
    colleague.locator('#accept').getByRole('button', { name: /^Send for approval/ }),
  ).toBeVisible();
  await expectNoAxeViolations(colleague);

  await admin.goto('/my-account/inquiries');
  await hydrated(admin);
  await admin.getByLabel('Asked by').selectOption('Everyone in the company');
  await expect(admin).toHaveURL(/buyer=all/);
  await expectNoAxeViolations(admin);
  await admin.getByRole('link', { name: quote!.number.toUpperCase() }).click();
  await expect(admin.getByText(/^Received .* from Gus Guest$/)).toBeVisible();
  await expectNoAxeViolations(admin);
  await admin.goto(quoteCompletePath(quote!.number));
  await hydrated(admin);
  await expect(admin.getByText('need approval in this company')).toHaveCount(0);
  await admin
    .locator('#accept')
    .getByRole('button', { name: /^Accept/ })
    .click();
  await expect(admin.getByRole('heading', { level: 1 })).toContainText('placed');
  await colleague.goto('/my-account/orders');
  await expect(colleague.getByRole('main').getByRole('row')).toHaveCount(2);
  await close();
});

test('the reason fits a telephone in each language, in the light and in the dark', async ({ browser }) => {
  const { colleague, close } = await withColleague(browser, 'viewer');
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
