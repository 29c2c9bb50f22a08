import path from 'node:path';
import type { RemoteName } from '@gantry/contracts/remotes';
import { activateRelease, rollBackRelease } from '@gantry/federation/node/release/activate';
import { signingKey } from '@gantry/federation/node/release/keys';
import { publishBuild } from '@gantry/federation/node/release/publish';
import { freshEmail, hydrated } from '@gantry/testing/buying';
import { expect, runningShop, test, type Page } from '@gantry/testing/playwright';
import { withVariant } from '../federation/kit/release-variant.ts';

const remote: RemoteName = 'checkout';
const label = 'deployed-meanwhile';

const releasing = () => {
  const { home } = runningShop();
  return {
    remote,
    releases: path.join(home, 'releases'),
    privateKey: signingKey(home),
    smoke: async () => {},
  };
};

/** Releases another build of the pages of quotes, in the shop that is running. */
async function deploy(page: Page): Promise<void> {
  const { version } = await withVariant(remote, { label }, (build) =>
    publishBuild({ ...releasing(), build }),
  );
  await activateRelease({ ...releasing(), version });
  await expect(async () => {
    expect(await (await page.request.get('/quote')).text()).toContain(`data-release="${label}"`);
  }).toPass({ timeout: 120_000 });
}

const savedDraft = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.url().endsWith('/quote/draft') && answer.request().method() === 'PUT' && answer.ok(),
  );

test.afterEach(async () => {
  await rollBackRelease(releasing());
});

test('a quote draft survives an update of the app: the open tab goes on, and the new build shows all of it', async ({
  page,
}) => {
  test.slow();
  await page.goto('/quote?text=brass%20cap%201%2F2%20in%20NPT');
  await hydrated(page);
  await expect(page.getByLabel('What you need')).toHaveValue('brass cap 1/2 in NPT');
  const form = page.locator('#quote');
  const email = freshEmail('update');
  const first = savedDraft(page);
  await form.locator('[name=name]').fill('Ulla Update');
  await form.locator('[name=email]').fill(email);
  await form.getByLabel('Message').fill('Before the update');
  await first;
  await form
    .getByLabel('Add files')
    .setInputFiles([
      { name: 'cap.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a drawing') },
    ]);
  await expect(page.getByRole('link', { name: 'cap.pdf' })).toBeVisible();

  await deploy(page);
  // the tab is of the build before: it goes on, and what is typed in it is kept
  await expect(page.locator('main i[data-release]')).toHaveCount(0);
  const second = savedDraft(page);
  await page.getByLabel('Quantity').fill('75');
  await form.getByLabel('Message').fill('After the update');
  await second;
  await expect
    .poll(async () => (await (await page.request.get('/quote')).text()).includes('After the update'))
    .toBe(true);

  await page.reload();
  await hydrated(page);
  await expect(page.locator(`main i[data-release="${label}"]`)).toHaveCount(1);
  expect((await page.context().cookies()).map(({ name }) => name)).toContain('quote');
  await expect(page.getByLabel('What you need')).toHaveValue('brass cap 1/2 in NPT');
  await expect(page.getByLabel('Quantity')).toHaveValue('75');
  await expect(form.locator('[name=name]')).toHaveValue('Ulla Update');
  await expect(form.locator('[name=email]')).toHaveValue(email);
  await expect(form.getByLabel('Message')).toHaveValue('After the update');
  await expect(page.getByRole('link', { name: 'cap.pdf' })).toBeVisible();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('We received your request');
});
