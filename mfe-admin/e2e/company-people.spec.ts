import { adminAccountPath, adminAccountsPath } from '@gantry/contracts/addresses/admin';
import { contactPath } from '@gantry/contracts/addresses/catalog';
import { freshEmail, hydrated, overflow, putInCart, signIn, signUp } from '@gantry/testing/buying';
import { callApi } from '@gantry/testing/offering';
import { expect, expectNoAxeViolations, test, type Browser, type Page } from '@gantry/testing/playwright';

// each has two people sign up first
test.describe.configure({ timeout: 300_000 });

/** Somebody who has signed up, on a page of their own. */
interface Buyer {
  readonly page: Page;
  readonly email: string;
  readonly number: string;
}

const newPage = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

async function findNumber(staff: Page, email: string): Promise<string> {
  const path = `/admin/access/accounts?search=${encodeURIComponent(email)}`;
  const { items } = await callApi<{ items: { number: string }[] }>(staff.request, 'GET', path);
  return items[0]!.number;
}

async function signUpBuyer(browser: Browser, staff: Page): Promise<Buyer> {
  const page = await newPage(browser);
  const email = await signUp(page);
  return { page, email, number: await findNumber(staff, email) };
}

/** Does something to an account without its page. */
async function sendAct(staff: Page, number: string, act: object): Promise<void> {
  const path = `/admin/access/accounts/${number}`;
  const { version } = await callApi<{ version: number }>(staff.request, 'GET', path);
  await callApi(staff.request, 'POST', `${path}/acts`, { ...act, version, reason: 'asked by phone' });
}

const openRecord = async (staff: Page, { number }: Pick<Buyer, 'number'>): Promise<void> => {
  await staff.goto(adminAccountPath(number));
  await expect(staff).toHaveTitle(new RegExp(`Access account ${number}`, 'i'));
  await hydrated(staff);
};
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
/** The form of an act, unfolded. */
async function openAct(page: Page, name: string) {
  await page.getByText(name, { exact: true }).first().click();
  return page.getByRole('form', { name, exact: true });
}
const freshCompany = (): string => `Works ${freshEmail('company').slice(8, 28)}`;

/** Two buyers whom the store has put into a company, and an admin of the store. */
async function withSeededCompany(browser: Browser, page: Page) {
  await signIn(page, 'admin@demo.gantry.example', adminAccountsPath());
  const [one, two] = [await signUpBuyer(browser, page), await signUpBuyer(browser, page)];
  const company = freshCompany();
  for (const { number } of [one, two]) await sendAct(page, number, { act: 'set-company', company });
  const close = () => Promise.all([one, two].map((buyer) => buyer.page.context().close()));
  return { company, one, two, close };
}

