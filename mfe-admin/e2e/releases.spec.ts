import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { appendFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { adminAuditOfPath } from '@gantry/contracts/addresses/admin';
import type { ReleaseList, RemoteReleases } from '@gantry/contracts/schemas/release';
import { hydrated, signIn } from '@gantry/testing/buying';
import { callApi } from '@gantry/testing/offering';
import {
  expect,
  expectNoAxeViolations,
  runningShop,
  test,
  type Browser,
  type Page,
} from '@gantry/testing/playwright';

// One remote, one after the other. What all visitors get is never changed, for pages of other tests would tell of a new
// build. The canary differs from the build in a file that nobody asks for, and stays published: pages may have been given it.
test.describe.configure({ mode: 'serial' });
const remote = 'account';
const workspace = path.resolve(import.meta.dirname, '../..');
const address = '/admin/operations?tab=releases';
const section = (page: Page) => page.getByRole('region', { name: /^Account:/ });
const titles = {
  canary: `Give some visitors a release of ${remote}`,
  end: `End the canary of ${remote}`,
};

/** Publishes the remote's build with one file more, by the command line as its team does. @param more words of the command */
async function publish(...more: readonly string[]): Promise<string> {
  const build = await mkdtemp(path.join(tmpdir(), 'gantry-release-'));
  try {
    await cp(path.join(workspace, `mfe-${remote}`, 'dist'), build, { recursive: true });
    await writeFile(path.join(build, 'web', 'unused.css'), `/* ${randomUUID()} */`);
    const words = ['libs/federation/src/cli.ts', 'release', remote, '--build', build, ...more];
    const env = { ...process.env, GANTRY_HOME: runningShop().home };
    const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: workspace, env });
    const version = / (\d+-[a-z0-9]+) is published/.exec(stdout)?.[1];
    if (!version) throw new Error(`nothing was published:\n${stdout}`);
    return version;
  } finally {
    await rm(build, { recursive: true, force: true });
  }
}

async function remoteNow(page: Page): Promise<RemoteReleases> {
  const { remotes } = await callApi<ReleaseList>(page.request, 'GET', '/admin/operations/releases');
  return remotes.find((one) => one.remote === remote)!;
}

async function openBoard(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, 'admin@demo.gantry.example', address);
  await hydrated(page);
  await expect(section(page)).toContainText('Visitors get');
  return page;
}

/** Unfolds an act and fills it; nothing is asked yet. */
async function fillShare(
  page: Page,
  version: string,
  { percent, reason }: { percent: string; reason: string },
) {
  await section(page).getByText(titles.canary, { exact: true }).click();
  const form = page.getByRole('form', { name: titles.canary });
  await form.getByLabel('Release').selectOption(version);
  await form.getByLabel('Percent of visitors').fill(percent);
  await form.getByLabel('Reason').fill(reason);
  return form;
}

test.afterEach(async ({ browser }) => {
  const page = await openBoard(browser);
  const { canary, pinned, turn } = await remoteNow(page);
  const body = { turn, reason: 'the test is over' };
  if (pinned) await callApi(page.request, 'POST', `/admin/operations/releases/${remote}/unpin`, body);
  const now = await remoteNow(page);
  if (canary)
    await callApi(page.request, 'POST', `/admin/operations/releases/${remote}/canary/end`, {
      ...body,
      turn: now.turn,
    });
  await page.context().close();
});

