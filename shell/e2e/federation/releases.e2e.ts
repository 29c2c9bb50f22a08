import { appendFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@gantry/testing/playwright';
import { areas } from './kit/areas.ts';
import { FixtureShop } from './kit/fixture-shop.ts';
import { fetchPage, untilRendered } from './kit/page-of-release.ts';

let shop: FixtureShop;
test.beforeAll(async () => {
  shop = await FixtureShop.open();
});
test.afterAll(() => shop.close());

for (const area of areas) {
  const { remote } = area;

  test.describe(remote, () => {
    test.beforeEach(async () => {
      await shop.release(remote, { label: 'good' });
      await untilRendered(shop, area, 'good');
    });

    test('is rendered by a new release within a moment of its activation, and by the old one after a rollback', async () => {
      await shop.release(remote, { label: 'next' });
      const page = await untilRendered(shop, area, 'next');
      expect(page.html).toContain(`/r/${remote}/${page.pinned}/web/`);
      await shop.rollBack(remote);
      await untilRendered(shop, area, 'good');
    });

    test('stays with the last good release when the next cannot be evaluated', async () => {
      for (const nodeCode of ['this is <<< not js', 'throw new Error("boom")', 'exports.get = 1']) {
        await shop.release(remote, { label: 'broken', nodeCode });
        await expect.poll(() => shop.log.split('release refused').length).toBeGreaterThan(1);
        expect((await fetchPage(shop, area)).rendered).toBe('good');
      }
    });

    test('stays with the last good release when files were changed after signing', async () => {
      const manifest = await shop.publish(remote, { label: 'tampered' });
      await shop.activate(manifest);
      await untilRendered(shop, area, 'tampered');
      const next = await shop.publish(remote, { label: 'tampered-with' });
      const file = path.join(shop.releases, remote, next.version, next.node.entry);
      const good = await readFile(file);
      await shop.activate(next);
      await untilRendered(shop, area, 'tampered-with');
      await shop.rollBack(remote);
      await untilRendered(shop, area, 'tampered');
      await appendFile(file, '// changed');
      await expect(shop.activate(next)).rejects.toThrow('is not the file that was signed');
      await writeFile(file, good);
    });

    test('shows the shell’s error page, and no secret, when its loaders throw', async () => {
      await shop.release(remote, { label: 'failing', loaderThrows: true });
      await expect.poll(async () => (await fetchPage(shop, area)).status).toBe(500);
      const { html } = await fetchPage(shop, area);
      expect(html).toContain('data-layout=');
      expect(html).not.toContain('password=secret');
    });

    test('is out of service for everybody while somebody says so, and the rest of the store is not', async () => {
      const other = areas.find((one) => one.remote !== remote)!;
      await shop.setOutOfService(remote, 'wrong prices');
      await expect.poll(async () => (await fetchPage(shop, area)).status).toBe(503);
      const { html, retryAfter } = await fetchPage(shop, area);
      expect(retryAfter).toBe('5');
      expect(html).toContain('data-layout=');
      expect(html).not.toContain('wrong prices');
      expect((await fetchPage(shop, other)).status).toBe(200);
      expect(await (await fetch(`${shop.url}/healthcheck`)).text()).toMatch(new RegExp(`: ${remote}$`, 'm'));
      await shop.setOutOfService(remote, null);
      await untilRendered(shop, area, 'good');
    });

    test('from the release before works with this shell', async () => {
      await shop.release(remote, { label: 'older', contract: 0 });
      const { status } = await untilRendered(shop, area, 'older');
      expect(status).toBe(200);
    });
  });
}

test('a canary visitor stays on the canary release, others on the active one', async () => {
  const area = areas[0]!;
  await shop.release('catalog', { label: 'good' });
  await untilRendered(shop, area, 'good');
  const manifest = await shop.publish('catalog', { label: 'canary' });
  await shop.canary(manifest, 50);
  const visitors = Array.from({ length: 40 }, (_, index) => `visitor=visitor-${index}`);
  const labelOf = async (cookie: string) => (await fetchPage(shop, { ...area, cookie })).rendered;
  await expect.poll(async () => (await Promise.all(visitors.map(labelOf))).includes('canary')).toBe(true);
  const first = await Promise.all(visitors.map(labelOf));
  const second = await Promise.all(visitors.map(labelOf));
  expect(second).toEqual(first);
  expect(first.filter((label) => label === 'good').length).toBeGreaterThan(5);
  await shop.canary(manifest, 0);
});

test('the shell starts with every remote dead and takes each up when it is released', async () => {
  const empty = await FixtureShop.open([]);
  try {
    for (const area of areas) {
      const { status, retryAfter, html } = await fetchPage(empty, area);
      expect([status, retryAfter]).toEqual([503, '5']);
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(html).toContain('data-error="503"');
      expect(html).toContain('data-layout=');
    }
    for (const area of areas) {
      await empty.release(area.remote, { label: 'first' });
      await untilRendered(empty, area, 'first');
    }
  } finally {
    await empty.close();
  }
});
