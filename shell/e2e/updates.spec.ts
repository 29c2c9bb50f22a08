import { expect, test } from '@gantry/testing/playwright';
import { open } from './kit/people.ts';

test('the manifest of this build can be had, and the latest one names it', async ({ request }) => {
  const latest = (await (await request.get('/builds/latest.json')).json()) as { id: string };
  const own = (await (await request.get(`/builds/meta/${latest.id}.json`)).json()) as unknown;
  expect(own).toEqual(latest);
});

test('a new build is told about a second after load; nothing reloads by itself', async ({ page }) => {
  await page.route('**/builds/latest.json', (route) => route.fulfill({ json: { id: 'next' } }));
  await open(page, '/brands');
  const notice = page.locator('[data-update-notice]');
  await expect(notice).toContainText('A new version of the store is ready.');
  await notice.getByRole('button', { name: 'Later' }).click();
  await expect(notice).toHaveCount(0);
});

test('no notice while the build is the latest', async ({ page }) => {
  const checked = page.waitForResponse('**/builds/latest.json');
  await open(page, '/brands');
  await checked;
  await expect(page.locator('[data-update-notice]')).toHaveCount(0);
});
