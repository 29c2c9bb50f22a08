import { linkInMail, mailsTo, mailTo } from '@gantry/testing/asking';
import { beforeHydration, freshEmail, hydrated, overflow, signUp } from '@gantry/testing/buying';
import { importRows } from '@gantry/testing/feeding';
import { expect, expectNoAxeViolations, test, type Locator, type Page } from '@gantry/testing/playwright';

/** Sold-out products of this file's own, so that no other test finds them changed. */
const valve = (id: string, more: object = {}) => ({
  id: `waited-${id}`,
  sku: `WAITED-${id}`,
  name: `Waited valve ${id}`,
  category: ['Waited for', 'Waited valves'],
  list_price: 30,
  stock: 0,
  ...more,
});
const ids = ['guest', 'account', 'plain', 'link', 'seen', 'silent', 'early'];
const pathOf = (id: string) => `/i/waited-valve-${id}-waited-${id}`;

test.beforeAll(() => importRows(ids.map((id) => valve(id))));
/** Other tests count products: these leave every list again. */
test.afterAll(() => importRows(ids.map((id) => valve(id, { status: 'archived' }))));

const box = (page: Page) => page.getByRole('region', { name: 'Price and availability' });
const form = (page: Page) => box(page).getByRole('form', { name: 'Notify me when available' });
/** What is wrong with a field, beside it; the form says it once more above. */
const problem = (within: Locator, text: string) => within.getByRole('paragraph').filter({ hasText: text });
const send = (page: Page) => form(page).getByRole('button').click();

/** The link of the mail that asks an address whether it wants to be told of a product. */
async function questionLink(page: Page, email: string, id: string): Promise<string> {
  const link = new RegExp(`https?://\\S+${pathOf(id)}\\?confirm-notice=\\S+`);
  const { pathname, search } = new URL(await linkInMail(page.request, email, link));
  return pathname + search;
}

/** Asks as a guest, and says yes by the link of the mail. */
async function waitFor(page: Page, id: string, email: string): Promise<void> {
  await openAlive(page, pathOf(id));
  await form(page).getByLabel('E-mail').fill(email);
  await send(page);
  await expect(box(page).getByText(`the link we e-mailed to ${email}`)).toBeVisible();
  await openAlive(page, await questionLink(page, email, id));
  await page.getByRole('button', { name: 'Yes, notify me' }).click();
  await expect(page.getByText('Thank you. We’ll e-mail you once')).toBeVisible();
}

async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

test('a guest waits, is told once, and takes back the rest by the link of the mail', async ({ page }) => {
  test.slow();
  const email = freshEmail('waiting');
  await openAlive(page, pathOf('guest'));
  await send(page);
  await expect(problem(form(page), 'Enter an e-mail address')).toBeVisible();
  await expect(form(page).getByLabel('E-mail')).toBeFocused();
  await form(page).getByLabel('E-mail').fill('gus@');
  await send(page);
  await expect(problem(form(page), 'Enter a valid e-mail address')).toBeVisible();
  await expectNoAxeViolations(page);
  await form(page).getByLabel('E-mail').fill(email);
  await page.keyboard.press('Enter');
  await expect(box(page).getByText(`the link we e-mailed to ${email}`)).toBeVisible();
  await expectNoAxeViolations(page);
  await openAlive(page, await questionLink(page, email, 'guest'));
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Yes, notify me' }).click();
  await expect(page.getByText('Thank you. We’ll e-mail you once')).toBeVisible();
  await expectNoAxeViolations(page);
  await waitFor(page, 'link', email);

  importRows([valve('guest', { availability: '1-week' })]);
  const mail = await mailTo(page.request, email, 'Available again: Waited valve guest');
  expect(mail.text).not.toMatch(/\$|30\.00/);
  const link = new URL(/https?:\/\/\S+stop-notices=\S+/.exec(mail.text)![0]);
  await openAlive(page, link.pathname + link.search);
  await expect(
    box(page)
      .getByRole('button', { name: /Add to cart/ })
      .first(),
  ).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Cancel all alerts' }).click();
  await expect(page.getByText('All stock alerts for this address are cancelled')).toBeVisible();

  importRows([valve('link', { availability: '1-week' }), valve('guest', { availability: '2-week' })]);
  const probe = freshEmail('probe');
  await waitFor(page, 'seen', probe);
  importRows([valve('seen', { availability: '1-week' })]);
  // What was due before it has been sent by then.
  await mailTo(page.request, probe, 'Available again: Waited valve seen');
  expect(
    (await mailsTo(page.request, email)).filter(({ subject }) => subject.startsWith('Available again')),
  ).toHaveLength(1);
});

test('a press before the scripts have come leads to the first problem as well', async ({ page }) => {
  await beforeHydration(page, pathOf('early'), async () => {
    await send(page);
    await expect(problem(form(page), 'Enter an e-mail address')).toBeVisible();
  });
  await expect(form(page).getByLabel('E-mail')).toBeFocused();
});

