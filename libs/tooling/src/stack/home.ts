import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { workspaceRoot } from '../workspace/projects.ts';

/** The folder with everything one shop keeps: database, releases, images, logs, secrets. */
export function gantryHome(env: NodeJS.ProcessEnv = process.env): string {
  return path.resolve(workspaceRoot, env.GANTRY_HOME || '.gantry');
}

export function homePaths(home: string) {
  return {
    postgres: path.join(home, 'postgres'),
    releases: path.join(home, 'releases'),
    logs: path.join(home, 'logs'),
    secrets: path.join(home, 'secrets.json'),
    runFile: path.join(home, 'run.json'),
    state: path.join(home, 'state.json'),
    bench: path.join(home, 'bench'),
  };
}

export type Secrets = {
  /** Of which the keys are derived by which shell and services know each other. */
  GANTRY_INTERNAL_KEY: string;
  /** The phrase of the call envelope. The shell hands it to every browser, so it protects nothing. */
  GANTRY_SEED: string;
  /** Seals what identity has to read again, such as the secrets of authenticator apps; nobody else gets it. */
  GANTRY_ACCOUNT_KEY: string;
};

/** The secrets of this home, drawn at random the first time; readable by their owner only. */
export function readSecrets(home: string): Secrets {
  const file = homePaths(home).secrets;
  mkdirSync(home, { recursive: true });
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) : {};
  // a home of an earlier release lacks those that came later
  const secrets: Secrets = { ...newSecrets(), ...known };
  if (Object.keys(secrets).length > Object.keys(known).length)
    writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
  return secrets;
}

const newSecrets = (): Secrets => ({
  GANTRY_INTERNAL_KEY: randomBytes(32).toString('base64url'),
  GANTRY_SEED: randomBytes(24).toString('base64url'),
  GANTRY_ACCOUNT_KEY: randomBytes(32).toString('base64url'),
});
