import { adminCreateRequestPath, adminOrderPath } from '@gantry/contracts/addresses/admin';
import { hydrated, overflow, signIn } from '@gantry/testing/buying';
import { scanPackage } from '@gantry/testing/carrier';
import { invoiceOrder } from '@gantry/testing/invoicing';
import { mailTo } from '@gantry/testing/mails';
import {
  expect,
  expectNoAxeViolations,
  test,
  type Browser,
  type Locator,
  type Page,
} from '@gantry/testing/playwright';
import { termsBuyer } from '@gantry/testing/shipping';

test.use({ allowedErrors: [/409|422/] });

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

/** An order that has arrived; `page` is an admin's. */
async function deliveredOrder(page: Page, browser: Browser): Promise<string> {
  const buyer = await (await browser.newContext()).newPage();
  await signIn(buyer, 'buyer@demo.gantry.example');
  await signIn(page, 'admin@demo.gantry.example', '/admin/orders');
  const { number } = await invoiceOrder(buyer, page);
  await buyer.context().close();
  await page.goto(adminOrderPath(number));
  await hydrated(page);
  const shipment = page.getByRole('article');
  await shipment.locator('summary', { hasText: 'It has arrived' }).click();
  await shipment.getByRole('button', { name: 'Mark as delivered' }).click();
  await expect(page.getByRole('table', { name: 'Lines' }).getByText('Delivered')).toHaveCount(2);
  return number;
}

/** Opens a form by its summary, unless what may be done next is open from the start. */
async function unfold(form: Locator, summary: Locator): Promise<void> {
  await expect(async () => {
    if (!(await form.isVisible())) await summary.click({ timeout: 3000 });
    await expect(form).toBeVisible({ timeout: 3000 });
  }).toPass();
}

test('a return is asked for, authorized, inspected, and refunded', async ({ page, browser }) => {
  test.slow();
  const number = await deliveredOrder(page, browser);
  await page.goto(adminCreateRequestPath(number));
  await hydrated(page);
  await page
    .getByLabel(/^Quantity/)
    .first()
    .fill('1');
  await page.getByRole('button', { name: 'Show the refund' }).click();
  await expect(page.getByText('would be credited')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Request on behalf of the customer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Return R-/);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

  await page.goto(adminOrderPath(number));
  await hydrated(page);
  const next = page.getByRole('region', { name: 'Next steps' });
  await next.getByRole('link', { name: `Decide about ${name.replace('Return', 'return')}` }).click();
  await page.getByRole('button', { name: 'Authorize the return' }).click();
  await expect(page.getByRole('table').getByText('Return authorized')).toBeVisible();
  const receive = page.getByRole('form', { name: 'Receive and inspect' });
  await unfold(receive, page.locator('summary', { hasText: 'Receive and inspect' }));
  await receive.getByLabel('Condition').selectOption('Opened');
  const photos = receive.getByLabel('Photos at inspection');
  await photos.setInputFiles({
    name: 'thread.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg onload="alert(1)"/>'),
  });
  await expect(receive.getByText('thread.png: The content doesn’t match the file name.')).toBeVisible();
  await photos.setInputFiles({ name: 'thread.png', mimeType: 'image/png', buffer: png });
  await expect(receive.getByRole('button', { name: 'Remove thread.png' })).toBeVisible();
  await expectNoAxeViolations(page);
  await receive.getByRole('button', { name: 'Receive and inspect' }).click();
  await expect(page.getByRole('table').getByText('Opened')).toBeVisible();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'thread.png' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('thread.png');
  await expect(page.getByText('Photos taken at inspection')).toBeVisible();
  await expectNoAxeViolations(page);
  const refund = page.getByRole('form', { name: 'Refund' });
  await unfold(refund, page.locator('summary', { hasText: /^Refund$/ }));
  await refund.getByRole('button', { name: 'Refund' }).click();
  await expect(refund).toHaveCount(0);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('table').getByText('Return refunded')).toBeVisible({ timeout: 3000 });
  }).toPass();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.goto('/admin/requests?queue=all');
  await expect(page.getByRole('link', { name: name.replace('Return ', '') })).toBeVisible();
  await expectNoAxeViolations(page);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

