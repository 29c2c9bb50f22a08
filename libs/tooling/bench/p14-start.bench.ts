import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Bench } from '../src/bench/bench.ts';
import { freePort } from '../src/free-port.ts';
import { runProgram } from '../src/workspace/run-program.ts';
import { workspaceRoot } from '../src/workspace/projects.ts';

const FIRST_SECONDS = 180;
const SECOND_SECONDS = 15;
const STOP_SECONDS = 10;

// A new user's shell: nothing of this run's environment but what npm needs to reach its registry.
function freshEnvironment(home: string, port: number): NodeJS.ProcessEnv {
  const passed = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|GANTRY_|NODE_OPTIONS|DATABASE_URL|INIT_CWD)/.test(name),
  );
  const own = path.join(workspaceRoot, 'node_modules');
  const PATH = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.startsWith(own))
    .join(path.delimiter);
  return { ...Object.fromEntries(passed), PATH, GANTRY_HOME: home, PORT: String(port) };
}

type Started = { seconds: number; child: ChildProcess };

async function start(clone: string, env: NodeJS.ProcessEnv): Promise<Started> {
  const begin = performance.now();
  // what `npm start` runs; npm itself would end before the shop has
  const child = spawn('node', ['libs/tooling/bin/start.mjs'], {
    cwd: clone,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Gantry is ready at')) resolve();
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${output.slice(-2_000)}`)));
  });
  return { seconds: (performance.now() - begin) / 1_000, child };
}

async function stop(child: ChildProcess): Promise<number> {
  const begin = performance.now();
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  return (performance.now() - begin) / 1_000;
}

const bench: Bench = {
  name: 'P14',
  title: 'npm start on a fresh clone, with a warm package cache, and again',
  async run({ saveData, log }) {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'gantry-clone-'));
    try {
      const clone = path.join(folder, 'gantry');
      await runProgram('git', ['clone', '--quiet', workspaceRoot, clone]);
      const env = freshEnvironment(path.join(folder, 'home'), await freePort());
      const first = await start(clone, env);
      log(`first start: ${first.seconds.toFixed(1)} s`);
      const stopped = await stop(first.child);
      const second = await start(clone, env);
      log(`second start: ${second.seconds.toFixed(1)} s`);
      await stop(second.child);
      saveData('seconds', { first: first.seconds, second: second.seconds, stop: stopped });
      return [
        {
          what: 'first start, install and build included',
          value: first.seconds,
          unit: 's',
          goal: `≤ ${FIRST_SECONDS} s`,
          met: first.seconds <= FIRST_SECONDS,
        },
        {
          what: 'second start',
          value: second.seconds,
          unit: 's',
          goal: `≤ ${SECOND_SECONDS} s`,
          met: second.seconds <= SECOND_SECONDS,
        },
        {
          what: 'stop',
          value: stopped,
          unit: 's',
          goal: `≤ ${STOP_SECONDS} s`,
          met: stopped <= STOP_SECONDS,
        },
      ];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

export default bench;