test('an unconfirmed address is asked once and gets no alert', async ({ page }) => {
  test.slow();
  const [silent, probe] = [freshEmail('silent'), freshEmail('probe')];
  for (let turn = 0; turn < 2; turn += 1) {
    await openAlive(page, pathOf('silent'));
    await form(page).getByLabel('E-mail').fill(silent);
    await send(page);
    await expect(box(page).getByText(`the link we e-mailed to ${silent}`)).toBeVisible();
  }
  await waitFor(page, 'silent', probe);
  importRows([valve('silent', { availability: '1-week' })]);
  await mailTo(page.request, probe, 'Available again: Waited valve silent');
  const mails = await mailsTo(page.request, silent);
  expect(mails.map(({ subject }) => subject)).toEqual(['Confirm your stock alert: Waited valve silent']);
});

test('an account finds its alerts, in another tab too, and cancels them', async ({ page }) => {
  test.slow();
  const email = await signUp(page, pathOf('account'));
  await hydrated(page);
  await expect(form(page).getByLabel('E-mail')).toHaveValue(email);
  await send(page);
  await expect(box(page).getByText(`We’ll e-mail ${email}`)).toBeVisible();
  const other = await page.context().newPage();
  await openAlive(other, pathOf('account'));
  await expect(box(other).getByText(`We’ll e-mail ${email}`)).toBeVisible();
  await box(other).getByRole('button', { name: 'Cancel alert' }).click();
  await expect(box(other).getByText('We won’t e-mail you about this product')).toBeVisible();
  await openAlive(page, pathOf('account'));
  await expect(form(page)).toBeVisible();
});

test('no alert is offered for discontinued or available products', async ({ page }) => {
  importRows([valve('ended', { availability: 'discontinued' }), valve('here', { availability: '2-5-days' })]);
  for (const id of ['ended', 'here']) {
    await page.goto(pathOf(id));
    await expect(box(page)).toBeVisible();
    await expect(form(page)).toHaveCount(0);
  }
  importRows([valve('ended', { status: 'archived' }), valve('here', { status: 'archived' })]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form comes back with its problem and what was typed, then goes through; so does the link', async ({
    page,
  }) => {
    test.slow();
    const email = freshEmail('plain');
    await page.goto(`/es${pathOf('plain')}`);
    const spanish = box2(page);
    await spanish.getByLabel('Correo electrónico').fill('gus@');
    await spanish.getByRole('button', { name: 'Avisarme cuando esté disponible' }).click();
    await expect(problem(spanish, 'Escriba un correo electrónico válido')).toBeVisible();
    await expect(spanish.getByLabel('Correo electrónico')).toHaveValue('gus@');
    await spanish.getByLabel('Correo electrónico').fill(email);
    await spanish.getByRole('button', { name: 'Avisarme cuando esté disponible' }).click();
    await expect(page).toHaveURL(new RegExp(`/es${pathOf('plain')}\\?notice=to-confirm`));
    await expect(spanish.getByText('Casi listo: ')).toBeVisible();
    const question = await questionLink(page, email, 'plain');
    await page.goto(question.slice(0, -4));
    await page.getByRole('button', { name: 'Sí, avísenme' }).click();
    await expect(page.getByText('Este enlace venció o está incompleto')).toBeVisible();
    await page.goto(question);
    await page.getByRole('button', { name: 'Sí, avísenme' }).click();
    await expect(page.getByText('Gracias. Le escribiremos una sola vez')).toBeVisible();
    importRows([valve('plain', { availability: '1-week' })]);
    const mail = await mailTo(page.request, email, 'está disponible de nuevo');
    const link = new URL(/https?:\/\/\S+stop-notices=\S+/.exec(mail.text)![0]);
    expect(link.pathname).toBe(`/es${pathOf('plain')}`);
    await page.goto(link.pathname + link.search.slice(0, -4));
    await page.getByRole('button', { name: 'Cancelar todos los avisos' }).click();
    await expect(page.getByText('Este enlace venció o está incompleto')).toBeVisible();
    await page.goto(link.pathname + link.search);
    await page.getByRole('button', { name: 'Cancelar todos los avisos' }).click();
    await expect(
      page.getByText('Se cancelaron todos los avisos de existencias de esta dirección'),
    ).toBeVisible();
  });

  const box2 = (page: Page) => page.getByRole('region', { name: 'Precio y disponibilidad' });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`on a telephone in the ${colorScheme}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme });

    test('the form fits in every language and axe finds nothing', async ({ page }) => {
      test.slow();
      for (const prefix of ['', '/es', '/fr']) {
        await page.goto(`${prefix}${pathOf('account')}`);
        await expect(page.locator('#notify-me')).toBeVisible();
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        await expectNoAxeViolations(page);
      }
    });
  });
}
