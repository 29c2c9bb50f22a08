import { spawn, type ChildProcess } from 'node:child_process';
import { freePort } from '../free-port.ts';
import { workspaceRoot } from '../workspace/projects.ts';
import { runProgram } from '../workspace/run-program.ts';

/** A server started for a comparison. */
export type Server = { url: string; pid: number; bytes: number; stop: () => void };

/** Starts a program of the shell's build and waits for the line that says where it listens. */
export function startServer(words: string[], env: NodeJS.ProcessEnv, pattern: RegExp): Promise<Server> {
  const flags = ['--no-compilation-cache'];
  const options = { cwd: workspaceRoot, env, stdio: ['ignore', 'pipe', 'inherit'] as const };
  const child: ChildProcess = spawn(process.execPath, [...flags, ...words], {
    ...options,
    stdio: [...options.stdio],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    child.on('exit', () => reject(new Error(`${words.join(' ')} ended:\n${output}`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, port, bytes] = pattern.exec(output) ?? [];
      if (!port) return;
      const url = `http://127.0.0.1:${port}`;
      resolve({ url, pid: child.pid ?? 0, bytes: Number(bytes ?? 0), stop: () => child.kill() });
    });
  });
}

/** The build without federation, with the surroundings of a running shop. */
export async function startMono(env: NodeJS.ProcessEnv): Promise<Server> {
  await runProgram(process.execPath, ['libs/federation/src/cli.ts', 'build', '--mono'], { env });
  const port = String(await freePort());
  const listens = /the shell listens","url":"http:\/\/[^:]+:(\d+)/;
  return startServer(['shell/dist/mono/server/server.mjs'], { ...env, PORT: port }, listens);
}