/** Gives the label of a return back and sends another; answers its tracking number. */
async function replaceLabel(page: Page, old: string): Promise<string> {
  const name = `Replace return label ${old}`;
  const form = page.getByRole('form', { name });
  await unfold(form, page.locator('summary', { hasText: name }));
  await form.getByLabel('Reason (logged)').fill('Weighed too low');
  await form.getByRole('button', { name: 'Void and send another' }).click();
  await expect(form.getByText('Enter the weight: a label needs it').first()).toBeVisible();
  await form.getByLabel('Weight (lb)').fill('180');
  await form.getByLabel('Length (in)').fill('48');
  await expectNoAxeViolations(page);
  await form.getByRole('button', { name: 'Void and send another' }).click();
  await expect(page.getByText('Best way (freight)')).toBeVisible();
  await expect(page.getByText('Weighed too low')).toBeVisible();
  await expect(parcels(page)).not.toContainText(old);
  await expect(parcels(page)).toContainText('SBXFREIGHTPREPAID');
  return (await trackingsOf(page))[0]!;
}

const parcels = (page: Page) => page.getByRole('table', { name: 'Parcels' });
/** The tracking numbers of the parcels of a return, as they stand in its table. */
const trackingsOf = async (page: Page) =>
  [...((await parcels(page).textContent()) ?? '').matchAll(/SBX[A-Z]+\d{6,}/g)].map(([tracking]) => tracking);

/** Sends a label for one more parcel, and voids it. */
async function sendAndVoid(page: Page): Promise<void> {
  const more = page.getByRole('form', { name: 'Send a label for another parcel' });
  await unfold(more, page.locator('summary', { hasText: 'Send a label for another parcel' }));
  await more.getByLabel('Weight (lb)').fill('3');
  await more.getByLabel('Reason (logged)').fill('It does not fit in one');
  await more.getByRole('button', { name: 'Send another label' }).click();
  await expect(parcels(page).getByRole('row')).toHaveCount(3);
  await expectNoAxeViolations(page);
  const tracking = (await trackingsOf(page)).at(-1)!;
  const name = `Void return label ${tracking}`;
  const form = page.getByRole('form', { name });
  await unfold(form, page.locator('summary', { hasText: name }));
  await form.getByRole('button', { name: 'Void the label' }).click();
  await expect(form.getByLabel('Reason (logged)')).toBeFocused();
  await form.getByLabel('Reason (logged)').fill('It fits after all');
  await form.getByRole('button', { name: 'Void the label' }).click();
  await expect(parcels(page).getByRole('row')).toHaveCount(2);
  await expect(page.getByText('Return label voided')).toBeVisible();
}

