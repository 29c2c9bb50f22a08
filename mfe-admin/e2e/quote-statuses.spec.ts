import { mailsTo, sendInquiry } from '@gantry/testing/asking';
import { freshEmail, hydrated, signIn, signUp } from '@gantry/testing/buying';
import { expect, expectNoAxeViolations, test, type Page } from '@gantry/testing/playwright';

const admin = 'admin@demo.gantry.example';

const move = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Change status to' }).getByRole('button', { name, exact: true });

/** Presses a status and waits until the record says so. */
async function moveTo(page: Page, name: string): Promise<void> {
  await move(page, name).click();
  await expect(page.getByText(`Inquiry status: ${name}.`)).toBeVisible();
}

async function openQuote(page: Page, number: string): Promise<void> {
  await page.goto(`/admin/orders/quote-${number}`);
  await hydrated(page);
}

/** How many mails somebody has had about an inquiry. */
const mailsAbout = async (page: Page, email: string, text: string): Promise<number> =>
  (await mailsTo(page.request, email)).filter((mail) => JSON.stringify(mail).includes(text)).length;

test.describe('a quote without its account', () => {
  // what is hidden from somebody does not exist for them
  test.use({ allowedErrors: [/status of 404/] });

  test('is hidden from the customer until it is given to an account again, whose owner is told', async ({
    page,
    browser,
  }) => {
    test.slow();
    const customer = await (await browser.newContext()).newPage();
    const email = await signUp(customer, '/my-account');
    const number = await sendInquiry(customer, { name: '', email: '', message: 'Ten of these, please' });
    await signIn(page, admin, `/admin/orders/quote-${number}`);
    await hydrated(page);
    const account = await page.locator('dt:text-is("Account") + dd').innerText();
    await moveTo(page, 'In progress');
    await page.getByLabel('Note (logged)').fill('Asked with the account of a colleague');
    await moveTo(page, 'Detached');
    await expectNoAxeViolations(page);
    expect((await customer.goto(`/my-account/inquiries/${number}`))?.status()).toBe(404);

    await move(page, 'In progress').click();
    await expect(page.getByLabel('Account number of the new owner')).toBeFocused();
    await page.getByLabel('Account number of the new owner').fill(account);
    await moveTo(page, 'In progress');
    expect((await customer.goto(`/my-account/inquiries/${number}`))?.status()).toBe(200);
    await expect(customer.getByText('Ten of these, please')).toBeVisible();
    await expect.poll(() => mailsAbout(page, email, number), { timeout: 60_000 }).toBeGreaterThan(1);
    await customer.context().close();
  });
});

test('a customer on the block list gets a neutral answer, their next request is marked, and the entry ends', async ({
  page,
  browser,
}) => {
  test.slow();
  const guest = await (await browser.newContext()).newPage();
  const email = freshEmail('blocked');
  const ask = () => sendInquiry(guest, { name: 'Gus Guest', email, message: 'Quote me' });
  const first = await ask();
  await signIn(page, admin, `/admin/orders/quote-${first}`);
  await hydrated(page);
  await page.getByLabel('Note (logged)').fill('Paid with stolen cards');
  await moveTo(page, 'Cancelled, blocked customer');
  await expect(page.getByRole('list', { name: 'Activity' })).toContainText('Paid with stolen cards');
  await guest.reload();
  await expect(guest.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await expect(guest.getByText(/stolen|block list/i)).toHaveCount(0);

  const second = await ask();
  await openQuote(page, second);
  await expect(page.getByText('This contact is on the block list')).toBeVisible();
  await expectNoAxeViolations(page);
  await openQuote(page, first);
  await page.getByLabel('Closing reason').selectOption({ label: 'Cannot be quoted' });
  await moveTo(page, 'Cancelled');
  await openQuote(page, second);
  await expect(page.getByText('This contact is on the block list')).toHaveCount(0);
  await guest.context().close();
});

test('a question that stays unanswered is asked more strongly, and the customer’s reply brings the quote back', async ({
  page,
  browser,
}) => {
  test.slow();
  const guest = await (await browser.newContext()).newPage();
  const email = freshEmail('urgent');
  const number = await sendInquiry(guest, { name: 'Gus Guest', email, message: 'Quote me' });
  await signIn(page, admin, `/admin/orders/quote-${number}`);
  await hydrated(page);
  await moveTo(page, 'In progress');
  await move(page, 'Waiting for customer').click();
  await expect(page.getByLabel('Message to the customer')).toBeFocused();
  await page.getByLabel('Message to the customer').fill('Which thread?');
  await moveTo(page, 'Waiting for customer');
  await moveTo(page, 'Waiting for customer, urgent');
  await expect(page.getByText('Customer’s turn')).toBeVisible();
  await guest.reload();
  await hydrated(guest);
  await expect(guest.getByText('Which thread?')).toBeVisible();
  await guest.getByLabel('Your answer').fill('M8, please');
  await guest.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(guest.getByRole('listitem').filter({ hasText: 'M8, please' })).toBeVisible();
  await openQuote(page, number);
  await expect(page.getByText('M8, please')).toBeVisible();
  await expect(page.getByText('Our turn')).toBeVisible();

  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page).not.toHaveURL(new RegExp(`quote-${number}$`));
  await expect(page.getByRole('list', { name: 'Activity' })).toContainText(`Copy of ${number.toUpperCase()}`);
  await guest.context().close();
});
