import { ampleProduct } from '@gantry/testing/ample-products';
import { expect, expectNoAxeViolations, test, type Page } from '@gantry/testing/playwright';
import { mailTo } from '@gantry/testing/asking';
import { hydrated, freshEmail, overflow, partNumbersOf, putInCart, signIn } from '@gantry/testing/buying';

const aPdf = (name: string, content = '%PDF-1.7 a drawing') => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(content),
});
const lineNames = (page: Page) => page.locator('section[aria-labelledby=quote-lines] li');
/** Waits until the draft as it is now has been kept. */
const savedDraft = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.url().endsWith('/quote/draft') && answer.request().method() === 'PUT',
  );

test('a draft survives reload and sign-in, is sent, and opens from its mail without an account', async ({
  page,
  browser,
}) => {
  const product = await ampleProduct(page.request);
  await page.goto(`/quote?sku=${product.sku}&quantity=25`);
  await hydrated(page);
  await expect(page.getByRole('link', { name: product.name })).toBeVisible();
  await expect(page.getByLabel('Quantity')).toHaveValue('25');
  const kept = savedDraft(page);
  await page.getByLabel('Part number or description').fill('brass cap 1/2 in NPT');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('What you need')).toHaveValue('brass cap 1/2 in NPT');
  await kept;
  await expect(page).toHaveURL(/\/quote$/);
  // what was kept first may be what the address had added
  await expect.poll(async () => (await page.request.get('/quote')).text()).toContain('brass cap 1/2 in NPT');
  await page.getByLabel('For', { exact: true }).selectOption('brass cap 1/2 in NPT');
  await page.getByLabel('Add files').setInputFiles([aPdf('cap.pdf')]);
  await expect(page.getByRole('link', { name: 'cap.pdf' })).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(lineNames(page)).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'cap.pdf' })).toBeVisible();
  await signIn(page, 'buyer@demo.gantry.example', '/quote');
  await hydrated(page);
  await expect(lineNames(page)).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'cap.pdf' })).toBeVisible();
  await expect(page.locator('#quote [name=email]')).toHaveValue('buyer@demo.gantry.example');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('We received your request');
  const { pathname, search } = new URL(page.url());
  await expectNoAxeViolations(page);
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(`${pathname}${search}`);
  await expect(stranger.getByText('brass cap 1/2 in NPT')).toBeVisible();
  await stranger.context().close();
  await page.goto('/quote');
  await expect(page.getByText('No items yet.')).toBeVisible();
});

test('what is wrong is said at its line and on top, and nothing typed is lost', async ({ page }) => {
  const product = await ampleProduct(page.request);
  await page.goto(`/quote?sku=${product.sku}`);
  await hydrated(page);
  await page.getByText('Target price, needed by, note').click();
  await page.getByLabel('Target price').fill('a dollar');
  await page.getByLabel('Quantity').fill('0');
  await page.getByRole('radio', { name: 'By phone' }).check();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('There are 5 problems')).toBeVisible();
  await expect(page.getByText('Enter an amount such as 12.50').first()).toBeVisible();
  await expect(page.getByText('Quantity: enter a whole number from 1 to 999,999').first()).toBeVisible();
  await expect(page.getByText('Enter a phone number so we can call you').first()).toBeVisible();
  await expect(page.getByLabel('Target price')).toHaveValue('a dollar');
  await expectNoAxeViolations(page);
});

test('the cart leads here with all its lines', async ({ page }) => {
  await putInCart(page, 2);
  await page.goto('/cart');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Request a quote' }).click();
  await expect(lineNames(page)).toHaveCount(2);
});

