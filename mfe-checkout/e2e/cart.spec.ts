import { expect, expectNoAxeViolations, test } from '@gantry/testing/playwright';
import { hearsOtherTabs, hydrated, overflow, partNumbersOf, putInCart } from '@gantry/testing/buying';

test('adding from a listing row updates header and cart without leaving the listing', async ({ page }) => {
  await putInCart(page, 2);
  await expect(page).toHaveURL(/\/b\?q=screw/);
  await expect(page.getByText('In the cart').first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toContainText('2');
  await page.goto('/cart');
  await expect(page.getByRole('spinbutton', { name: /^Quantity of/ })).toHaveCount(2);
});

test('the form of a row is hydrated in place: nothing typed or pressed early is lost', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const sent = document.querySelector('form[action="/cart"] input[name=quantity]');
      Object.assign(window, { sentByServer: sent });
    });
  });
  await page.goto('/b?q=screw&availability=in-stock');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const isStillThere = await page.evaluate(
    () => (window as { sentByServer?: Element | null }).sentByServer?.isConnected,
  );
  expect(isStillThere).toBe(true);
});

test('the header opens the mini cart, which leads to checkout', async ({ page }) => {
  await putInCart(page);
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).hover();
  await page.locator('[data-mini-cart]').click();
  const flyOut = page.getByRole('dialog', { name: 'Your cart' });
  await expect(flyOut.getByText('Subtotal')).toBeVisible();
  await expectNoAxeViolations(page);
  await flyOut.getByRole('link', { name: 'Check out' }).click();
  await expect(page).toHaveURL(/\/checkout\/purchase$/);
  await expect(flyOut).toBeHidden();
});

test('quantities change in place and the server works out the sums', async ({ page }) => {
  await putInCart(page);
  await page.goto('/cart');
  await hydrated(page);
  const sums = page.getByRole('complementary', { name: 'Order summary' });
  const before = await sums.innerText();
  const changed = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.getByRole('spinbutton').fill('7');
  await page.keyboard.press('Tab');
  expect((await changed).status()).toBe(200);
  await expect.poll(() => sums.innerText()).not.toBe(before);
  await page.reload();
  await expect(page.getByRole('spinbutton')).toHaveValue('7');
});

test('two tabs of one cart each show what the other has changed, and both add up', async ({
  page,
  context,
}) => {
  await putInCart(page, 2);
  await page.goto('/cart');
  await hearsOtherTabs(page);
  const other = await context.newPage();
  await other.goto('/cart');
  await hearsOtherTabs(other);
  const change = async (tab: typeof page, at: number, quantity: string) => {
    const answered = tab.waitForResponse((response) => response.request().method() === 'PATCH');
    await tab.getByRole('spinbutton').nth(at).fill(quantity);
    await tab.keyboard.press('Tab');
    await answered;
  };
  await change(other, 1, '6');
  await change(page, 0, '5');
  await expect(page.getByRole('spinbutton').nth(1)).toHaveValue('6');
  const sumsIn = (tab: typeof page) => tab.getByRole('complementary', { name: 'Order summary' }).innerText();
  await other.reload();
  await hydrated(other);
  await expect(other.getByRole('spinbutton').nth(0)).toHaveValue('5');
  await expect(async () => expect(await sumsIn(page)).toBe(await sumsIn(other))).toPass({ timeout: 30_000 });
});

test('the cart is asked for again whenever it is entered', async ({ page, context, browser }) => {
  await putInCart(page);
  await page.goto('/cart');
  await hydrated(page);
  // another browser of the same buyer: no tab tells this one
  const other = await (await browser.newContext({ storageState: await context.storageState() })).newPage();
  await other.goto('/cart');
  await hydrated(other);
  // the line goes from the page at once, from the server a moment later
  const removed = other.waitForResponse((response) => response.request().method() === 'DELETE');
  await other.getByRole('button', { name: /^Remove/ }).click();
  await removed;
  await expect(other.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Request a quote' }).click();
  // the address is new before the page is, and a cart that was not left is not entered again
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request a quote');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('pasted lines go into the cart; unresolved ones stay with a reason until dismissed', async ({
  page,
}) => {
  await putInCart(page);
  await page.goto('/cart');
  await hydrated(page);
  const partNumber = await page.locator('tbody th').first().locator('span span').last().innerText();
  await page.getByLabel('Paste part numbers and quantities').fill(`${partNumber}\t4\nNO-SUCH-PART 2`);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('1 line needs attention')).toBeVisible();
  await expect(page.getByText('part number not found')).toBeVisible();
  await expect(page.getByRole('spinbutton')).toHaveValue('5');
  await expect(page.getByLabel('Paste part numbers and quantities')).toHaveValue('');
  await page.reload();
  await expect(page.getByText('1 line needs attention')).toBeVisible();
  await hydrated(page);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('1 line needs attention')).toBeHidden();
});

