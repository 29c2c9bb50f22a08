import { hydrated, overflow, signIn, signUp } from '@gantry/testing/buying';
import {
  expect,
  expectNoAxeViolations,
  runningShop,
  test,
  type Browser,
  type Page,
} from '@gantry/testing/playwright';

const nasty = `<script>alert(1)</script><img src=x onerror="alert(2)">`;
let made = 0;
/** A headline nobody has used before. */
const newTitle = () => `Headline ${Date.now()}-${(made += 1)} ${nasty}`.slice(0, 100);

/** A customer in a browser of their own who has reviewed the first product of a search. */
async function author(
  browser: Browser,
  title: string,
): Promise<{ page: Page; address: string; email: string }> {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/b?q=screw');
  const link = page.getByRole('region', { name: 'Products' }).locator('a[href*="/i/"]').first();
  const address = (await link.getAttribute('href')) ?? '';
  const email = await signUp(page, address);
  await hydrated(page);
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await reviews.getByRole('button', { name: 'Write a review' }).click();
  await reviews.getByRole('radio', { name: '5 stars' }).check();
  await reviews.getByRole('textbox', { name: 'Headline' }).fill(title);
  await reviews
    .getByRole('textbox', { name: 'Review' })
    .fill(`${nasty} Ask for me at 307-555-0142, www.lots.example`);
  await reviews.getByRole('button', { name: 'Send review' }).click();
  await expect(reviews.getByText('Under review')).toBeVisible();
  return { page, address, email };
}

/** Opens a review from the table by its headline. */
async function openRecord(page: Page, title: string): Promise<void> {
  await page.getByLabel('Headline: value').fill(title.slice(0, 40));
  await page.keyboard.press('Enter');
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await expect(page.locator('tbody tr')).toContainText(title.slice(0, 24));
  const href = await page.locator('tbody tr').getByRole('link').getAttribute('href');
  await page.goto(href ?? '');
  await hydrated(page);
}

async function mailTo(page: Page, email: string, words: RegExp): Promise<string> {
  let found = '';
  await expect(async () => {
    const answer = await page.request.get(`${runningShop().mailUrl}/mails?to=${encodeURIComponent(email)}`);
    const { mails } = (await answer.json()) as { mails: { text: string }[] };
    found = mails.find(({ text }) => words.test(text))?.text ?? '';
    expect(found).not.toBe('');
  }).toPass();
  return found;
}

test('staff decline a review with a reason, the author mends it, staff publish it', async ({
  page,
  browser,
}) => {
  test.slow();
  const title = newTitle();
  const { page: customer, address, email } = await author(browser, title);
  await signIn(page, 'admin@demo.gantry.example', '/admin/reviews');
  await hydrated(page);
  await expectNoAxeViolations(page);
  await openRecord(page, title);
  await expect(page.getByText('Personal data in the text')).toBeVisible();
  await expect(page.getByText('Link in the text')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('This status requires a reason').first()).toBeVisible();
  await page.getByLabel('Reason').fill('Please leave out the telephone number.');
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Review declined.', { exact: false })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Activity' })).toContainText('leave out the telephone');
  expect(await mailTo(page, email, /leave out the telephone number/)).toContain(address);

  await customer.reload();
  await hydrated(customer);
  const reviews = customer.getByRole('region', { name: 'Reviews' });
  await expect(reviews.getByText('Not published', { exact: true })).toBeVisible();
  await reviews.getByRole('button', { name: 'Edit' }).click();
  await reviews
    .getByRole('textbox', { name: 'Review' })
    .fill('Fits the drawing, holds well, would buy it again.');
  await reviews.getByRole('button', { name: 'Send review' }).click();
  await expect(reviews.getByText('Under review')).toBeVisible();

  await page.reload();
  await hydrated(page);
  await expect(page.getByText('Personal data in the text')).toHaveCount(0);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Review published.', { exact: false })).toBeVisible();
  await mailTo(page, email, /is now on the product page/);

  // What everybody reads follows at once, cached pages included.
  const stranger = await (await browser.newContext()).newPage();
  await expect(async () => {
    await stranger.goto(address);
    const shown = stranger.getByRole('region', { name: 'Reviews' });
    await expect(shown.getByRole('heading', { name: title })).toBeVisible({ timeout: 3000 });
  }).toPass();
  await stranger.context().close();

  await page.getByRole('main').getByRole('link', { name: 'Audit trail' }).click();
  await expect(page).toHaveURL(/entity=review&number=/);
  await expect(async () => {
    await page.reload();
    const reason = page.getByRole('cell', { name: 'Please leave out the telephone number.' });
    await expect(reason.first()).toBeVisible({ timeout: 2000 });
  }).toPass();

  await customer.reload();
  await hydrated(customer);
  await reviews.getByRole('button', { name: 'Delete' }).click();
  await reviews
    .getByRole('form', { name: 'Delete your review permanently?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(reviews.getByRole('button', { name: 'Write a review' })).toBeVisible();
  await expect(reviews.getByRole('heading', { name: title })).toHaveCount(0);
  await customer.context().close();
});

