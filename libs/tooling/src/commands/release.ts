import path from 'node:path';
import { errorMessage } from '../errors.ts';
import { readState, updateState } from '../stack/home-state.ts';
import { gantryHome, homePaths } from '../stack/home.ts';
import { runningInstance } from '../stack/run-file.ts';
import { fingerprint, runRelease } from '../stack/releases.ts';
import { runNx } from '../workspace/nx.ts';
import { findRemotes, workspaceRoot } from '../workspace/projects.ts';

const WITHOUT_BUILD = ['--rollback', '--version', '--build'];

// With the shop running, its environment lets a release be tried on it before it is activated.
function releaseEnvironment(home: string): NodeJS.ProcessEnv {
  const own = { GANTRY_HOME: home, RELEASES_DIR: process.env.RELEASES_DIR ?? homePaths(home).releases };
  return { ...process.env, ...own, ...runningInstance(home)?.env };
}

async function buildAndRemember(remote: string, home: string): Promise<void> {
  const { code } = await runNx('build', [remote]);
  if (code !== 0) throw new Error(`The build of ${remote} failed.`);
  const built = fingerprint(path.join(workspaceRoot, remote, 'dist'));
  // The next start need not release it once more, nor undo a later rollback.
  updateState(home, { released: { ...readState(home).released, [remote]: built } });
}

/** `npm run release -- <remote> [--activate] [--rollback] [--canary P]`, while the shop runs or not. */
export async function run(words: string[]): Promise<number> {
  const home = gantryHome();
  try {
    const [name, ...options] = words;
    if (!name) throw new Error('Name a remote, for example: npm run release -- mfe-catalog --activate');
    const [project] = findRemotes([name]);
    const remote = project?.folder ?? name;
    const needsBuild = !options.some((option) => WITHOUT_BUILD.includes(option));
    if (needsBuild) await buildAndRemember(remote, home);
    const build = needsBuild ? ['--build', `${remote}/dist`] : [];
    await runRelease([remote, ...build, ...options], releaseEnvironment(home));
    return 0;
  } catch (error) {
    console.error(errorMessage(error));
    return 1;
  }
}