test('a canary is begun and ended after a question; who has an old page is told and overwrites nothing', async ({
  browser,
}) => {
  test.slow();
  const version = await publish();
  const page = await openBoard(browser);
  const colleague = await openBoard(browser);
  await expect(section(page).getByRole('row', { name: new RegExp(version) })).toContainText('Nobody yet');
  await expectNoAxeViolations(page);
  const reason = `try ${randomUUID().slice(0, 8)}`;

  const form = await fillShare(page, version, { percent: '100', reason });
  await form.getByRole('button', { name: 'Start the canary …' }).click();
  await expect(form.getByLabel('Percent of visitors')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Percent of visitors').fill('1');
  await form.getByRole('button', { name: 'Start the canary …' }).click();
  await expect(form.getByText(`1% of the visitors get ${version}`)).toBeVisible();
  expect((await remoteNow(page)).canary).toBeNull();
  const theirs = await fillShare(colleague, version, { percent: '2', reason: 'I want it as well' });
  await theirs.getByRole('button', { name: 'Start the canary …' }).click();
  await expect(theirs.getByText(`2% of the visitors get ${version}`)).toBeVisible();

  await form.getByRole('button', { name: 'Yes, start the canary' }).click();
  await expect(section(page)).toContainText(`1% of them get ${version}`, { timeout: 60_000 });
  await theirs.getByRole('button', { name: 'Yes, start the canary' }).click();
  await expect(theirs.getByText(/Somebody else changed the releases/)).toBeVisible();
  await expect(section(colleague)).toContainText(`1% of them get ${version}`);
  await expect(theirs.getByLabel('Reason')).toHaveValue('I want it as well');

  await section(page).getByText(titles.end, { exact: true }).click();
  const end = page.getByRole('form', { name: titles.end });
  await end.getByLabel('Reason').fill(`${reason} is over`);
  await end.getByRole('button', { name: 'End the canary …' }).click();
  await end.getByRole('button', { name: 'Yes, end the canary' }).click();
  await expect(section(page)).not.toContainText('of them get');
  await page.goto(adminAuditOfPath('release', remote));
  await expect(page.getByRole('row', { name: new RegExp(`${reason} is over`) })).toContainText(
    `${version} 1 %`,
  );
  await page.context().close();
  await colleague.context().close();
});

test('a release is published from its signed archive with a reason, and nothing else gets in', async ({
  browser,
}) => {
  test.slow();
  const folder = await mkdtemp(path.join(tmpdir(), 'gantry-archive-'));
  const archive = path.join(folder, 'account.tar.gz');
  const version = await publish('--archive', archive);
  const place = path.join(runningShop().home, 'releases', remote, version);
  await rm(place, { recursive: true });
  const page = await openBoard(browser);
  const row = section(page).getByRole('row', { name: new RegExp(version) });
  await expect(row).toHaveCount(0);
  const title = `Publish a release of ${remote}`;
  await section(page).getByText(title, { exact: true }).click();
  const form = page.getByRole('form', { name: title });
  const reason = `handed over ${randomUUID().slice(0, 8)}`;
  await form.getByLabel('Reason').fill(reason);
  await form
    .getByLabel('Release archive')
    .setInputFiles({ name: 'evil.tar.gz', mimeType: 'application/gzip', buffer: Buffer.from('no archive') });
  await form.getByRole('button', { name: 'Publish' }).click();
  await expect(form.getByText('the file is no archive of a release')).toBeVisible();
  await expect(form.getByLabel('Reason')).toHaveValue(reason);
  await form.getByLabel('Release archive').setInputFiles(archive);
  await form.getByRole('button', { name: 'Publish' }).click();
  await expect(form.getByText(`${version} is published and can be activated.`)).toBeVisible();
  await expect(row).toContainText('Nobody yet');
  await expectNoAxeViolations(page);
  await page.goto(adminAuditOfPath('release', remote));
  await expect(page.getByRole('row', { name: new RegExp(reason) })).toContainText(version);
  await page.context().close();
  await rm(place, { recursive: true });
  await rm(folder, { recursive: true });
});

test('a release that was tampered with is refused with the reason, and what was typed stays', async ({
  browser,
}) => {
  test.slow();
  const version = await publish();
  const page = await openBoard(browser);
  const { turn } = await remoteNow(page);
  await appendFile(path.join(runningShop().home, 'releases', remote, version, 'web/unused.css'), ' ');
  const form = await fillShare(page, version, { percent: '1', reason: 'looks fine to me' });
  await form.getByRole('button', { name: 'Start the canary …' }).click();
  await form.getByRole('button', { name: 'Yes, start the canary' }).click();
  await expect(form.getByText('web/unused.css is not the file that was signed')).toBeVisible();
  await expect(form.getByLabel('Reason')).toHaveValue('looks fine to me');
  expect(await remoteNow(page)).toMatchObject({ turn, canary: null });
  await page.context().close();
  await rm(path.join(runningShop().home, 'releases', remote, version), { recursive: true });
});

test('a canary that fails to visitors is taken back by the store itself, and the board says why', async ({
  browser,
  playwright,
  baseURL,
}) => {
  test.slow();
  const version = await publish();
  const page = await openBoard(browser);
  const { turn } = await remoteNow(page);
  const body = { turn, version, percent: 1, reason: 'tried by the test' };
  await callApi(page.request, 'POST', `/admin/operations/releases/${remote}/canary`, body);
  // what pages of three visitors tell
  const data = { remote, version, what: 'TypeError: nothing to draw' };
  await expect(async () => {
    for (const visitor of ['visitor-one', 'visitor-two', 'visitor-three']) {
      const context = await playwright.request.newContext({ baseURL });
      const headers = { cookie: `visitor=${visitor}` };
      expect((await context.post('/fault-report', { data, headers })).status()).toBe(204);
      await context.dispose();
    }
    await page.goto(address);
    const takenBack = `1% of them were to get ${version}, which was taken back`;
    // reports of before the store gives the canary count for nothing
    await expect(section(page)).toContainText(takenBack, { timeout: 3000 });
  }).toPass();
  const row = section(page).getByRole('row', { name: new RegExp(version) });
  await expect(row).toContainText('Nobody');
  await expect(row).toContainText('failed to 3 visitors');
  await expect(row).toContainText('last: in a browser, TypeError: nothing to draw');
  await expectNoAxeViolations(page);
  await page.context().close();
});

test('what visitors get is pinned, which nothing gets around, and freed again', async ({ browser }) => {
  test.slow();
  const version = await publish();
  const page = await openBoard(browser);
  const press = async (act: string, title: string, reason: string) => {
    await section(page).getByText(title, { exact: true }).click();
    const form = page.getByRole('form', { name: title });
    await form.getByLabel('Reason').fill(reason);
    await form.getByRole('button', { name: `${act} …` }).click();
    await form.getByRole('button', { name: /^Yes/ }).click();
  };
  await press('Pin', `Pin what visitors get of ${remote}`, 'the fair is on');
  await expect(section(page).getByText('Pinned since')).toBeVisible();
  await expect(section(page).getByText('the fair is on')).toBeVisible();
  await expect(section(page).getByText(titles.canary, { exact: true })).toHaveCount(0);
  await expectNoAxeViolations(page);
  const { turn } = await remoteNow(page);
  const body = { turn, version, percent: 1, reason: 'past the page' };
  const shared = callApi(page.request, 'POST', `/admin/operations/releases/${remote}/canary`, body);
  await expect(shared).rejects.toThrow(/WRONG_STATE/);
  await press('Take the pin out', `Take the pin of ${remote} out`, 'the fair is over');
  await expect(section(page).getByText('Pinned since')).toHaveCount(0);
  await expect(section(page).getByText(titles.canary, { exact: true })).toBeVisible();
  await page.context().close();
});

test('releases are no business of other staff', async ({ page }) => {
  await signIn(page, 'support@demo.gantry.example', address);
  await expect(page.getByRole('list', { name: 'What waits for staff' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Releases' })).toHaveCount(0);
  const answer = await page.request.get('/api/v1/admin/operations/releases');
  expect(answer.status()).toBe(409);
});