test('a row that needs attention is corrected in place, and another removed', async ({ page }) => {
  await putInCart(page);
  await page.goto('/cart');
  await hydrated(page);
  const partNumber = await page.locator('tbody th').first().locator('span span').last().innerText();
  const mail = `Hi Sam,\n> NO-SUCH-PART ..... 2 ea\n- qty 3 of NO-SUCH-OTHER`;
  await page.getByLabel('Paste part numbers and quantities').fill(mail);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('No lines added, 2 need attention, 1 not read')).toBeVisible();
  await expect(page.getByLabel('Paste part numbers and quantities')).toHaveValue('Hi Sam,');
  await page.getByRole('button', { name: 'Remove row “- qty 3 of NO-SUCH-OTHER”' }).click();
  await expect(page.getByText('1 line needs attention')).toBeVisible();
  await page.getByLabel(/^Part number of row/).fill(partNumber);
  // a quantity nobody can order stays in its field, and nothing is sent
  for (const [typed, told] of [
    ['0', 'Enter 1 or more'],
    ['2.5', 'Enter a whole number: 2 or 3'],
    ['1e9', 'Enter 999,999 or fewer'],
  ] as const) {
    await page.getByLabel(/^Quantity of row/).fill(typed);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: told })).toBeVisible();
    await expect(page.getByLabel(/^Quantity of row/)).toHaveValue(typed);
  }
  await expectNoAxeViolations(page);
  await page.getByLabel(/^Quantity of row/).fill('2');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('1 line needs attention')).toBeHidden();
  await expect(page.getByRole('spinbutton')).toHaveValue('3');
});

test('an uploaded list is read like pasted rows', async ({ page }) => {
  await page.goto('/cart');
  await hydrated(page);
  const buffer = Buffer.from('Item,Part No.,Qty\n1,NO-SUCH-PART,7\n');
  await page
    .getByLabel('Or upload a list')
    .setInputFiles({ name: 'parts.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('No lines added, 1 needs attention, 1 not read')).toBeVisible();
  await expect(page.getByLabel(/^Part number of row/)).toHaveValue('NO-SUCH-PART');
  await expect(page.getByLabel(/^Quantity of row/)).toHaveValue('7');
});

test('a thousand rows of a long mail are added, need attention or stay in the field, and none is lost', async ({
  page,
}) => {
  test.slow();
  const found = await partNumbersOf(page, 488);
  const unread = Array.from(
    { length: 500 },
    (_, at) => `Hi Sam, could you please also look into this, no. ${at}?`,
  );
  const rows = [
    // one of each: of many there are not more
    ...found.map((number) => `${number}\t1`),
    ...Array.from({ length: 12 }, (_, at) => `NO-SUCH-${at}\t1`),
    ...unread,
  ];
  const text = rows.toSorted((one, other) => one.length - other.length).join('\n');
  expect(text.length).toBeGreaterThan(20_000);
  await page.goto('/cart');
  await hydrated(page);
  const field = page.getByLabel('Paste part numbers and quantities');
  await field.fill(text);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('488 lines added, 12 need attention, 500 not read')).toBeVisible();
  const left = async () => (await field.inputValue()).split('\n').toSorted();
  await expect.poll(left).toEqual(unread.toSorted());
});

test('of more rows than one paste takes the rest stays in the field, and none is lost', async ({ page }) => {
  await page.goto('/cart');
  await hydrated(page);
  const rows = Array.from({ length: 1200 }, (_, index) => `NO-SUCH-${index}\t${index + 1}`);
  const field = page.getByLabel('Paste part numbers and quantities');
  await field.fill(rows.join('\n'));
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('No lines added, 1,000 need attention, 200 not read')).toBeVisible();
  await expect(field).toHaveValue(rows.slice(1000).join('\n'));
});

