import { hydrated, overflow } from '@gantry/testing/buying';
import { withColleague } from '@gantry/testing/colleagues';
import { callApi } from '@gantry/testing/offering';
import { expect, expectNoAxeViolations, test, type Page } from '@gantry/testing/playwright';

const locations = (page: Page) => page.getByRole('region', { name: 'Locations' });
const editOf = (page: Page, path: string) =>
  locations(page).getByRole('button', { name: `Edit ${path}`, exact: true });

async function addLocation(page: Page, name: string, partOf?: string): Promise<void> {
  await locations(page).getByRole('button', { name: 'Add a location' }).click();
  const form = page.locator('#location');
  await form.getByLabel('Location name').fill(name);
  if (partOf) await form.getByLabel('Part of').selectOption({ label: partOf });
  await form.getByRole('button', { name: 'Save location' }).click();
  await expect(editOf(page, partOf ? `${partOf} > ${name}` : name)).toBeVisible();
}

test.describe('locations of a company', () => {
  test.use({ allowedErrors: [/409/, /422/, /400/] });

  test('are made a tree by its admin, with people in it, and read by everybody there', async ({
    browser,
  }) => {
    const { admin, colleague, close } = await withColleague(browser, 'viewer');
    await colleague.goto('/my-account/company');
    await expect(locations(colleague)).toHaveCount(0);
    await admin.goto('/my-account/company');
    await hydrated(admin);
    await addLocation(admin, 'Ohio');
    await addLocation(admin, 'Plant 2', 'Ohio');
    // a name that is taken there is refused at its field, and nothing typed is lost
    await locations(admin).getByRole('button', { name: 'Add a location' }).click();
    const form = admin.locator('#location');
    await form.getByLabel('Location name').fill('ohio');
    await form.getByRole('button', { name: 'Save location' }).click();
    await expect(form.getByLabel('Location name')).toHaveAccessibleDescription(/Another location there/);
    await expect(form.getByLabel('Location name')).toHaveValue('ohio');
    await expectNoAxeViolations(admin);
    await admin.keyboard.press('Escape');

    const people = admin.getByRole('table', { name: 'Company' });
    const manage = people.getByRole('button', { name: /^Manage/ });
    await expect(manage).toHaveCount(2);
    await manage.first().click();
    const place = admin.locator('#person-location');
    await place.getByLabel('Location').selectOption({ label: 'Ohio > Plant 2' });
    await place.getByRole('button', { name: 'Save location' }).click();
    await expect(place.getByText('Saved')).toBeVisible();
    await admin.keyboard.press('Escape');
    await expect(people.getByText('Ohio > Plant 2')).toBeVisible();

    // it is closed once somebody says where its people go
    await editOf(admin, 'Ohio > Plant 2').click();
    const closing = admin.locator('#close-location');
    await closing.getByRole('button', { name: 'Close location' }).click();
    await expect(closing.getByText(/still belong here/).first()).toBeVisible();
    await closing.getByLabel('Move its people').selectOption({ label: 'Ohio' });
    await closing.getByRole('button', { name: 'Close location' }).click();
    await expect(locations(admin).getByText('Closed', { exact: true })).toBeVisible();
    await expect(people.getByText('Ohio', { exact: true })).toBeVisible();

    await colleague.reload();
    await expect(locations(colleague).getByText('Ohio')).toBeVisible();
    await expect(locations(colleague).getByText('Plant 2')).toHaveCount(0);
    await expect(locations(colleague).getByRole('button')).toHaveCount(0);

    await editOf(admin, 'Ohio > Plant 2').click();
    await admin.getByRole('button', { name: 'Reopen location' }).click();
    await expect(admin.locator('#close-location')).toBeVisible();
    await admin.keyboard.press('Escape');
    await expect(locations(admin).getByText('Closed', { exact: true })).toHaveCount(0);
    await close();
  });

  test('fit a telephone in each language, in the light and in the dark', async ({ browser }) => {
    const { admin, close } = await withColleague(browser, 'buyer');
    let parentId: string | null = null;
    for (const name of ['Midwestern United States', 'Ohio', 'Plant 2 for valves and fittings', 'Hall A']) {
      const made: { id: string } = await callApi(admin.request, 'POST', '/my-account/company/locations', {
        name,
        parentId,
      });
      parentId = made.id;
    }
    await admin.setViewportSize({ width: 390, height: 844 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await admin.emulateMedia({ colorScheme });
      for (const prefix of ['', '/es', '/fr']) {
        await admin.goto(`${prefix}/my-account/company`);
        expect(await overflow(admin), prefix).toBeLessThanOrEqual(0);
      }
      await expectNoAxeViolations(admin);
    }
    await close();
  });
});