/** The same page where no script runs: a parcel more is asked for, and what was typed comes back with what is wrong. */
async function packWithoutScripts(customer: Page, browser: Browser): Promise<void> {
  const storageState = await customer.context().storageState();
  const context = await browser.newContext({ storageState, javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(customer.url());
  await plain.locator('summary', { hasText: 'Sending it in other parcels?' }).click();
  await plain.getByLabel('Weight (lb)').fill('3');
  await plain.getByRole('button', { name: 'Add a parcel' }).click();
  await expect(plain.getByLabel('Weight (lb)').first()).toHaveValue('3');
  await plain.getByLabel('Weight (lb)').last().fill('heavy');
  await plain.getByRole('button', { name: 'Get 2 labels' }).click();
  await expect(plain.getByLabel('Weight (lb)').last()).toHaveAttribute('aria-invalid', 'true');
  await expect(plain.getByLabel('Weight (lb)').last()).toHaveValue('heavy');
  await expect(plain.getByLabel('Weight (lb)').first()).toHaveValue('3');
  await context.close();
}

/** The customer sends it in two parcels; answers the tracking number of the second, whose label is printed. */
async function packInTwo(customer: Page): Promise<string> {
  const form = customer.getByRole('form', { name: 'Sending it in other parcels?' });
  await unfold(form, customer.locator('summary', { hasText: 'Sending it in other parcels?' }));
  await form.getByLabel('Weight (lb)').fill('3');
  await form.getByRole('button', { name: 'Add a parcel' }).click();
  const second = form.getByRole('group', { name: 'Parcel 2' });
  await form.getByRole('button', { name: 'Get 2 labels' }).click();
  await expect(second.getByLabel('Weight (lb)')).toBeFocused();
  await second.getByLabel('Weight (lb)').fill('30000');
  await form.getByRole('button', { name: 'Get 2 labels' }).click();
  await expect(second.getByText('The carrier doesn’t take this package')).toBeVisible();
  await expectNoAxeViolations(customer);
  await second.getByLabel('Weight (lb)').fill('2.5');
  await form.getByRole('button', { name: 'Get 2 labels' }).click();
  await expect(parcels(customer).getByRole('row')).toHaveCount(3);
  await expect(customer.getByText('Put a label of its own')).toBeVisible();
  await expectNoAxeViolations(customer);
  const tracking = (await trackingsOf(customer))[1]!;
  const [saved] = await Promise.all([
    customer.waitForEvent('download'),
    customer.getByRole('link', { name: 'Print label Parcel 2' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe(`label-${tracking.toLowerCase()}.pdf`);
  return tracking;
}

test('a defective product comes back with a label that its customer prints', async ({ page, browser }) => {
  test.setTimeout(480_000);
  const order = await deliveredOrder(page, browser);
  await page.goto(adminCreateRequestPath(order));
  await hydrated(page);
  await page.getByLabel('Reason').selectOption('Defective product');
  await page.getByRole('button', { name: 'Show the refund' }).click();
  await expect(page.getByText('Enter a quantity for at least one item').first()).toBeVisible();
  await page
    .getByLabel(/^Quantity/)
    .first()
    .fill('1');
  await page
    .getByLabel('Customer’s note')
    .fill('It does not turn: tested on two machines, and it stalls at once.');
  await page.getByRole('button', { name: 'Show the refund' }).click();
  await page.getByRole('button', { name: 'Request on behalf of the customer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Return R-/);
  const number = ((await page.getByRole('heading', { level: 1 }).textContent()) ?? '').replace('Return ', '');

  const authorize = page.getByRole('form', { name: 'Authorize the return' });
  await authorize.getByLabel('Send a return label').check();
  await authorize.getByRole('button', { name: 'Authorize the return' }).click();
  const weight = authorize.getByLabel('Weight (lb)');
  await expect(weight).toBeFocused();
  await expect(authorize.getByText('Enter the weight: a label needs it').first()).toBeVisible();
  await weight.fill('30000');
  await authorize.getByRole('button', { name: 'Authorize the return' }).click();
  await expect(authorize.getByText('The carrier doesn’t take this package').first()).toBeVisible();
  await weight.fill('2.5');
  await authorize.getByRole('button', { name: 'Authorize the return' }).click();
  await expect(page.getByRole('table').getByText('Return authorized')).toBeVisible();
  await expect(parcels(page)).toContainText('Not sent yet');
  await expectNoAxeViolations(page);
  const heavy = await replaceLabel(page, (await trackingsOf(page))[0]!);
  await sendAndVoid(page);

  const customer = await (await browser.newContext()).newPage();
  await signIn(customer, termsBuyer, `/my-account/requests/${number.toLowerCase()}`);
  await expect(customer.getByText('It travels as freight:')).toBeVisible();
  const [saved] = await Promise.all([
    customer.waitForEvent('download'),
    customer.getByRole('link', { name: 'Print shipping label' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe(`label-${heavy.toLowerCase()}.pdf`);
  await packWithoutScripts(customer, browser);
  const tracking = await packInTwo(customer);
  await customer.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(customer)).toBeLessThanOrEqual(0);
  const mail = await mailTo(page.request, termsBuyer, `Return ${number}: how to send it back`);
  expect(mail.text).toContain('Print shipping label');
  const other = await mailTo(page.request, termsBuyer, `Return ${number}: your shipping label`);
  expect(other.text).toContain('Best way (freight)');

  // the carrier takes the parcel, and brings it; it is asked every minute
  await scanPackage(page.request, tracking, 'picked-up');
  await scanPackage(page.request, tracking, 'delivered');
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Parcel arrived: receive and inspect it')).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 240_000, intervals: [3000] });
  await expect(page.getByRole('table').getByText('Awaiting return')).toBeVisible();
  await customer.reload();
  await expect(parcels(customer)).toContainText('Arrived at our dock');
  await customer.context().close();
  const receive = page.getByRole('form', { name: 'Receive and inspect' });
  await unfold(receive, page.locator('summary', { hasText: 'Receive and inspect' }));
  await receive.getByRole('button', { name: 'Receive and inspect' }).click();
  await expect(receive.getByText('Choose at least one parcel').first()).toBeVisible();
  await expectNoAxeViolations(page);
  await receive.getByLabel(`Parcel 2, ${tracking}`).check();
  await receive.getByRole('button', { name: 'Receive and inspect' }).click();
  await expect(parcels(page).getByRole('row', { name: tracking })).toContainText('Received');
  await expect(page.getByText('Parcel received')).toBeVisible();
});

test('roles that do not read cancellations and returns are told so', async ({ page }) => {
  await signIn(page, 'catalog@demo.gantry.example', '/admin/requests');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('cancellations and returns');
  await expect(page.getByRole('table')).toHaveCount(0);
  await expectNoAxeViolations(page);
});
