import {
  hydrated,
  confirmInOtherTab,
  fillPurchase,
  freshEmail,
  putInCart,
  sendSignUp,
  signIn,
} from '@gantry/testing/buying';
import { expect, expectNoAxeViolations, runningShop, test, type Page } from '@gantry/testing/playwright';

test('a buyer finds parts, opens an account, orders; staff confirms; the buyer sees it', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = freshEmail('journey');

  await test.step('home, down the tree, a facet, order and the next page', async () => {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Screws & bolts' }).click();
    await expect(page).toHaveURL(/\/b\/fasteners\/screws-bolts$/);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Hex head screws/ })
      .first()
      .click();
    await expect(page).toHaveURL(/hex-head-screws$/);
    await page
      .getByRole('group', { name: 'Filters' })
      .getByRole('link', { name: /In stock/ })
      .first()
      .click();
    await expect(page).toHaveURL(/availability=stocked/);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-asc');
    await expect(page).toHaveURL(/sort=price-asc/);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/page=2/);
  });

  const partNumber = await test.step('search by words, then by exact part number', async () => {
    await search(page, 'ball bearing 6204');
    // until then a click meets the list of the page before
    await expect(page.getByRole('heading', { level: 1 })).toContainText('ball bearing 6204');
    const first = page.getByRole('region', { name: 'Products' }).locator('a[href*="/i/"]').first();
    await first.click();
    await expect(page.getByRole('region', { name: 'Price and availability' })).toBeVisible();
    const found = await page.locator('article header code').first().innerText();
    await search(page, found.toLowerCase().replaceAll('-', ' '));
    await expect(page.locator('article header code').first()).toHaveText(found);
    return found;
  });

  await test.step('two products into the cart, seen in the header and the fly-out', async () => {
    await putInCart(page, 2);
    await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toContainText('2');
  });

  await test.step('the cart: paste a line, change one, remove one', async () => {
    await page.goto('/cart');
    // forms are posted until then, and no call is made
    await hydrated(page);
    await page.getByLabel('Paste part numbers and quantities').fill(`${partNumber}\t3\nno-such-part 1`);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByText('1 line needs attention')).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByText('1 line needs attention')).toBeHidden();
    const quantities = page.getByRole('spinbutton', { name: /^Quantity of/ });
    await expect(quantities).toHaveCount(3);
    await quantities.nth(0).fill('20');
    await quantities.nth(0).press('Enter');
    await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'DELETE'),
      page
        .getByRole('button', { name: /^Remove / })
        .nth(1)
        .click(),
    ]);
    await expect(quantities).toHaveCount(2);
    await page.reload();
    await expect(quantities.nth(0)).toHaveValue('20');
    await expectNoAxeViolations(page);
  });

  await test.step('an account, opened on the way to checkout; the cart comes along', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/sign-in\?ref=%2Fcart/);
    await hydrated(page);
    await sendSignUp(page, email, 'Jo Vance');
    await confirmInOtherTab(page, email);
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByRole('spinbutton', { name: /^Quantity of/ })).toHaveCount(2);
  });

  const number = await test.step('checkout with address, shipping, PO number and payment term', async () => {
    await fillPurchase(page, { email, poNumber: 'PO-7781' });
    await page.getByRole('button', { name: /^Place order/ }).dblclick();
    await expect(page).toHaveURL(/\/checkout\/purchase\/complete/);
    const heading = await page.getByRole('main').innerText();
    const placed = /\b[a-z]?-?\d[\da-z-]{3,}\b/i.exec(
      new URL(page.url()).searchParams.get('order') ?? heading,
    )?.[0];
    expect(placed).toBeTruthy();
    await expect(page.getByRole('main')).toContainText(new RegExp(placed!, 'i'));
    await expectNoAxeViolations(page);
    return placed!;
  });

  await test.step('the mail has come', async () => {
    await expect(async () => {
      const mails = await (
        await fetch(`${runningShop().mailUrl}/mails?to=${encodeURIComponent(email)}`)
      ).text();
      expect(mails.toLowerCase()).toContain(number.toLowerCase());
    }).toPass({ timeout: 60_000 });
  });

  await test.step('the order stands once in the account, with its print page', async () => {
    await page.goto('/my-account/orders');
    await expect(page.getByRole('main').getByRole('link', { name: new RegExp(number, 'i') })).toHaveCount(1);
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(number, 'i') })
      .click();
    await expect(page.getByRole('main')).toContainText(partNumber);
    await page.goto(`/my-account/orders/print/${number.toLowerCase()}`);
    await expect(page.getByRole('main')).toContainText(partNumber);
  });

  await test.step('staff takes the payment as settled and confirms; the trail keeps it', async () => {
    const office = await browser.newContext();
    const staff = await office.newPage();
    await signIn(staff, 'admin@demo.gantry.example', `/admin/orders/order-${number.toLowerCase()}`);
    await staff.getByRole('checkbox', { name: 'Select all lines' }).check();
    await staff.getByLabel(/^Reason/).fill('The check has come in.');
    await staff.getByRole('button', { name: 'Confirmed' }).click();
    await expect(staff.getByText(/lines: confirmed/i)).toBeVisible();
    const entry = staff
      .getByRole('row')
      .filter({ hasText: new RegExp(number, 'i') })
      .filter({ hasText: 'confirmed' });
    // The trail hears of the move by an event, a moment later.
    await expect(async () => {
      await staff.goto('/admin/audit');
      await expect(entry.first()).toBeVisible({ timeout: 3000 });
    }).toPass();
    await office.close();
  });

  await test.step('the buyer reads the new wording', async () => {
    await page.goto(`/my-account/orders/${number.toLowerCase()}`);
    await expect(page.getByRole('main').getByText('Confirmed').first()).toBeVisible();
    await expectNoAxeViolations(page);
  });
});

async function search(page: Page, text: string): Promise<void> {
  const field = page
    .getByRole('banner')
    .getByRole('combobox')
    .or(page.getByRole('banner').getByRole('searchbox'))
    .first();
  await field.fill(text);
  await field.press('Enter');
}
