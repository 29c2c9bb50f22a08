import { expect, expectNoAxeViolations, test, type Page } from '@gantry/testing/playwright';
import { mailTo, numberIn } from '@gantry/testing/asking';
import { hydrated, signIn, signUp } from '@gantry/testing/buying';

const moveTo = (page: Page, status: string) =>
  page
    .getByRole('group', { name: 'Change status to' })
    .getByRole('button', { name: status, exact: true })
    .click();

test('a product whose price must be asked becomes an inquiry, is answered at the office and ends', async ({
  page,
  browser,
}) => {
  test.slow();
  const customer = page;
  const email = await signUp(customer, '/my-account');
  const found = await customer.request.get('/api/v1/catalog/products?availability=contact-us-price&size=1');
  const { data } = (await found.json()) as { data: { items: { uri: string; name: string }[] } };
  const product = data.items[0]!;
  await customer.goto(`/i/${product.uri}`);
  await customer.getByRole('main').locator('a[href*="/quote?sku="]').first().click();
  await expect(customer).toHaveURL(/\/quote/);
  await hydrated(customer);
  await expect(customer.getByRole('link', { name: product.name })).toBeVisible();
  await expect(customer.locator('#quote [name=name]')).toHaveValue('Sam Signup');
  await customer.getByLabel('Quantity', { exact: true }).fill('40');
  await customer.getByLabel('Message').fill('What would 40 of them cost?');
  await customer.getByRole('button', { name: 'Send request' }).click();
  await expect(customer.getByRole('heading', { level: 1 })).toContainText('We received your request');
  const number = /q-\d+/.exec(customer.url())?.[0] ?? '';

  const acknowledged = await mailTo(customer.request, email, number);
  expect(acknowledged.text).toContain(`/my-account/inquiries/${number}`);
  const forStore = await mailTo(customer.request, 'info@gantry.example', number);
  expect(forStore.text).toContain('What would 40 of them cost?');
  expect(forStore.text).toContain(`/admin/orders/quote-${number}`);

  const office = await (await browser.newContext()).newPage();
  await signIn(office, 'sales@demo.gantry.example', '/admin/orders?list=inquiries');
  await office.getByRole('link', { name: number.toUpperCase() }).click();
  await hydrated(office);
  await expect(office.getByRole('heading', { level: 1 })).toHaveText(`Quote ${number.toUpperCase()}`);
  await expect(office.getByRole('table', { name: 'Products' })).toContainText('40');
  await moveTo(office, 'In progress');
  await expect(office.getByText('Inquiry status: In progress.')).toBeVisible();
  await moveTo(office, 'Waiting for customer');
  await expect(office.getByText('Enter a message to the customer').first()).toBeVisible();
  await office.getByLabel('Message to the customer').fill('Which voltage?\nAnd by when?');
  await moveTo(office, 'Waiting for customer');
  await expect(office.getByText('Inquiry status: Waiting for customer.')).toBeVisible();
  await expectNoAxeViolations(office);

  const question = await mailTo(customer.request, email, 'Which voltage?');
  expect(question.subject).toContain(number.toUpperCase());
  await customer.goto(`/my-account/inquiries/${number}`);
  await hydrated(customer);
  await expect(customer.getByText('Pending Customer Response').first()).toBeVisible();
  await customer.getByLabel('Your answer').fill('24 V, in March');
  await customer.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(customer.getByText('Being Processed').first()).toBeVisible();

  await expect(async () => {
    await office.reload();
    await hydrated(office);
    await expect(office.getByText('24 V, in March')).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  await office.getByLabel('Message to the customer').fill('They cost 4 dollars each.');
  await office.getByLabel('Closing reason').selectOption({ label: 'Answered' });
  await moveTo(office, 'Cleared');
  await expect(office.getByText('Inquiry status: Cleared.')).toBeVisible();
  await mailTo(customer.request, email, 'They cost 4 dollars each.');
  await customer.reload();
  await expect(customer.getByText('Closed').first()).toBeVisible();
  await expect(customer.getByRole('main')).not.toContainText('Answered');

  await expect(async () => {
    await signInAsAdminOnce(office);
    await office.goto(`/admin/audit?entity=inquiry&number=${number}`);
    await expect(office.getByRole('cell', { name: 'cleared' }).first()).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  await office.context().close();
});

/** The trail is read by admins and auditors. */
async function signInAsAdminOnce(page: Page): Promise<void> {
  if (
    (await page.context().storageState()).cookies.some(
      ({ name, value }) => name === 'role' && value === 'admin',
    )
  )
    return;
  await page.context().clearCookies();
  await signIn(page, 'admin@demo.gantry.example', '/admin/audit');
}

test('markup in any field stays text: on the page, at the office, on paper and in mails', async ({
  page,
  browser,
}) => {
  test.slow();
  const evil = `"><img src=x onerror="document.title='broken'"><script>document.title='broken'</script>`;
  await signUp(page, '/help-section/contact-us');
  await hydrated(page);
  const form = page.locator('#contact');
  await form.getByLabel('Subject').selectOption({ label: 'Something else' });
  await form.getByLabel('Order number').fill(evil.slice(0, 40));
  await form.getByLabel('Message').fill(`${evil}\n${evil}`);
  await form.getByLabel('Your name').fill(evil);
  await form.getByLabel('Company').fill(evil);
  await page.getByRole('button', { name: 'Send inquiry' }).click();
  await expect(page.getByText('We have received your inquiry')).toBeVisible();
  const number = await numberIn(page);
  const office = await (await browser.newContext()).newPage();
  await signIn(office, 'support@demo.gantry.example', '/admin/orders?list=inquiries');
  const mail = await mailTo(page.request, 'info@gantry.example', number);
  expect(mail.html).not.toMatch(/<(img|script)\b/);
  for (const [reader, address] of [
    [page, `/my-account/inquiries/${number}`],
    [page, `/my-account/inquiries/print/${number}`],
    [page, '/my-account/inquiries'],
    [office, '/admin/orders?list=inquiries'],
    [office, `/admin/orders/quote-${number}`],
  ] as const) {
    await reader.goto(address);
    await expect(reader.getByText('onerror=', { exact: false }).first()).toBeVisible();
    await expect(reader.locator('main img[src="x"]')).toHaveCount(0);
    await expect(reader).not.toHaveTitle('broken');
  }
  await office.context().close();
});
