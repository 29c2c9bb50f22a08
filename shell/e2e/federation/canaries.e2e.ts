import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@gantry/testing/playwright';
import { faultReportPath } from '../../src/federation/fault-report-path.ts';
import { bucketOf } from '../../src/server/releases/visitor-bucket.ts';
import { vitalsReportPath } from '../../src/vitals/vitals-report-path.ts';
import { areas, type Area } from './kit/areas.ts';
import { FixtureShop } from './kit/fixture-shop.ts';
import { fetchPage, untilRendered } from './kit/page-of-release.ts';
import type { Variant } from './kit/release-variant.ts';
import { areaError, hydrated, mark, visit } from './kit/visitor.ts';

const percent = 50;
/** Names of visitors who get the canary, and of one who does not. */
const names = Array.from({ length: 200 }, (_, at) => `visitor-${at}`);
const inCanary = names.filter((name) => bucketOf(name) < percent);
const outside = names.find((name) => bucketOf(name) >= percent)!;

let shop: FixtureShop;
test.beforeAll(async () => {
  shop = await FixtureShop.open();
});
test.afterAll(() => shop.close());

const named = (area: Area, name: string): Area => ({
  ...area,
  cookie: [area.cookie, `visitor=${name}`].filter(Boolean).join('; '),
});

/** Gives half of the visitors a release, and waits until they get it. */
async function giveCanary({ remote }: Area, variant: Variant): Promise<string> {
  await shop.release(remote, { label: 'good' });
  const manifest = await shop.publish(remote, variant);
  await shop.canary(manifest, percent);
  await expect.poll(() => shop.log).toContain(`"canary":{"version":"${manifest.version}"`);
  return manifest.version;
}

const takenBack = (version: string) => `"version":"${version}","reason":"it failed to 3 visitors`;

/** What breaks on the server, and how its pages are answered. */
const broken: readonly (Variant & { readonly what: string; readonly status: number })[] = [
  { what: 'loaders throw', status: 500, label: 'broken', loaderThrows: true },
  // the browser tries what the server could not draw
  { what: 'pages throw on the server', status: 200, label: 'broken', throws: ['server'] },
];

for (const area of areas) {
  test.describe(area.remote, () => {
    test.use({ allowedErrors: [/throws in the browser/, /500/] });

    test('a canary whose pages throw in browsers is taken back, for everybody', async ({ browser }) => {
      const version = await giveCanary(area, { label: 'broken', throws: ['browser'] });
      for (const name of inCanary.slice(0, 3)) {
        expect(shop.log).not.toContain(takenBack(version));
        const context = await browser.newContext();
        const page = await context.newPage();
        const told = page.waitForResponse(`**${faultReportPath}`);
        await visit(page, shop, named(area, name));
        await expect(areaError(page)).toBeVisible();
        expect((await told).status()).toBe(204);
        await context.close();
      }
      await untilRendered(shop, named(area, inCanary[0]!), 'good');
      expect(shop.log).toContain(takenBack(version));
      expect(shop.log).toContain('in a browser, Error: broken throws in the browser');
    });

    for (const { what, status, ...variant } of broken) {
      test(`a canary whose ${what} is taken back`, async () => {
        const version = await giveCanary(area, variant);
        for (const name of inCanary.slice(0, 3))
          expect((await fetchPage(shop, named(area, name))).status).toBe(status);
        await untilRendered(shop, named(area, inCanary[0]!), 'good');
        expect(shop.log).toContain(takenBack(version));
        expect((await fetchPage(shop, named(area, outside))).rendered).toBe('good');
      });
    }
  });
}

test('a sound canary stays, and a visitor whose browser fails at it is no reason', async ({ browser }) => {
  const area = areas[0]!;
  const version = await giveCanary(area, { label: 'sound' });
  const context = await browser.newContext();
  const page = await context.newPage();
  await visit(page, shop, named(area, inCanary[0]!));
  await expect(hydrated(page)).toBeAttached();
  await expect(mark(page, 'sound')).toHaveCount(1);
  const report = { remote: area.remote, version, what: 'TypeError: an extension' };
  for (let times = 0; times < 10; times += 1)
    expect((await page.request.post(shop.url + faultReportPath, { data: report })).status()).toBe(204);
  await expect(page.getByRole('main')).toBeVisible();
  await context.close();
  for (const name of inCanary.slice(0, 20))
    expect((await fetchPage(shop, named(area, name))).rendered).toBe('sound');
  expect(shop.log).not.toContain(`"version":"${version}","reason":"it failed`);
});

test('false reports take nothing from visitors: the active release stays, and nonsense is refused', async ({
  request,
}) => {
  const area = areas[0]!;
  const { version: pinned } = await shop.release(area.remote, { label: 'good' });
  await expect.poll(async () => (await fetchPage(shop, area)).pinned).toBe(pinned);
  const send = (data: unknown, headers: Record<string, string> = {}) =>
    request.post(shop.url + faultReportPath, { data, headers }).then((answer) => answer.status());
  const report = { remote: area.remote, version: pinned, what: 'Error: made up' };
  for (const name of names.slice(0, 20)) expect(await send(report, { cookie: `visitor=${name}` })).toBe(204);
  expect((await fetchPage(shop, area)).pinned).toBe(pinned);
  expect(await send(report, { 'sec-fetch-site': 'cross-site' })).toBe(403);
  for (const wrong of [{}, { ...report, remote: 'shell' }, { ...report, version: '../..' }, 'x'.repeat(5000)])
    expect(await send(wrong)).toBe(400);
  expect((await request.get(shop.url + faultReportPath)).status()).toBe(405);
});

test('how pages feel is told when they are left, by the release they came from', async ({ page }) => {
  const area = areas[0]!;
  const { version } = await shop.release(area.remote, { label: 'good' });
  await expect.poll(async () => (await fetchPage(shop, area)).pinned).toBe(version);
  const measuring = page.waitForResponse(/web-vitals/);
  await visit(page, shop, area);
  await measuring;
  await expect(hydrated(page)).toBeAttached();
  const told = page.waitForRequest(`**${vitalsReportPath}`);
  await page.getByRole('main').click();
  const report = (await told).postDataJSON() as Record<string, unknown>;
  expect(report).toMatchObject({ remote: area.remote, version, lcp: expect.any(Number) });
  const tallies = path.join(shop.home, 'state/releases-tallies.json');
  await expect
    .poll(() => readFile(tallies, 'utf8').catch(() => ''), { timeout: 20_000 })
    .toContain(`"${area.remote}@${version}":{"lcp":{`);
});
