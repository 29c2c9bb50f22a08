import { newRequestAddress } from '@gantry/contracts/addresses/account';
import {
  fillPurchase,
  hydrated,
  overflow,
  placeOrder,
  putInCart,
  signIn,
  signUp,
} from '@gantry/testing/buying';
import { expect, expectNoAxeViolations, test, type Browser, type Page } from '@gantry/testing/playwright';
import { deliverOrder, termsBuyer } from '@gantry/testing/shipping';

test('items of an order are cancelled in two steps, and the record says what follows', async ({ page }) => {
  test.slow();
  const email = await signUp(page);
  await putInCart(page);
  await fillPurchase(page, { email });
  const number = await placeOrder(page);
  await page.goto(`/my-account/orders/${number}`);
  await hydrated(page);
  await page.getByRole('link', { name: 'Cancel items' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Cancel items of order ${number.toUpperCase()}`,
  );
  await expectNoAxeViolations(page);
  await page
    .getByLabel(/^Quantity of/)
    .first()
    .fill('1');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('You are credited')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByLabel('What we should know').fill('Ordered twice');
  await page.getByRole('button', { name: 'Request cancellation' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Cancellation R-/);
  await expect(page.getByText('Ordered twice').first()).toBeVisible();
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.goto('/my-account/requests');
  await expect(page.getByRole('table').getByRole('link').first()).toHaveText(/^R-/);
});

const png = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
});
const noPhoto = { ...png('page.png'), buffer: Buffer.from('<!doctype html><script>alert(1)</script>') };

/** The last step of asking for the return of what was damaged on the way, on an order that has arrived. */
async function askForDamaged(browser: Browser, buyer: Page): Promise<void> {
  await signIn(buyer, termsBuyer);
  const staff = await (await browser.newContext()).newPage();
  await signIn(staff, 'admin@demo.gantry.example');
  const order = await deliverOrder(buyer, staff);
  await staff.context().close();
  await buyer.goto(newRequestAddress(order, { type: 'return' }));
  await hydrated(buyer);
  await buyer.getByLabel('It was damaged or lost in shipping').check();
  await buyer
    .getByLabel(/^Quantity of/)
    .first()
    .fill('1');
  await buyer.getByRole('button', { name: 'Continue' }).click();
  await expect(buyer.getByText('You are credited')).toBeVisible();
}

const photosIn = (page: Page) =>
  page.getByRole('form', { name: 'Request return' }).getByRole('listitem').filter({ hasText: '.png' });

test.describe('photos of a return', () => {
  test.use({ allowedErrors: [/404|422/] });

  test('are sent as they are chosen, survive a reload, and are taken out again', async ({
    page,
    browser,
  }) => {
    test.slow();
    await askForDamaged(browser, page);
    await hydrated(page);
    const photos = page.getByLabel('Photos');
    await page.getByRole('button', { name: 'Request return' }).click();
    await expect(photos).toHaveAccessibleDescription(/Photos are missing/);
    await expectNoAxeViolations(page);
    await photos.setInputFiles(noPhoto);
    await expect(page.getByText('page.png: The content doesn’t match the file name.')).toBeVisible();
    await photos.setInputFiles([png('box.png'), png('wrong.png')]);
    await expect(photosIn(page)).toHaveText([/^box\.png/, /^wrong\.png/]);
    await page.reload();
    await hydrated(page);
    await expect(photosIn(page)).toHaveText([/^box\.png/, /^wrong\.png/]);
    await page.getByRole('button', { name: 'Remove wrong.png' }).click();
    await expect(photosIn(page)).toHaveText([/^box\.png/]);
    await page.getByLabel('What we should know').fill('The box was open');
    await page.getByRole('button', { name: 'Request return' }).click();
    await expect(photos).toHaveAccessibleDescription(/Photos are missing/);
    await expect(page.getByLabel('What we should know')).toHaveValue('The box was open');

    await page.getByRole('link', { name: 'Change items or reason' }).click();
    await expect(page.getByLabel('It was damaged or lost in shipping')).toBeChecked();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(photosIn(page)).toHaveText([/^box\.png/]);
    await photos.setInputFiles([png('item.png')]);
    await expect(photosIn(page)).toHaveText([/^box\.png/, /^item\.png/]);
    await expectNoAxeViolations(page);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Request return' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Return R-/);
    for (const name of ['box.png', 'item.png']) await expect(page.getByRole('link', { name })).toBeVisible();
  });

  test('are posted with the form where no script sends them, and those that came are kept', async ({
    page,
    browser,
  }) => {
    test.slow();
    await askForDamaged(browser, page);
    const storageState = await page.context().storageState();
    const context = await browser.newContext({ storageState, javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(page.url());
    await plain.getByLabel('Photos').setInputFiles([png('box.png'), noPhoto]);
    await plain.getByLabel('What we should know').fill('The box was open');
    await plain.getByRole('button', { name: 'Request return' }).click();
    await expect(plain.getByText('Not every file could be taken.').first()).toBeVisible();
    await expect(plain.getByText('page.png: The content doesn’t match the file name.')).toBeVisible();
    await expect(plain.getByLabel('What we should know')).toHaveValue('The box was open');
    await expect(photosIn(plain)).toHaveText([/^box\.png/]);
    await plain.getByRole('button', { name: 'Request return' }).click();
    await expect(plain.getByLabel('Photos')).toHaveAccessibleDescription(/Photos are missing/);
    await plain.getByLabel('Photos').setInputFiles([png('item.png')]);
    await plain.getByRole('button', { name: 'Request return' }).click();
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText(/^Return R-/);
    for (const name of ['box.png', 'item.png']) await expect(plain.getByRole('link', { name })).toBeVisible();
    await expect(plain.getByText('The box was open').first()).toBeVisible();
    await context.close();
  });
});
