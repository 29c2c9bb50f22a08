import { hydrated, putInCart } from '@gantry/testing/buying';
import { withColleague } from '@gantry/testing/colleagues';
import { callApi } from '@gantry/testing/offering';
import { expect, expectNoAxeViolations, test, type Page } from '@gantry/testing/playwright';

const entry = (label: string, line1: string, use: 'shipping' | 'billing') => ({
  label,
  address: {
    attention: 'Receiving',
    line1,
    city: 'Cheyenne',
    region: 'WY',
    postalCode: '82001',
    country: 'US',
  },
  isDefaultShipping: use === 'shipping',
  isDefaultBilling: use === 'billing',
});

/** The company ships to its plant and bills to its office. */
async function keepAddresses({ request }: Page): Promise<void> {
  const path = '/my-account/company/addresses';
  await callApi(request, 'POST', path, entry('Plant', '99 Dock Road', 'shipping'));
  await callApi(request, 'POST', path, entry('Office', '5 Office Park', 'billing'));
}
const setRule = ({ request }: Page, onlyCompanyAddresses: boolean) =>
  callApi(request, 'PUT', '/my-account/company/address-rule', { onlyCompanyAddresses });
const section = (page: Page, name: string) => page.getByRole('region', { name });
const change = (page: Page, name: string) => page.getByRole('button', { name: `Edit: ${name}` }).click();

test.describe('addresses of the company', () => {
  test.use({ allowedErrors: [/422/] });

  test('are what a colleague without their own begins with, and may be the only ones', async ({
    browser,
  }) => {
    const { admin, colleague, close } = await withColleague(browser, 'buyer');
    await keepAddresses(admin);
    await putInCart(colleague);
    await colleague.goto('/checkout/purchase');
    await hydrated(colleague);
    await expect(section(colleague, 'Ship to')).toContainText('99 Dock Road');
    await change(colleague, 'Ship to');
    const book = section(colleague, 'Ship to').getByLabel('Address book');
    await expect(book.getByRole('option', { name: /^Plant: / })).toBeAttached();
    await expect(book.locator('optgroup[label="Company addresses"]')).toBeAttached();
    await expect(book.getByRole('option', { name: 'Another address' })).toBeAttached();
    await expectNoAxeViolations(colleague);

    // the rule comes while somebody has typed another address: it is refused at the field, and what was typed stays
    await section(colleague, 'Ship to').getByLabel('Address', { exact: true }).fill('1 Elsewhere');
    await setRule(admin, true);
    await colleague.getByRole('button', { name: 'Continue' }).click();
    await colleague.getByRole('button', { name: /^Place order/ }).click();
    const street = section(colleague, 'Ship to').getByLabel('Address', { exact: true });
    await expect(street).toHaveValue('1 Elsewhere');
    await expect(street).toHaveAccessibleDescription(/Choose an address of your company/);

    await colleague.reload();
    await hydrated(colleague);
    await change(colleague, 'Ship to');
    await expect(
      section(colleague, 'Ship to').getByText('Your company has orders shipped and billed'),
    ).toBeVisible();
    await expect(book.getByRole('option', { name: 'Another address' })).toHaveCount(0);
    await expectNoAxeViolations(colleague);
    await book.selectOption({ label: 'Plant: Receiving · 99 Dock Road · Cheyenne, WY 82001' });
    await section(colleague, 'Ship to').getByLabel('Name').fill('Somebody else');
    await expect(book).not.toHaveValue('');
    await colleague.getByRole('button', { name: 'Continue' }).click();
    await colleague.getByRole('button', { name: /^Place order/ }).click();
    await expect(colleague).toHaveURL(/order=\d+/);
    await close();
  });

  test('are offered on a request for a quote', async ({ browser }) => {
    const { admin, colleague, close } = await withColleague(browser, 'requester');
    await keepAddresses(admin);
    await setRule(admin, true);
    await colleague.goto('/quote?text=bolts');
    await hydrated(colleague);
    const place = section(colleague, 'Ship to');
    await expect(place).toContainText('99 Dock Road');
    await place.getByText('Change address').click();
    await expect(place.getByLabel('Address book').getByRole('option')).toHaveCount(2);
    await expectNoAxeViolations(colleague);
    await close();
  });
});
