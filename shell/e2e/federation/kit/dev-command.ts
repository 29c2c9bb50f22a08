import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteName } from '@gantry/contracts/remotes';
import type { FixtureShop } from './fixture-shop.ts';

const workspace = path.resolve(import.meta.dirname, '../../../..');

/** `npm run dev` at work beside a shop, on a copy of a fixture's folder. */
export interface DevCommand {
  readonly folder: string;
  stop(): Promise<void>;
}

/** Starts `npm run dev -- <remote> --from <copy of the fixture>`. */
export async function startDev(shop: FixtureShop, remote: RemoteName, fixture: string): Promise<DevCommand> {
  // inside the workspace, where its packages are found
  await mkdir(path.join(workspace, '.gantry'), { recursive: true });
  const folder = await mkdtemp(path.join(workspace, '.gantry/dev-'));
  await cp(path.join(import.meta.dirname, '../fixtures', fixture), folder, { recursive: true });
  const running = { pid: shop.pid, mode: 'all', url: shop.url, mailUrl: '', pids: {}, env: {} };
  await writeFile(path.join(shop.home, 'run.json'), JSON.stringify(running));
  const child = spawn(process.execPath, ['libs/tooling/bin/dev.mjs', remote, '--from', folder], {
    cwd: workspace,
    env: { PATH: process.env.PATH, GANTRY_HOME: shop.home },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return {
    folder,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
