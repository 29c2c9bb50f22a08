import { adminHelpPagePath, adminHelpPagesPath } from '@gantry/contracts/addresses/admin';
import { hydrated, overflow, signIn } from '@gantry/testing/buying';
import { expect, expectNoAxeViolations, test, type Browser, type Page } from '@gantry/testing/playwright';

test.use({ allowedErrors: [/404|409|422/] });

const writer = 'support@demo.gantry.example';
const newPage = async (browser: Browser) => (await browser.newContext()).newPage();
const word = () => `w${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

async function publish(page: Page, reason: string): Promise<void> {
  await page.getByLabel('Reason (logged)').fill(reason);
  await page.getByRole('button', { name: 'Publish' }).click();
}
const english = (page: Page) => page.getByRole('group', { name: 'English', exact: true });

test('a page is written, read at once, moved, taken off, and brought back', async ({ page, browser }) => {
  test.slow();
  const slug = word();
  const title = `Forklift hours ${slug}`;
  await signIn(page, writer, adminHelpPagePath('new'));
  await hydrated(page);
  await page.getByLabel('Address', { exact: true }).fill('Not an address');
  await english(page).getByLabel('Title').fill(title);
  await english(page).getByLabel('Summary').fill('When the dock is open.');
  await english(page)
    .getByLabel('Text')
    .fill('## Hours\n\n**Every** day. <script>alert(1)</script>\n\n- [Ask](/help-section/contact-us)');
  await english(page).getByText('Preview: English').click();
  await expect(english(page).getByRole('heading', { name: 'Hours' })).toBeVisible();
  await publish(page, 'Asked by readers');
  await expect(page.getByText(/use lower-case letters, digits, and dashes/).first()).toBeVisible();
  await page.getByLabel('Address', { exact: true }).fill('returns');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Another page has or had this address').first()).toBeVisible();
  await page.getByLabel('Address', { exact: true }).fill(slug);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await hydrated(page);
  await expectNoAxeViolations(page);

  const reader = await newPage(browser);
  const answer = await reader.goto(`/help-section/${slug}`);
  expect(answer?.status()).toBe(200);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(reader).toHaveTitle(new RegExp(`^${title}`));
  await expect(reader.getByRole('main')).toContainText('<script>alert(1)</script>');
  await expect(reader.getByRole('main').getByRole('link', { name: 'Ask' })).toBeVisible();
  await expectNoAxeViolations(reader);
  await reader.goto('/help-section');
  await expect(reader.getByRole('main').getByRole('link', { name: title })).toBeVisible();
  await reader.goto(`/fr/help-section/${slug}`);
  await expect(reader.getByText('Cette page n’est offerte qu’en anglais.')).toBeVisible();

  await page.getByLabel('Address', { exact: true }).fill(`${slug}-2`);
  await english(page).getByLabel('Text').fill('## Hours\n\nOn weekdays.');
  await publish(page, 'Weekends are closed');
  // what the first revision was answered with may still stand there
  await expect(page.getByText('What changed in revision 2')).toBeVisible();
  await reader.goto(`/help-section/${slug}`);
  await expect(reader).toHaveURL(new RegExp(`/help-section/${slug}-2$`));
  await expect(reader.getByText('On weekdays.')).toBeVisible();
  await page.getByText('What changed in revision 2').click();
  await expect(page.locator('ins', { hasText: 'On weekdays.' })).toBeVisible();
  await expect(page.locator('del', { hasText: '<script>alert(1)</script>' })).toBeVisible();
  await expect(page.getByText(`${slug} → ${slug}-2`)).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByLabel('Readers can see this page').uncheck();
  await publish(page, 'Out of season');
  await expect(page.getByText('Hidden', { exact: true })).toBeVisible();
  expect((await reader.goto(`/help-section/${slug}-2`))?.status()).toBe(404);
  await page.getByRole('button', { name: 'Bring back revision 1' }).click();
  await expect(page.getByText('Readers see it again.')).toBeVisible();
  expect((await reader.goto(`/help-section/${slug}`))?.status()).toBe(200);
  await expect(reader).toHaveURL(new RegExp(`/help-section/${slug}$`));
  // nor does it stay in the help of other tests
  await page.getByLabel('Readers can see this page').uncheck();
  await publish(page, 'The test is over');
  await expect(page.getByText('Hidden', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await reader.context().close();
});

test('of two who write one page the second sees what the first wrote, field by field', async ({
  page,
  browser,
}) => {
  await signIn(page, writer, adminHelpPagePath('account'));
  await hydrated(page);
  const other = await newPage(browser);
  await signIn(other, 'admin@demo.gantry.example', adminHelpPagePath('account'));
  await hydrated(other);
  const [mine, theirs] = [word(), word()];
  await english(other).getByLabel('Summary').fill(theirs);
  await publish(other, 'Shorter');
  await expect(other.getByText('Published.')).toBeVisible();
  await expect(other.getByText('Older than English').first()).toBeVisible();
  await english(page).getByLabel('Summary').fill(mine);
  await publish(page, 'Clearer');
  await expect(page.getByText(new RegExp(`is now “${theirs}”`))).toBeVisible();
  await expect(english(page).getByLabel('Summary')).toHaveValue(mine);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published.')).toBeVisible();
  await page.goto('/help-section/account');
  await expect(page.getByText(mine)).toBeVisible();

  await page.goto(adminHelpPagePath('account'));
  await hydrated(page);
  await page.getByRole('button', { name: 'Bring back what shipped' }).click();
  await expect(page.getByText('Reads as shipped with the store.').first()).toBeVisible();
  expect((await page.goto(adminHelpPagePath('no-such-page')))?.status()).toBe(404);
  await other.context().close();
});

test('who may not write reads, and others are told that they may not', async ({ page, browser }) => {
  await signIn(page, 'sales@demo.gantry.example', adminHelpPagesPath());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help pages');
  await expect(page.getByRole('link', { name: 'New help page' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Returns', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Returns');
  await expect(page.getByRole('button', { name: 'Publish' })).toHaveCount(0);
  await expectNoAxeViolations(page);
  const finance = await newPage(browser);
  await signIn(finance, 'finance@demo.gantry.example', adminHelpPagesPath());
  await expect(finance.getByText('You don’t have access to help pages')).toBeVisible();
  await finance.context().close();
});
