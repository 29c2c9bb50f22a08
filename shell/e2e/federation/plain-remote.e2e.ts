import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@gantry/testing/playwright';
import { startDev, type DevCommand } from './kit/dev-command.ts';
import { FixtureShop } from './kit/fixture-shop.ts';
import { hydrated } from './kit/visitor.ts';

let shop: FixtureShop;
let dev: DevCommand;
test.beforeAll(async () => {
  shop = await FixtureShop.open(['catalog']);
  dev = await startDev(shop, 'account', 'plain-remote');
});
test.afterAll(async () => {
  await dev.stop();
  await shop.close();
});

const html = async (): Promise<string> => (await fetch(`${shop.url}/sign-in`)).text();

test('a remote built with nothing but the federation package shows in the shop under npm run dev', async ({
  page,
}) => {
  test.slow();
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await expect.poll(html, { timeout: 120_000 }).toContain('A plain remote');
  await page.goto(`${shop.url}/sign-in`);
  await expect(hydrated(page)).toBeAttached();
  await expect(page).toHaveTitle(/^Plain/);
  await page.getByRole('button', { name: 'Pressed 0 times' }).click();
  await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
  // hydrated without a word, on the shop's one React: the copy that it brings for other hosts was not asked for
  expect(messages).toEqual([]);
  const source = path.join(dev.folder, 'src/remote.mjs');
  const code = await readFile(source, 'utf8');
  await writeFile(source, code.replace('A plain remote', 'A changed remote'));
  await expect.poll(html, { timeout: 120_000 }).toContain('A changed remote');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A changed remote');
});
