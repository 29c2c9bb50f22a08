import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { errorMessage } from '../errors.ts';
import { workspaceRoot } from '../workspace/projects.ts';
import { runProgram, type ProgramOptions } from '../workspace/run-program.ts';
import { readState, updateState } from './home-state.ts';

const REMOTES = ['mfe-catalog', 'mfe-checkout', 'mfe-account', 'mfe-admin'];

/** A fingerprint of a build: every file with its content. */
export function fingerprint(folder: string): string {
  const hash = createHash('sha256');
  for (const name of globSync('**/*', { cwd: folder }).sort()) {
    const file = path.join(folder, name);
    if (statSync(file).isFile()) hash.update(name).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * Runs the release command of libs/federation (`mfe-catalog --activate`) and returns what it printed.
 * @throws with its output when it fails.
 */
export async function runRelease(
  words: string[],
  env: NodeJS.ProcessEnv,
  options: ProgramOptions = {},
): Promise<string> {
  const script = 'libs/federation/src/cli.ts';
  const { code, output } = await runProgram(process.execPath, [script, 'release', ...words], {
    ...options,
    env,
  });
  options.signal?.throwIfAborted();
  if (code !== 0) throw new Error(`The release of ${words[0]} failed:\n${output.trim()}`);
  return output;
}

export type ReleaseOptions = {
  home: string;
  env: NodeJS.ProcessEnv;
  onProgress: (line: string) => void;
  signal?: AbortSignal | undefined;
};

async function releaseBuild(remote: string, { home, env, signal }: ReleaseOptions): Promise<boolean> {
  const build = `${remote}/dist`;
  const built = fingerprint(path.join(workspaceRoot, build));
  if (readState(home).released[remote] === built) return false;
  await runRelease([remote, '--build', build, '--activate'], env, { quiet: true, signal });
  updateState(home, { released: { ...readState(home).released, [remote]: built } });
  return true;
}

/**
 * Publishes and activates each remote whose build is not the one that was released last. A build that is
 * refused is said so and left out: the shop runs with that remote's last good release, or without it.
 */
export async function releaseChangedRemotes(options: ReleaseOptions): Promise<void> {
  for (const remote of REMOTES) {
    try {
      if (await releaseBuild(remote, options)) options.onProgress(`released ${remote}`);
    } catch (error) {
      options.signal?.throwIfAborted();
      options.onProgress(`NOT released: ${errorMessage(error)}`);
    }
  }
}
