import { quoteCompletePath } from '@gantry/contracts/addresses/checkout';
import { hydrated, overflow } from '@gantry/testing/buying';
import { addColleague, withColleague } from '@gantry/testing/colleagues';
import { callApi, offerQuotesTo } from '@gantry/testing/offering';
import { expect, expectNoAxeViolations, test, type Page } from '@gantry/testing/playwright';

// three people sign up first, and one of them is offered something
test.describe.configure({ timeout: 300_000 });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test('an offer is sent for approval, approved by two people, and ordered for the colleague', async ({
  browser,
}) => {
  const { admin, colleague, close } = await withColleague(browser, 'buyer');
  const { page: approver, number } = await addColleague(browser, admin, 'approver');
  const { people } = await callApi<{ people: { number: string; isYou: boolean }[] }>(
    admin.request,
    'GET',
    '/my-account/company',
  );
  const own = people.find(({ isYou }) => isYou)!.number;
  await callApi(admin.request, 'PUT', '/my-account/company/approval-rules', {
    approvalLimit: '1',
    steps: [
      { above: null, approvers: [number] },
      { above: '2', approvers: [own] },
    ],
  });
  const [quote] = await offerQuotesTo(browser, colleague.request);
  const offer = quoteCompletePath(quote!.number);
  await open(colleague, offer);
  await expect(colleague.getByText('Orders over $1.00 need approval in this company')).toBeVisible();
  const form = colleague.locator('#accept');
  await form.getByLabel('Your purchase order number').fill('PO-77');
  await form.getByLabel('Note to your approver').fill('For line 4');
  await expectNoAxeViolations(colleague);
  await colleague.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(colleague)).toBeLessThanOrEqual(0);
  await form.getByRole('button', { name: /^Send for approval · \$/ }).click();
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText(/^Approval P-\d+$/);
  const request = new URL(colleague.url()).pathname;
  await expect(colleague.getByText('Waits for approval 1 of 2', { exact: false })).toBeVisible();
  await expect(colleague.getByRole('link', { name: quote!.number.toUpperCase() })).toBeVisible();
  await open(colleague, offer);
  await expect(colleague.getByText('This offer waits for approval in your company')).toBeVisible();
  await expect(form).toHaveCount(0);
  await expectNoAxeViolations(colleague);

  await open(approver, request);
  await expect(approver.getByText('For line 4')).toBeVisible();
  await expect(approver.getByText('Approve only part of it')).toHaveCount(0);
  await approver.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(approver.getByText('Waits for approval 2 of 2', { exact: false })).toBeVisible();
  await open(admin, request);
  await admin.getByRole('button', { name: /^Approve and order · \$/ }).click();
  await expect(admin.getByRole('main').getByText('Approved', { exact: true }).first()).toBeVisible();
  await expectNoAxeViolations(admin);
  await open(colleague, offer);
  await expect(colleague.getByText('You accepted this offer')).toBeVisible();
  await approver.context().close();
  await close();
});

test('without scripts an offer is sent for approval too, and one that may not go there says so', async ({
  browser,
}) => {
  const { admin, colleague, close } = await withColleague(browser, 'requester');
  const [quote] = await offerQuotesTo(browser, colleague.request);
  const offer = quoteCompletePath(quote!.number);
  const bare = await (
    await browser.newContext({
      javaScriptEnabled: false,
      storageState: await colleague.context().storageState(),
    })
  ).newPage();
  await bare.goto(offer);
  await bare.getByLabel('Your purchase order number').fill('PO-78');
  await bare.getByRole('button', { name: /^Send for approval · \$/ }).click();
  await expect(bare.getByRole('heading', { level: 1 })).toHaveText(/^Approval P-\d+$/);
  const number = new URL(bare.url()).pathname.split('/').at(-1)!;
  await callApi(colleague.request, 'POST', `/my-account/approvals/${number}/withdraw`, {});
  await bare.context().close();

  const address = { company: null, attention: 'Docks', line1: '9 Far Rd', line2: null, city: 'Laramie' };
  await callApi(admin.request, 'POST', '/my-account/company/addresses', {
    label: 'Docks',
    address: { ...address, region: 'WY', postalCode: '82070', country: 'US', phone: null },
    isDefaultBilling: false,
    isDefaultShipping: false,
  });
  await callApi(admin.request, 'PUT', '/my-account/company/address-rule', { onlyCompanyAddresses: true });
  await open(colleague, offer);
  await expect(
    colleague.getByText('Orders of this company go to its own addresses only, and this one doesn’t.'),
  ).toBeVisible();
  await expect(colleague.locator('#accept')).toHaveCount(0);
  await expectNoAxeViolations(colleague);
  await close();
});