test('an invalid quantity stays in its field with the valid ones, and changes nothing', async ({ page }) => {
  await putInCart(page);
  await page.goto('/cart');
  await hydrated(page);
  const field = page.getByRole('spinbutton');
  for (const [typed, says] of [
    ['0', 'Enter 1 or more'],
    ['-5', 'Enter 1 or more'],
    ['2.5', 'Enter a whole number: 2 or 3'],
    ['1000000000', 'Enter 999,999 or fewer'],
  ] as const) {
    await field.fill(typed);
    await page.keyboard.press('Tab');
    await expect(page.getByText(says)).toBeVisible();
    await expect(field).toHaveValue(typed);
  }
  await page.reload();
  await expect(field).toHaveValue('1');
});

test.describe('a line taken out in another window', () => {
  test.use({ allowedErrors: [/409/] });

  test('is named when it is changed here, and goes with its sum', async ({ page, context }) => {
    await putInCart(page, 2);
    await page.goto('/cart');
    await hydrated(page);
    const name = await page.locator('tbody th').first().getByRole('link').last().innerText();
    const other = await context.newPage();
    await other.goto('/cart');
    await hydrated(other);
    // the windows tell each other of it; here the change comes first
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/v1/cart', async (route) => {
      await held;
      await route.continue();
    });
    const removed = other.waitForResponse((response) => response.request().method() === 'DELETE');
    await other
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await removed;
    await page.getByRole('spinbutton').first().fill('5');
    await page.keyboard.press('Tab');
    release();
    await expect(page.getByText(`${name} was removed in another window`)).toBeVisible();
    await expect(page.getByRole('spinbutton')).toHaveCount(1);
  });
});

test('checkout and request a quote are exits of equal rank', async ({ page }) => {
  await putInCart(page);
  await page.goto('/cart');
  await hydrated(page);
  const [out, quote] = [
    page.getByRole('link', { name: 'Check out' }),
    page.getByRole('link', { name: 'Request a quote' }).first(),
  ];
  const looks = (locator: typeof out) =>
    locator.evaluate((element) => [element.className, element.clientWidth]);
  await expect(async () => expect(await looks(out)).toEqual(await looks(quote))).toPass({ timeout: 20_000 });
  await quote.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request a quote');
});

test('a line that is chosen goes to the quote without the others', async ({ page }) => {
  await putInCart(page);
  await page.goto('/cart');
  await hydrated(page);
  const found = await page.request.get('/api/v1/catalog/products?size=2');
  const { data } = (await found.json()) as { data: { items: { partNumber: string }[] } };
  await page
    .getByLabel('Paste part numbers')
    .fill(data.items.map(({ partNumber }) => `${partNumber}, 3`).join('\n'));
  await page.getByRole('button', { name: 'Add to cart' }).click();
  const boxes = page.getByRole('checkbox', { name: /^Select .* for a quote$/ });
  await expect(boxes.nth(1)).toBeVisible();
  const name =
    /^Select (.*) for a quote$/.exec((await boxes.nth(1).getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await boxes.nth(1).check();
  await page.getByRole('button', { name: 'Request a quote for the selected lines' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request a quote');
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
  await expect(page.getByLabel('Quantity')).toHaveCount(1);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('axe finds nothing on the cart, full or empty, and on the fly-out page', async ({ page }) => {
      await page.goto('/cart');
      await expectNoAxeViolations(page);
      await putInCart(page, 2);
      for (const address of ['/cart', '/cart/flyoutcart', '/quote']) {
        await page.goto(address);
        await expectNoAxeViolations(page);
      }
    });
  });
}

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the cart shows each line as a block and does not scroll sideways', async ({ page }) => {
    await putInCart(page, 2);
    await page.goto('/cart');
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await expect(page.getByRole('link', { name: 'Check out' })).toBeVisible();
    await expectNoAxeViolations(page);
  });
});
