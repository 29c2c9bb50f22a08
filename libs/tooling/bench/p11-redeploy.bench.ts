import { appendFileSync, cpSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench, Figure, MeasuredShop } from '../src/bench/bench.ts';
import { runRelease } from '../src/stack/releases.ts';
import { runNx } from '../src/workspace/nx.ts';
import { workspaceRoot } from '../src/workspace/projects.ts';

const REMOTE = 'mfe-catalog';
const ROUNDS = 5;
const GIVE_UP_MS = 20_000;

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return (performance.now() - begin) / 1_000;
}

async function build(words: string[]): Promise<void> {
  const { code, output } = await runNx('build', words, { quiet: true, env: { NX_SKIP_NX_CACHE: 'true' } });
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
}

function releaseInUse(html: string): string {
  return /\/r\/catalog\/([^/"]+)\//.exec(html)?.[1] ?? '';
}

/** Asks as new visitors do until the home page is of the wanted release; seconds since `since`. */
async function seenAfter(shop: MeasuredShop, version: string, since: number): Promise<number> {
  for (;;) {
    const html = await (await fetch(shop.url)).text();
    const seconds = (performance.now() - since) / 1_000;
    if (releaseInUse(html) === version) return seconds;
    if (seconds * 1_000 > GIVE_UP_MS) throw new Error(`Visitors still do not see ${version}.`);
    await sleep(5);
  }
}

type Redeploy = { activation: number; rollback: number };

/** Publishes the build with one byte more in its entry, as a new version, and returns its name. */
async function publishChanged(env: NodeJS.ProcessEnv, round: number): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'gantry-bench-build-'));
  try {
    cpSync(path.join(workspaceRoot, REMOTE, 'dist'), folder, { recursive: true });
    const [entry] = globSync('web/remote-entry.*.js', { cwd: folder });
    if (!entry) throw new Error(`${REMOTE} has no web build.`);
    appendFileSync(path.join(folder, entry), `\n// ${Date.now()} ${round}\n`);
    const output = await runRelease([REMOTE, '--build', folder], env, { quiet: true });
    const version = /(\S+) is published/.exec(output)?.[1];
    if (!version) throw new Error(`The release command did not name its version: ${output}`);
    return version;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// Published first, so that only the activation is measured.
async function redeploy(shop: MeasuredShop, round: number): Promise<Redeploy> {
  const env = { ...process.env, ...shop.env };
  const before = releaseInUse(await (await fetch(shop.url)).text());
  const version = await publishChanged(env, round);
  await runRelease([REMOTE, '--version', version, '--activate'], env, { quiet: true });
  const activation = await seenAfter(shop, version, performance.now());
  await runRelease([REMOTE, '--rollback', '--version', before], env, { quiet: true });
  const rollback = await seenAfter(shop, before, performance.now());
  return { activation, rollback };
}

function worst(values: number[]): number {
  return Math.max(...values);
}

const bench: Bench = {
  name: 'P11',
  title: 'Build, and a redeployed remote under the next visitor',
  async run({ shop, saveData, log }) {
    const cold = await secondsOf(() => build([]));
    log(`cold build: ${cold.toFixed(1)} s`);
    const warm = await secondsOf(() => build([REMOTE]));
    const measured = await shop();
    const rounds: Redeploy[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await redeploy(measured, round));
    saveData('rounds', rounds);
    const activation = worst(rounds.map((round) => round.activation));
    const rollback = worst(rounds.map((round) => round.rollback));
    const figures: Figure[] = [
      { what: 'build of everything, no cache', value: cold, unit: 's', goal: '≤ 60 s', met: cold <= 60 },
      { what: 'build of one remote', value: warm, unit: 's', goal: '≤ 6 s', met: warm <= 6 },
      {
        what: `seen after activation, worst of ${ROUNDS}`,
        value: activation,
        unit: 's',
        goal: '≤ 2 s',
        met: activation <= 2,
      },
      {
        what: `seen after rollback, worst of ${ROUNDS}`,
        value: rollback,
        unit: 's',
        goal: '≤ 1 s',
        met: rollback <= 1,
      },
    ];
    return figures;
  },
};

export default bench;
