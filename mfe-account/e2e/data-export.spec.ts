import { readFileSync } from 'node:fs';
import { expect, expectNoAxeViolations, test } from '@gantry/testing/playwright';
import { demoPassword, overflow, signUp } from '@gantry/testing/buying';
import { mailTo } from '@gantry/testing/asking';
import { strFromU8, unzipSync } from 'fflate';

test('a copy of all data is downloaded by its owner, who is told', async ({ page }) => {
  const email = await signUp(page, '/my-account/profile');
  const section = page.getByRole('region', { name: 'Your data' });
  await section.getByText('What the copy holds').click();
  await expect(section.getByText(/3 copies a day; each can be downloaded for 15 minutes/)).toBeVisible();
  await section.getByText('Get a copy of my data').click();
  await section.getByLabel('Current password').fill(demoPassword);
  await expectNoAxeViolations(page);
  await section.getByRole('button', { name: 'Prepare copy' }).click();
  const link = section.getByRole('link', { name: 'Download Zip file' });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^data-a-\d+\.zip$/);
  const files = unzipSync(new Uint8Array(readFileSync(await download.path())));
  expect(strFromU8(files['README.txt']!)).toContain('What is not in it, and why');
  expect(JSON.parse(strFromU8(files['account.json']!))).toMatchObject([{ email }]);
  expect(JSON.parse(strFromU8(files['orders.json']!))).toEqual([]);
  await mailTo(page.request, email, 'A copy of your data was downloaded');
});

test('in another language the page and the README speak it, also on a telephone', async ({ page }) => {
  await signUp(page, '/fr/my-account/profile');
  await page.setViewportSize({ width: 390, height: 844 });
  const section = page.getByRole('region', { name: 'Vos données' });
  await section.getByText('Obtenir une copie de mes données').click();
  await section.getByLabel('Mot de passe actuel').fill(demoPassword);
  await section.getByRole('button', { name: 'Préparer la copie' }).click();
  const link = section.getByRole('link', { name: 'Télécharger le fichier Zip' });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const files = unzipSync(new Uint8Array(readFileSync(await download.path())));
  expect(strFromU8(files['README.txt']!)).toContain('Ce qui n’y est pas, et pourquoi');
});

test.describe('a wrong password', () => {
  test.use({ allowedErrors: [/409/] });

  test('gives nothing', async ({ page }) => {
    await signUp(page, '/my-account/profile');
    const section = page.getByRole('region', { name: 'Your data' });
    await section.getByText('Get a copy of my data').click();
    await section.getByLabel('Current password').fill('not the password');
    await section.getByRole('button', { name: 'Prepare copy' }).click();
    await expect(section.getByText('The current password is incorrect.')).toBeVisible();
    await expect(section.getByRole('link')).toHaveCount(0);
  });
});
