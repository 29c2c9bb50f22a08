import { expect, expectNoAxeViolations, test, type Browser, type Page } from '@gantry/testing/playwright';
import { sendInquiry } from '@gantry/testing/asking';
import { hydrated, freshEmail, overflow, signIn } from '@gantry/testing/buying';

/** An inquiry of a guest, sent from a browser of their own. */
async function anInquiry(
  browser: Browser,
  message = 'Do you have it in blue?',
): Promise<{ number: string; guest: Page }> {
  const guest = await (await browser.newContext()).newPage();
  const number = await sendInquiry(guest, { name: 'Gus Guest', email: freshEmail('staff'), message });
  return { number, guest };
}
const move = (page: Page, status: string) =>
  page.getByRole('group', { name: 'Change status to' }).getByRole('button', { name: status, exact: true });

test('the list counts new inquiries, and searches and sorts them by whose turn it is', async ({
  page,
  browser,
}) => {
  test.slow();
  const { number, guest } = await anInquiry(browser);
  await guest.context().close();
  await signIn(page, 'support@demo.gantry.example', '/admin/orders');
  await hydrated(page);
  await page.getByRole('link', { name: /^Inquiries \(\d+ new\)$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inquiries');
  await page.getByLabel('Number, name, company, e-mail or keyword').fill(number);
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: /^Waiting for customer/ }).click();
  await expect(page.getByText('No inquiries')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test('an inquiry is taken, answered and ended with a reason', async ({ page, browser }) => {
  test.slow();
  const { number, guest } = await anInquiry(browser);
  await signIn(page, 'support@demo.gantry.example', `/admin/orders/quote-${number}`);
  await hydrated(page);
  await expect(page.getByText('Send message')).toHaveCount(0);
  await move(page, 'In progress').click();
  await expect(page.getByText('Inquiry status: In progress.')).toBeVisible();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Enter a message to the customer').first()).toBeVisible();
  await page.getByLabel('Message to the customer').fill('In blue and in red.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message sent.')).toBeVisible();
  await guest.reload();
  await expect(guest.getByText('In blue and in red.')).toBeVisible();
  await expect(guest.getByText('Being Processed').first()).toBeVisible();
  await move(page, 'Cancelled').click();
  await expect(page.getByText('This status requires a reason').first()).toBeVisible();
  await expect(page.getByLabel('Closing reason')).toBeFocused();
  await page.getByLabel('Closing reason').selectOption({ label: 'Cannot be quoted' });
  await move(page, 'Cancelled').click();
  await expect(page.getByText('Inquiry status: Cancelled.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Activity' })).toContainText('Cannot be quoted');
  await expectNoAxeViolations(page);
  await guest.context().close();
});

test.describe('when the customer wrote meanwhile', () => {
  test.use({ allowedErrors: [/409/] });

  test('the page shows what they wrote and keeps the answer', async ({ page, browser }) => {
    test.slow();
    const { number, guest } = await anInquiry(browser);
    await signIn(page, 'sales@demo.gantry.example', `/admin/orders/quote-${number}`);
    await hydrated(page);
    await page.getByLabel('Message to the customer').fill('We look into it.');
    await guest.getByLabel('Add a message').fill('It is urgent');
    await guest.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(guest.getByRole('listitem').filter({ hasText: 'It is urgent' })).toBeVisible();
    await move(page, 'In progress').click();
    await expect(page.getByText('This inquiry has changed in the meantime', { exact: false })).toBeVisible();
    await expect(page.getByText('It is urgent')).toBeVisible();
    await expect(page.getByLabel('Message to the customer')).toHaveValue('We look into it.');
    await move(page, 'In progress').click();
    await expect(page.getByText('Inquiry status: In progress.')).toBeVisible();
    await guest.context().close();
  });
});

test.describe('for roles that do not answer', () => {
  test.use({ allowedErrors: [/404/] });

  test('inquiries do not exist', async ({ page, browser }) => {
    const { number, guest } = await anInquiry(browser);
    await guest.context().close();
    await signIn(page, 'warehouse@demo.gantry.example', '/admin/orders');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders');
    await expect(page.getByRole('link', { name: /^Inquiries/ })).toHaveCount(0);
    for (const address of [`/admin/orders/quote-${number}`, '/admin/orders?list=inquiries']) {
      expect((await page.goto(address))?.status()).toBe(404);
    }
  });
});