test.describe('another’s request', () => {
  test.use({ allowedErrors: [/404/] });

  test('does not exist without its token', async ({ page }) => {
    for (const search of ['', `?token=${'A'.repeat(22)}`]) {
      expect((await page.goto(`/quote/complete/q-20001${search}`))?.status()).toBe(404);
    }
  });
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest adds lines, is told what is missing, and sends the request', async ({ page }) => {
    const product = await ampleProduct(page.request);
    await page.goto('/quote');
    await page.getByLabel('Part number or description').fill(product.partNumber);
    await page.getByRole('button', { name: 'Add this line' }).click();
    await expect(page.getByRole('link', { name: product.name })).toBeVisible();
    await page.getByLabel('Part number or description').fill('a left-handed valve');
    await page.getByRole('button', { name: 'Add this line' }).click();
    await expect(lineNames(page)).toHaveCount(2);
    await page.getByLabel('Quantity').last().fill('7');
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText('There are 2 problems')).toBeVisible();
    await expect(page.getByLabel('Quantity').last()).toHaveValue('7');
    await page.getByRole('button', { name: `Remove ${product.name}` }).click();
    await expect(lineNames(page)).toHaveCount(1);
    const email = freshEmail('quote');
    await page.locator('#quote [name=name]').fill('Gus Guest');
    await page.locator('#quote [name=email]').fill(email);
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('We received your request');
    const number = /q-\d+/.exec(page.url())![0];
    const mail = await mailTo(page.request, email, number);
    expect(mail.text).not.toContain('left-handed');
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`lines of a large cart, scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('are asked for, however many are marked', async ({ page }) => {
      test.slow();
      const numbers = await partNumbersOf(page, 120);
      await page.goto('/cart');
      if (javaScriptEnabled) await hydrated(page);
      await page.getByLabel('Paste part numbers').fill(numbers.map((number) => `${number}, 2`).join('\n'));
      await page.getByRole('button', { name: 'Add to cart' }).click();
      await expect(page.getByText('120 lines added')).toBeVisible();
      await page.getByRole('link', { name: /all/i }).and(page.locator('[href$="?all"]')).click();
      const boxes = page.locator('input[name=lineIds]');
      await expect(boxes).toHaveCount(120);
      for (let place = 1; place < 120; place += 1) await boxes.nth(place).check();
      await page.getByRole('button', { name: 'Request a quote for the selected lines' }).click();
      await expect(page).toHaveURL(/\/quote$/);
      await expect(lineNames(page)).toHaveCount(119);
    });
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width: 390, height: 844 } });

    test('the form fits a telephone, and axe finds nothing', async ({ page }) => {
      const { sku } = await ampleProduct(page.request);
      await page.goto(`/quote?sku=${sku}&text=a%20valve`);
      await hydrated(page);
      await expectNoAxeViolations(page);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });
  });
}

test.describe('a request nobody has taken', () => {
  test.use({ allowedErrors: [/422/] });

  test('gets more files and other lines from its guest, with scripts and without', async ({
    page,
    browser,
  }) => {
    test.slow();
    const product = await ampleProduct(page.request);
    await page.goto(`/quote?sku=${product.sku}`);
    await hydrated(page);
    await page.locator('#quote-name').fill('Gus Guest');
    await page.locator('#quote [name=email]').fill(freshEmail('gus'));
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.getByRole('link', { name: 'See where it stands' }).click();
    await page.getByLabel('Add files').setInputFiles([aPdf('a.pdf'), aPdf('b.pdf', '<html>no PDF</html>')]);
    await page.getByRole('button', { name: 'Send files' }).click();
    await expect(page.getByText(/b\.pdf: The content doesn’t match/)).toBeVisible();
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'a.pdf' }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe('a.pdf');
    await page.getByText('Change lines').click();
    await page.getByLabel('Quantity').fill('7');
    await page.getByLabel('Target price').fill('12.5');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Target $12.50')).toBeVisible();
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await plain.goto(page.url());
    await plain.getByLabel('Add files').setInputFiles([aPdf('c.pdf')]);
    await plain.getByRole('button', { name: 'Send files' }).click();
    await expect(plain.getByRole('link', { name: 'c.pdf' })).toBeVisible();
    await plain.getByText('Change lines').click();
    await plain.getByLabel('Quantity').fill('0');
    await plain.getByRole('button', { name: 'Save changes' }).click();
    await expect(plain.getByText('There is a problem')).toBeVisible();
    await plain.getByLabel('Quantity').fill('9');
    await plain.getByRole('button', { name: 'Save changes' }).click();
    await expect(plain.getByRole('cell', { name: '9', exact: true })).toBeVisible();
    await plain.context().close();
  });
});
