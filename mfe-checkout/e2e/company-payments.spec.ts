import { fillPurchase, hydrated, overflow, placeOrder, putInCart, signIn } from '@gantry/testing/buying';
import { withColleague } from '@gantry/testing/colleagues';
import { bounceCheck } from '@gantry/testing/invoicing';
import { mailTo, mailsTo } from '@gantry/testing/mails';
import { callApi } from '@gantry/testing/offering';
import { expect, expectNoAxeViolations, test, type Browser, type Page } from '@gantry/testing/playwright';

/** Somebody buys by check, which bounces: their invoice is open. */
async function openInvoice(buyer: Page, browser: Browser): Promise<string> {
  await putInCart(buyer);
  await fillPurchase(buyer, { email: '' });
  const number = await placeOrder(buyer);
  const staff = await (await browser.newContext()).newPage();
  await signIn(staff, 'admin@demo.gantry.example', '/admin/orders');
  const { invoice } = await bounceCheck(staff, number);
  await staff.context().close();
  return invoice;
}

async function typeCard(page: Page): Promise<void> {
  const fields = page.frameLocator('[data-card-fields] iframe');
  await fields.locator('[name=number]').fill('4242424242424242');
  await fields.locator('[name=expiry]').fill('12 / 30');
  await fields.locator('[name=cvc]').fill('123');
  await fields.locator('[name=zip]').fill('82001');
}
const emailOf = async ({ request }: Page) =>
  (await callApi<{ email: string }>(request, 'GET', '/get-user')).email;
const payLink = (page: Page) => page.getByRole('link', { name: 'Pay this invoice' });

test.describe('a colleague’s invoice', () => {
  test.setTimeout(180_000);

  test('is read by a viewer, and paid by an approver with a card of their own; both get a receipt', async ({
    browser,
  }) => {
    const { admin, colleague, changeRole, close } = await withColleague(browser, 'viewer');
    const invoice = await openInvoice(admin, browser);
    const [name, sheet] = [invoice.toUpperCase(), `/my-account/orders/invoice/${invoice}`];
    await colleague.goto(sheet);
    await hydrated(colleague);
    await expect(colleague.getByRole('heading', { level: 1 })).toHaveText(`Invoice ${name}`);
    await expect(colleague.getByText('Ordered by Sam Signup').first()).toBeVisible();
    await expect(payLink(colleague)).toHaveCount(0);

    await changeRole('approver');
    // the gateway knows a session for five seconds at most
    await expect(async () => {
      await colleague.goto(sheet);
      await expect(payLink(colleague)).toBeVisible({ timeout: 3000 });
    }).toPass();
    await hydrated(colleague);
    await expectNoAxeViolations(colleague);
    await payLink(colleague).click();
    await expect(colleague.getByRole('heading', { level: 1 })).toHaveText(`Pay invoice ${name} by card`);
    const pay = colleague.getByRole('button', { name: /^Pay \$/ });
    await expect(pay).toBeEnabled();
    await colleague.getByLabel(/save this card/i).check();
    await typeCard(colleague);
    await pay.click();
    await expect(colleague.getByRole('heading', { level: 1 })).toHaveText(`Invoice ${name} paid`);
    await expect(colleague.getByText('A receipt goes to you and to Sam Signup.')).toBeVisible();
    await expectNoAxeViolations(colleague);
    await colleague.setViewportSize({ width: 390, height: 844 });
    expect(await overflow(colleague)).toBeLessThanOrEqual(0);

    const [payer, orderer] = [await emailOf(colleague), await emailOf(admin)];
    const subject = `Receipt for invoice ${name}`;
    expect((await mailTo(colleague.request, payer, subject)).text).toContain('You paid invoice');
    expect((await mailTo(colleague.request, orderer, subject)).text).toContain('Sam Signup paid invoice');
    for (const email of [payer, orderer])
      expect(
        (await mailsTo(colleague.request, email)).filter((mail) => mail.subject === subject),
      ).toHaveLength(1);

    // the card is the payer's alone
    await colleague.goto('/my-account/payment-methods');
    await expect(colleague.getByText('4242').first()).toBeVisible();
    await admin.goto('/my-account/payment-methods');
    await expect(admin.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(admin.getByRole('main').getByText('4242')).toHaveCount(0);
    // sales hears of the payment a moment later
    await expect(async () => {
      await admin.goto(sheet);
      await expect(payLink(admin)).toHaveCount(0, { timeout: 3000 });
    }).toPass();
    await close();
  });
});