test('the table is filtered, sorted and paged in the address, and a record opens beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'admin@demo.gantry.example', '/admin/reviews');
  await hydrated(page);
  const counts = page.getByRole('list', { name: 'Reviews by status' });
  await counts.getByRole('link', { name: /^Pending review/ }).click();
  await expect(page).toHaveURL(/filter=status%3Aequals%3Apending-review/);
  const statuses = page.locator('tbody tr td:nth-of-type(3)');
  await expect(statuses.filter({ hasNotText: 'Pending review' })).toHaveCount(0);
  await expect(statuses.first()).toBeVisible();
  await page.getByRole('link', { name: 'Flags' }).click();
  await expect(page).toHaveURL(/sort=-findings/);
  await page.getByLabel('Then by…').selectOption('Author');
  await expect(page).toHaveURL(/sort=-findings%2Cauthor/);
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Status: value')).toHaveValue('pending-review');
  await page.locator('tbody tr').first().getByRole('link').click();
  await expect(page).toHaveURL(/open=/);
  const beside = page.getByRole('complementary', { name: 'Review Details' });
  await expect(beside.getByRole('button', { name: 'Approve' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Close' }).click();
  await expect(beside).toHaveCount(0);
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).not.toHaveURL(/filter=/);
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
});

test.describe('a decision about what has changed', () => {
  test.use({ allowedErrors: [/409/] });

  test('is refused, the new text is shown and the reason kept', async ({ page, browser }) => {
    test.slow();
    const title = newTitle();
    const { page: customer } = await author(browser, title);
    await signIn(page, 'support@demo.gantry.example', '/admin/reviews');
    await hydrated(page);
    await openRecord(page, title);
    const reviews = customer.getByRole('region', { name: 'Reviews' });
    await reviews.getByRole('button', { name: 'Edit' }).click();
    await reviews
      .getByRole('textbox', { name: 'Review' })
      .fill('Quite another text than before, and longer.');
    await reviews.getByRole('button', { name: 'Send review' }).click();
    await expect(reviews.getByText('Quite another text')).toBeVisible();
    await page.getByLabel('Reason').fill('Mine to keep');
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(page.getByText(/The review has changed in the meantime/)).toBeVisible();
    await expect(page.getByText('Quite another text')).toBeVisible();
    await expect(page.getByLabel('Reason')).toHaveValue('Mine to keep');
    await customer.context().close();
  });

  test('is not for roles that have no say', async ({ page }) => {
    await signIn(page, 'sales@demo.gantry.example', '/admin/reviews');
    await expect(page.getByText('You don’t have access to reviews')).toBeVisible();
  });
});

test.describe('a review that is not there', () => {
  test.use({ allowedErrors: [/404/] });

  test('is an unknown page', async ({ page }) => {
    await signIn(page, 'support@demo.gantry.example', '/admin/reviews');
    for (const id of ['17', '0195b2a0-0000-7000-8000-00000000dead']) {
      expect((await page.goto(`/admin/reviews/${id}`))?.status()).toBe(404);
    }
  });
});

test('fits a telephone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'support@demo.gantry.example', '/admin/reviews');
  await hydrated(page);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const href = await page.locator('tbody tr').first().getByRole('link').getAttribute('href');
  await page.goto(href ?? '');
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await expectNoAxeViolations(page);
});

test('many reviews are decided at once; one that was decided meanwhile says so and stays selected', async ({
  page,
  browser,
}) => {
  test.slow();
  const mark = `Bulk ${Date.now()}`;
  for (const part of ['one', 'two']) {
    const { page: theirs } = await author(browser, `${mark} ${part}`);
    await theirs.context().close();
  }
  await signIn(page, 'support@demo.gantry.example', '/admin/reviews');
  await page.getByLabel('Headline: value').fill(mark);
  await page.keyboard.press('Enter');
  await expect(page.locator('tbody tr')).toHaveCount(2);
  const dialog = page.getByRole('dialog');
  const decide = async (act: string) => {
    await page.getByRole('checkbox', { name: 'Select all reviews on this page' }).check();
    await page.getByRole('button', { name: `${act} …` }).click();
  };
  await page.getByRole('checkbox', { name: new RegExp(`Select review .*${mark} one`) }).check();
  await page.getByRole('button', { name: 'Approve …' }).click();
  await dialog.getByRole('button', { name: 'Approve 1 review' }).click();
  await expect(dialog.getByText('Published', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  await decide('Decline');
  await dialog.getByRole('button', { name: 'Decline 2 reviews' }).click();
  await expect(dialog.getByText('This status requires a reason').first()).toBeVisible();
  await dialog.getByLabel('Reason (logged)').fill('Advertising');
  await dialog.getByRole('button', { name: 'Decline 2 reviews' }).click();
  await expect(dialog).toContainText('2 of 2 reviews: 1 done, 1 unchanged');
  await expect(dialog.getByRole('listitem').filter({ hasText: `${mark} one` })).toContainText(
    'This is not possible from the current status.',
  );
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('tbody')).toContainText('Declined');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});