test.describe('a company that the store has made', () => {
  test.use({ allowedErrors: [/409/] });

  test('gets an admin from the record of an account, who can invite at once', async ({ page, browser }) => {
    const { company, one, two, close } = await withSeededCompany(browser, page);
    await one.page.goto('/my-account/company');
    await expect(one.page.getByText('Your company has no admin yet. Call or e-mail us')).toBeVisible();
    await expect(one.page.getByRole('link', { name: 'Call or e-mail us' })).toHaveAttribute(
      'href',
      contactPath(),
    );
    await openRecord(page, one);
    await expect(page.getByText('This company has no admin yet')).toBeVisible();
    await expect(row(page, one.email)).toContainText('This account');
    await expect(row(page, two.email)).toContainText('Buyer');
    await expectNoAxeViolations(page);
    const form = page.getByRole('form', { name: 'Make Sam Signup company admin' });
    await form.getByRole('button').click();
    await expect(form.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true');
    await form.getByLabel('Reason').fill('asked by the owner');
    await form.getByRole('button').click();
    await expect(row(page, one.email)).toContainText('Company admin');
    await expect(page.getByText('This company has no admin yet')).toHaveCount(0);
    await one.page.goto('/my-account/company');
    await expect(one.page.locator('#invite')).toBeVisible();
    await hydrated(one.page);
    const email = freshEmail('asked');
    await one.page.locator('#invite').getByLabel('E-mail').fill(email);
    await one.page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(row(one.page, email)).toBeVisible();

    await page
      .getByRole('table', { name: `People of ${company}` })
      .getByRole('link')
      .click();
    await expect(page).toHaveTitle(new RegExp(`Access account ${two.number}`, 'i'));
    await expect(row(page, two.email)).toContainText('This account');
    await expect(row(page, email)).toContainText('Sam Signup');
    await close();
  });

  test('has people whose role decides at once what they order', async ({ page, browser }) => {
    const { one, close } = await withSeededCompany(browser, page);
    await putInCart(one.page);
    await one.page.goto('/checkout/purchase');
    await expect(one.page.locator('#purchase')).toBeVisible();
    await openRecord(page, one);
    const form = await openAct(page, 'Change role in company');
    await form.getByLabel('Role in company').selectOption({ label: 'Viewer' });
    await form.getByLabel('Reason').fill('reads only from now on');
    await form.getByRole('button', { name: 'Save role in company' }).click();
    await expect(row(page, one.email)).toContainText('Viewer');
    await expect(async () => {
      await one.page.goto('/checkout/purchase');
      await expect(one.page.getByText('doesn’t include ordering')).toBeVisible({ timeout: 3000 });
    }).toPass();
    await expect(one.page.locator('#purchase')).toHaveCount(0);
    await close();
  });
});

test.describe('the only admin of a company', () => {
  test.use({ allowedErrors: [/409/] });

  test('keeps the role until another is named, and is moved when one takes over', async ({
    page,
    browser,
  }) => {
    const { one, two, close } = await withSeededCompany(browser, page);
    await sendAct(page, one.number, { act: 'set-company-role', companyRole: 'admin' });
    await openRecord(page, one);
    const role = await openAct(page, 'Change role in company');
    await role.getByLabel('Role in company').selectOption({ label: 'Buyer' });
    await role.getByLabel('Reason').fill('steps down');
    await role.getByRole('button', { name: 'Save role in company' }).click();
    await expect(role.getByText('Make one of them company admin first.', { exact: false })).toBeVisible();
    await expect(role.getByLabel('Reason')).toHaveValue('steps down');
    await expect(row(page, one.email)).toContainText('Company admin');

    const other = freshCompany();
    const move = await openAct(page, 'Change company');
    await move.getByLabel('Company', { exact: false }).first().fill(other);
    await move.getByLabel('Reason').fill('works elsewhere now');
    await move.getByRole('button', { name: 'Save company' }).click();
    await expect(move.getByLabel('New company admin')).toHaveAttribute('aria-invalid', 'true');
    await expect(move.getByLabel('Reason')).toHaveValue('works elsewhere now');
    await expectNoAxeViolations(page);
    await move.getByLabel('New company admin').selectOption({ value: two.number });
    await move.getByLabel('Role in company').selectOption({ label: 'Approver' });
    await move.getByRole('button', { name: 'Save company' }).click();
    await expect(page.getByRole('heading', { name: `People of ${other}` })).toBeVisible();
    await expect(row(page, one.email)).toContainText('Approver');
    await openRecord(page, two);
    await expect(row(page, two.email)).toContainText('Company admin');
    await close();
  });
});

test('whoever may not name an admin reads who may, and two admins block the only one when another takes over', async ({
  page,
  browser,
}) => {
  const { one, two, close } = await withSeededCompany(browser, page);
  const support = await newPage(browser);
  await signIn(support, 'support@demo.gantry.example', adminAccountPath(one.number));
  await expect(support.getByText('An administrator of the store can name one.')).toBeVisible();
  await expect(support.getByRole('form', { name: /company admin$/ })).toHaveCount(0);
  await support.context().close();

  await sendAct(page, one.number, { act: 'set-company-role', companyRole: 'admin' });
  const other = await signUpBuyer(browser, page);
  await sendAct(page, other.number, { act: 'set-role', role: 'admin' });
  await sendAct(page, one.number, { act: 'propose-block' });
  // the session from before has ended, which the gateway may not know yet
  await other.page.context().close();
  const second = await newPage(browser);
  await signIn(second, other.email, adminAccountPath(one.number));
  await hydrated(second);
  const form = await openAct(second, 'Put on the black list');
  await form.getByRole('button', { name: 'Agree and block' }).click();
  await expect(form.getByLabel('New company admin')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('New company admin').selectOption({ value: two.number });
  await form.getByRole('button', { name: 'Agree and block' }).click();
  await expect(row(second, one.email)).toContainText('Black list');
  await expect(row(second, two.email)).toContainText('Company admin');
  await second.context().close();
  await close();
});

test('accounts are found by their role in a company, and by a company without an admin', async ({
  page,
  browser,
}) => {
  const { company, one, two, close } = await withSeededCompany(browser, page);
  await page.goto(`${adminAccountsPath()}?search=${encodeURIComponent(company)}`);
  await hydrated(page);
  await page.getByRole('link', { name: 'Company without admin (2)' }).click();
  await expect(page).toHaveURL(/queue=no-admin/);
  await hydrated(page);
  await expect(row(page, one.email)).toBeVisible();
  await expect(row(page, two.email)).toContainText('Buyer');
  await sendAct(page, one.number, { act: 'set-company-role', companyRole: 'approver' });
  await page.getByLabel('Role in company').selectOption({ label: 'Approver' });
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page).toHaveURL(/companyRole=approver/);
  await expect(row(page, one.email)).toContainText('Approver');
  await expect(row(page, two.email)).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'All (1)' }).click();
  await expect(page).toHaveURL(/companyRole=approver/);
  await expect(page.getByLabel('Role in company')).toHaveValue('approver');
  await close();
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in the ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('the people of a company fit a telephone in each language, and axe finds nothing', async ({
      page,
      browser,
    }) => {
      const { one, close } = await withSeededCompany(browser, page);
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        for (const prefix of ['', '/es', '/fr'])
          for (const address of [adminAccountPath(one.number), adminAccountsPath()]) {
            await page.goto(prefix + address);
            expect(await overflow(page), prefix + address).toBeLessThanOrEqual(0);
          }
        await page.goto(adminAccountPath(one.number));
        await expectNoAxeViolations(page);
      }
      await close();
    });
  });
