import { expect, expectNoAxeViolations, test } from '@gantry/testing/playwright';
import { hydrated, overflow } from '@gantry/testing/buying';

test('every topic of the index opens under its own title, and related ones stand below', async ({ page }) => {
  test.slow();
  await page.goto('/help-section');
  const topics = await page
    .getByRole('main')
    .locator('section a[href^="/help-section/"]')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('href')!, link.textContent!] as const));
  expect(topics.length).toBeGreaterThanOrEqual(16);
  for (const [address, title] of topics) {
    const answer = await page.goto(address);
    expect([address, answer?.status()]).toEqual([address, 200]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(`^${title} \\| `));
    await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', 'help');
  }
});

test('says what the store does: free ground, made to order, the handling fee', async ({ page }) => {
  await page.goto('/help-section/shipping');
  await expect(page.getByRole('main')).toContainText(
    'Ground shipping is free within the continental United States to a single location.',
  );
  await expect(page.getByRole('main')).toContainText('Alaska, Hawaii, APO and FPO');
  await page.goto('/help-section/made-to-order');
  await expect(page.getByRole('main')).toContainText('cannot be cancelled once production starts');
  await page.goto('/help-section/handling-fee');
  await expect(page.getByRole('main')).toContainText('under the minimum order amount have a handling fee');
});

test('answers a question by its words and leads to the topic', async ({ page }) => {
  await page.goto('/help-section');
  await hydrated(page);
  await page.getByLabel('Search help').fill('restocking');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL(/\/help-section\?find=restocking$/);
  await expect(page.getByRole('heading', { level: 2, name: '1 result for “restocking”' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('main').getByRole('link', { name: 'Returns' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Returns');
  await page.getByRole('main').getByRole('link', { name: 'contact form' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
});

test('a question without answers says so and offers contact', async ({ page }) => {
  await page.goto(`/help-section?find=${'x'.repeat(500)}`);
  await expect(page.getByRole('link', { name: 'Ask us' })).toBeVisible();
  await page.goto('/help-section?find=%3Cscript%3Ealert(1)%3C/script%3E');
  await expect(page.getByText('No results for “<script>alert(1)</script>”')).toBeVisible();
});

test.describe('a topic that does not exist', () => {
  test.use({ allowedErrors: [/404/] });

  test('is an unknown page', async ({ page }) => {
    const answer = await page.goto('/help-section/no-such-topic');
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('This page could not be found')).toBeVisible();
  });
});

for (const [prefix, title, text] of [
  ['/es', 'Devoluciones', 'Pregunte primero'],
  ['/fr', 'Retours', 'Demandez d’abord'],
] as const) {
  test(`the help speaks the language of ${prefix}, searched without accents`, async ({ page }) => {
    await page.goto(`${prefix}/help-section/returns`);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('heading', { level: 2, name: text })).toBeVisible();
    await page.goto(`${prefix}/help-section?find=ALASKA`);
    await expect(page.getByRole('main').locator('a[href$="/help-section/shipping"]')).toBeVisible();
  });
}

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the help is searched and read', async ({ page }) => {
    await page.goto('/help-section');
    await page.getByLabel('Search help').fill('net 30');
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Payment and terms' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Net 15 and Net 30' })).toBeVisible();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('axe finds nothing in the help, and it fits a telephone', async ({ page }) => {
      for (const address of ['/help-section', '/help-section/returns', '/help-section/contact-us']) {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(address);
        await expectNoAxeViolations(page);
        await page.setViewportSize({ width: 390, height: 844 });
        expect(await overflow(page)).toBeLessThanOrEqual(0);
      }
    });
  });
}
