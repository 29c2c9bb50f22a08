import { expect, expectNoAxeViolations, test, type Page } from '@gantry/testing/playwright';
import { hydrated, overflow, signUp } from '@gantry/testing/buying';

const fields = (page: Page) => page.frameLocator('[data-card-fields] iframe');
async function typeCard(page: Page, number: string): Promise<void> {
  await fields(page).locator('[name=number]').fill(number);
  await fields(page).locator('[name=expiry]').fill('12 / 30');
  await fields(page).locator('[name=cvc]').fill('123');
  await fields(page).locator('[name=zip]').fill('82001');
}
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save card' });

async function openForm(page: Page): Promise<void> {
  await page.goto('/my-account/payment-methods');
  await hydrated(page);
  await page.getByRole('link', { name: 'Add a card' }).click();
  await expect(page).toHaveURL(/payment-methods\/new$/);
  await hydrated(page);
  await expect(saveButton(page)).toBeEnabled();
}

test('a card is saved without an order, and removed again', async ({ page }) => {
  await signUp(page);
  await openForm(page);
  await expect(page.getByText('Test mode: only test cards are accepted.')).toBeVisible();
  await expectNoAxeViolations(page);
  await saveButton(page).click();
  await expect(page.getByText('Complete the card details')).toBeVisible();
  await typeCard(page, '4242424242424242');
  await saveButton(page).click();
  await expect(page).toHaveURL(/\/my-account\/payment-methods$/);
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Visa •••• 4242' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Visa •••• 4242' }).click();
  await expect(page.getByText('No card is saved')).toBeVisible();
});

test.describe('asked or refused by the bank', () => {
  test.use({ allowedErrors: [/402/] });

  test('a card is saved once its owner has answered, or not at all', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await signUp(page);
    await openForm(page);
    await typeCard(page, '4000000000009995');
    await saveButton(page).click();
    await expect(page.getByText('The bank refused this card')).toBeVisible();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    const question = page.frameLocator('iframe[title="3-D Secure"]');
    await typeCard(page, '4000002760003184');
    await saveButton(page).click();
    await question.getByRole('button', { name: 'Fail authentication' }).click();
    await expect(page.getByText('Your bank could not confirm')).toBeVisible();
    await saveButton(page).click();
    await question.getByRole('button', { name: 'Complete authentication' }).click();
    await expect(page).toHaveURL(/\/my-account\/payment-methods$/);
    await expect(page.getByRole('heading', { name: 'Visa •••• 3184' })).toBeVisible();
  });
});
