import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@gantry/testing/playwright';
import { areas, type Area } from './kit/areas.ts';
import { FixtureShop } from './kit/fixture-shop.ts';
import { fetchPage, type ServedPage } from './kit/page-of-release.ts';

// What happens to files of a release is tested beside the registry (release-faults.test.ts). Here the code of a release
// harms the process that it runs in.

/** Code that a release runs a moment after it came into use, and what is said of it. */
const harms: Readonly<Record<string, { readonly runs: string; readonly said: RegExp }>> = {
  'throws in a timer': {
    runs: `setTimeout(() => { throw new Error('nobody catches this') }, 100);`,
    said: /it threw outside of every page: nobody catches this/,
  },
  'ends the process': { runs: `setTimeout(() => process.exit(0), 100);`, said: /it called process\.exit/ },
  'never comes to an end': {
    runs: `setTimeout(() => { for (;;); }, 100);`,
    said: /it kept the server from answering/,
  },
  'takes memory without end': {
    runs: `const kept = []; setInterval(() => { for (let i = 0; i < 1e5; i++) kept.push({ i, text: 'x' + i }) }, 10);`,
    // on a busy machine the collector may be found at work for too long before the memory is
    said: /it (?:took memory without end|kept the server from answering)/,
  },
  'opens a server of its own': {
    runs: `require('node:net').createServer().listen(0);`,
    said: /a release gets nothing but the shared libraries/,
  },
  'throws while it is evaluated': { runs: `throw new Error('not today');`, said: /not today/ },
};
let shop: FixtureShop;
test.beforeAll(async () => {
  // as little memory as works, for it takes time to use it up
  shop = await FixtureShop.open(undefined, { GANTRY_SHELL_MEMORY: '384' });
});
test.afterAll(() => shop.close());

/** A page, as a visitor gets it whose browser tries a lost connection once more. */
const visit = (area: Area): Promise<ServedPage> => fetchPage(shop, area).catch(() => fetchPage(shop, area));
const untilGood = (area: Area) =>
  expect.poll(async () => (await visit(area)).rendered, { timeout: 120_000 }).toBe('good');
const untilLogged = (text: string | RegExp, from: number) =>
  expect
    .poll(() => shop.log.slice(from), { timeout: 120_000 })
    .toEqual(typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text));

interface Watch {
  /** @returns the longest that one page took, and how many were not what they should be */
  end(): Promise<{ longest: number; wrong: number; all: number }>;
}

/** Asks for a page of another area again and again, as its visitors do. */
function watch(area: Area): Watch {
  const found = { longest: 0, wrong: 0, all: 0 };
  let isOver = false;
  const running = (async () => {
    while (!isOver) {
      const begin = performance.now();
      const page = await visit(area).catch(() => undefined);
      found.all += 1;
      if (page?.status !== 200 || page.rendered !== 'good') found.wrong += 1;
      found.longest = Math.max(found.longest, performance.now() - begin);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  })();
  return {
    async end() {
      isOver = true;
      await running;
      return found;
    },
  };
}

for (const [index, area] of areas.entries()) {
  const { remote } = area;
  const other = areas[(index + 1) % areas.length]!;

  test(`a release of ${remote} that harms the server is dropped by its name, and the other areas go on`, async () => {
    test.slow();
    for (const [harm, { runs, said }] of Object.entries(harms)) {
      await test.step(`it ${harm}`, async () => {
        const watching = watch(other);
        const from = shop.log.length;
        await shop.release(remote, { label: harm, runs });
        await untilLogged(said, from);
        await untilGood(area);
        const { longest, wrong, all } = await watching.end();
        expect(all).toBeGreaterThan(0);
        expect(wrong).toBe(0);
        test
          .info()
          .annotations.push({ type: harm, description: `longest page ${Math.round(longest)} ms of ${all}` });
      });
    }
  });
}

test('a dropped release stays dropped after a restart, until activated again', async () => {
  const area = areas[0]!;
  const harmful = `setTimeout(() => { throw new Error('again') }, 100);`;
  const manifest = await shop.release(area.remote, { label: 'harmful', runs: harmful });
  await untilLogged('again', 0);
  await untilGood(area);
  await shop.halt();
  const from = shop.log.length;
  await shop.start();
  expect((await visit(area)).rendered).toBe('good');
  expect(shop.log.slice(from)).toContain(`${manifest.version} was dropped`);
  const drops = path.join(shop.home, 'state/releases-dropped.json');
  expect(Object.keys(JSON.parse(await readFile(drops, 'utf8')))).toContain(`catalog@${manifest.version}`);
  const again = shop.log.length;
  await shop.activate(manifest);
  await untilLogged(`"version":"${manifest.version}","canary"`, again);
  await untilLogged('release dropped', again);
  await untilGood(area);
});

/** The process that answers: the last one that said it listens. */
const answering = (): number => Number([...shop.log.matchAll(/the shell listens.*"pid":(\d+)/g)].at(-1)?.[1]);

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('a killed worker is replaced without a refused connection, and none outlives its supervisor', async () => {
  const worker = answering();
  process.kill(worker, 'SIGKILL');
  expect((await visit(areas[0]!)).status).toBe(200);
  // It may answer before what it said of itself has been read.
  await expect.poll(answering).not.toBe(worker);
  const successor = answering();
  process.kill(shop.pid, 'SIGKILL');
  await expect.poll(() => isRunning(successor)).toBe(false);
});
