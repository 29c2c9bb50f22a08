import { expect, test, type Page } from '@gantry/testing/playwright';
import { addresses, ownAddresses, type Address } from './kit/addresses.ts';
import { signIn } from './kit/people.ts';

// A record that does not exist answers 404, and the browser notes it.
test.use({ allowedErrors: [/404/] });

async function expectAnswer(page: Page, { example, layout, record }: Address): Promise<void> {
  const answer = await page.goto(example);
  const status = answer!.status();
  expect(record ? [200, 404] : [200], example).toContain(status);
  await expect(page.locator('[data-layout]'), example).toHaveAttribute('data-layout', layout);
  await expect(page, example).toHaveTitle(/\S.* \| \S/);
  await expect(page.locator('h1'), example).not.toHaveCount(0);
}

for (const audience of ['anyone', 'guest'] as const) {
  test(`every address for ${audience} answers, in its layout`, async ({ page }) => {
    test.slow();
    for (const address of addresses) if (address.audience === audience) await expectAnswer(page, address);
  });
}

test('every address of the account area answers a customer, in its layout', async ({ page }) => {
  test.slow();
  await signIn(page, 'buyer');
  for (const address of [...addresses, ...ownAddresses])
    if (address.audience === 'customer') await expectAnswer(page, address);
});

test('every address of the back office answers staff, in its layout', async ({ page }) => {
  test.slow();
  await signIn(page, 'admin');
  for (const address of [...addresses, ...ownAddresses])
    if (address.audience === 'staff') await expectAnswer(page, address);
});
