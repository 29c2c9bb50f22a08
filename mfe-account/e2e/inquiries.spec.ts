import { expect, expectNoAxeViolations, test } from '@gantry/testing/playwright';
import { sendInquiry } from '@gantry/testing/asking';
import { hydrated, overflow, signUp } from '@gantry/testing/buying';

test('inquiries are listed, filtered, read, withdrawn, asked again and printed', async ({ page }) => {
  test.slow();
  const email = await signUp(page, '/my-account/inquiries');
  await expect(page.getByRole('heading', { name: 'No inquiries yet' })).toBeVisible();
  await expectNoAxeViolations(page);
  const first = await sendInquiry(page, {
    name: 'Sam Signup',
    email,
    message: 'Do you deliver on Saturdays?',
  });
  const second = await sendInquiry(page, { name: 'Sam Signup', email, message: 'Where is my invoice?' });
  await page.goto('/my-account/inquiries');
  await hydrated(page);
  const links = page.getByRole('table').getByRole('link');
  await expect(links).toHaveText([second.toUpperCase(), first.toUpperCase()]);
  await page.getByLabel('Period').selectOption('30');
  await expect(page).toHaveURL(/period=30/);
  await hydrated(page);
  await page.getByLabel('Number, product or keyword').fill('saturdays');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(links).toHaveText([first.toUpperCase()]);
  await links.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Inquiry ${first.toUpperCase()}`);
  await expect(page.getByRole('list', { name: 'Activity' })).toHaveText(/New/);
  await page.getByLabel('Add a message').fill('Or on Sundays?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Or on Sundays?' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByText('Withdraw this inquiry').click();
  await page.getByLabel('Reason').fill('Found it in the help');
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByText('Cancelled').first()).toBeVisible();
  await page.getByLabel('Reopen: what do you need?').fill('One more question');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Being Processed').first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole('main').getByRole('link', { name: 'Print' }).click();
  await expect(page).toHaveURL(`/my-account/inquiries/print/${first}`);
  await expect(page.locator('[data-layout=print]')).toContainText('Found it in the help');
  await expectNoAxeViolations(page);
});

test.describe('another customer’s inquiry', () => {
  test.use({ allowedErrors: [/404/] });

  test('does not exist', async ({ page, browser }) => {
    const email = await signUp(page, '/my-account');
    const number = await sendInquiry(page, { name: 'Sam Signup', email, message: 'Private' });
    const stranger = await (await browser.newContext()).newPage();
    await signUp(stranger);
    for (const address of [
      `/my-account/inquiries/${number}`,
      `/my-account/inquiries/print/${number}`,
      `/help-section/contact-us?inquiry=${number}`,
      '/my-account/inquiries/items',
    ]) {
      expect([address, (await stranger.goto(address))?.status()]).toEqual([address, 404]);
    }
    await stranger.context().close();
  });
});

for (const [prefix, title] of [
  ['/es', 'Consultas'],
  ['/fr', 'Demandes'],
] as const) {
  test(`the inquiries speak the language of ${prefix}`, async ({ page }) => {
    await signUp(page);
    await page.goto(`${prefix}/my-account/inquiries`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
}
