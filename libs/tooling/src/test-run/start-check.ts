import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../free-port.ts';
import { isRunning } from '../process.ts';
import { readRunFile } from '../stack/run-file.ts';
import { workspaceRoot } from '../workspace/projects.ts';

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk);
      output += chunk.toString();
      if (output.includes('Gantry is ready at')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code} before it was ready.`)));
  });
}

/** One `npm start`: it serves, Ctrl-C ends it with exit code 0, and no process of it is left. */
async function startAndStop(home: string): Promise<void> {
  const port = await freePort();
  const env = { ...process.env, GANTRY_HOME: home, PORT: String(port) };
  const script = path.join(workspaceRoot, 'libs/tooling/bin/start.mjs');
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await untilReady(child);
  const answer = await fetch(`http://127.0.0.1:${port}/healthcheck`);
  if (!answer.ok) throw new Error(`/healthcheck answered ${answer.status}`);
  const pids = Object.values(readRunFile(home)?.pids ?? {});
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`npm start ended with ${code} after Ctrl-C.`);
  const left = pids.filter(isRunning);
  if (left.length > 0) throw new Error(`npm start left processes behind: ${left.join(', ')}`);
}

/** Starts and stops the shop twice as a user does, the second time on the data of the first. */
export async function checkStart(): Promise<boolean> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'gantry-start-'));
  try {
    await startAndStop(home);
    await startAndStop(home);
    return true;
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
