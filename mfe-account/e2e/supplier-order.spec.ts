import { hydrated, overflow, signIn } from '@gantry/testing/buying';
import { ampleProduct } from '@gantry/testing/ample-products';
import { linkInMail } from '@gantry/testing/asking';
import { addSupplier, callApi } from '@gantry/testing/offering';
import { expect, expectNoAxeViolations, test, type Page } from '@gantry/testing/playwright';

interface Purchase {
  readonly id: string;
  readonly version: number;
}

/** A purchase order for stock that its supplier has confirmed for May 4, 2099. @returns the path of the supplier's link */
async function confirmedOrder(staff: Page): Promise<string> {
  await signIn(staff, 'admin@demo.gantry.example', '/admin/mpo');
  const supplier = await addSupplier(staff);
  const { partNumber } = await ampleProduct(staff.request);
  const act = (draft: Purchase, what: string, body: object) =>
    callApi<Purchase>(staff.request, 'POST', `/admin/purchase-orders/${draft.id}/${what}`, {
      version: draft.version,
      ...body,
    });
  const draft = await callApi<Purchase>(staff.request, 'POST', '/admin/purchase-orders', {
    source: 'stock',
    supplierId: supplier.id,
    paymentTerm: 'net-30',
    forwarder: 'freight',
    certificateOfOrigin: 'none',
    contactMethod: 'email',
    shipTo: 'warehouse',
    lines: [{ partNumber, quantity: 10, unitCost: '4.00' }],
  });
  const sent = await act(draft, 'generation', {});
  const link = await linkInMail(staff.request, supplier.email, /\S+\/supplier\/order\/\S+/);
  await act(sent, 'confirmation', { promisedOn: '2099-05-04' });
  return new URL(link).pathname;
}

// the day that is promised already is refused by the server
test.use({ allowedErrors: [/status of 422/] });

test('a supplier names another day by their link, and not the one that is promised', async ({
  page,
  browser,
}) => {
  test.slow();
  const link = await confirmedOrder(page);
  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(link);
  await hydrated(theirs);
  await expect(theirs.getByText('Thank you, the order is confirmed')).toBeVisible();
  await theirs.getByText('Goods leave on another day?').click();
  const form = theirs.getByRole('form', { name: 'Goods leave on another day?' });
  await expectNoAxeViolations(theirs);
  await form.getByLabel('Note').fill('The mill is down');
  await form.getByRole('button', { name: 'Save new day' }).click();
  await expect(
    form.getByText('This is the day it is promised for already.', { exact: false }).first(),
  ).toBeVisible();
  await expect(form.getByLabel('Note')).toHaveValue('The mill is down');
  await form.getByLabel('Now leaves on').fill('2099-06-08');
  await form.getByLabel('Now leaves on').press('Enter');
  await expect(theirs.getByText('Thank you, the new day is noted.')).toBeVisible();
  await expect(theirs.getByText('Goods leave on Jun 8, 2099.')).toBeVisible();
  await expect(theirs.getByRole('table', { name: 'Lines' })).toContainText('Jun 8, 2099');
  await theirs.setViewportSize({ width: 390, height: 844 });
  await theirs.emulateMedia({ colorScheme: 'dark' });
  expect(await overflow(theirs)).toBeLessThanOrEqual(0);
  await theirs.context().close();
});

test('the same with scripts off: what was typed stays until it is taken', async ({ page, browser }) => {
  test.slow();
  const link = await confirmedOrder(page);
  const theirs = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await theirs.goto(link);
  await theirs.getByText('Goods leave on another day?').click();
  const form = theirs.getByRole('form', { name: 'Goods leave on another day?' });
  await form.getByLabel('Note').fill('The mill is down');
  await form.getByRole('button', { name: 'Save new day' }).click();
  await expect(
    form.getByText('This is the day it is promised for already.', { exact: false }).first(),
  ).toBeVisible();
  await expect(form.getByLabel('Note')).toHaveValue('The mill is down');
  await form.getByLabel('Now leaves on').fill('2099-06-08');
  await form.getByRole('button', { name: 'Save new day' }).click();
  await expect(theirs.getByText('Goods leave on Jun 8, 2099.')).toBeVisible();
  await theirs.context().close();
});
