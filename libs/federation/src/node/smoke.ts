import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ReleaseRefused, type ReleaseManifest } from './release/manifest.ts';
import { workspaceRoot } from './share-map.ts';

const limit = 60_000;

/** The shell's own program for trying a release; part of its server build. */
const smokeProgram = path.join(workspaceRoot, 'shell/dist/server/smoke.mjs');

export interface SmokeOptions {
  readonly releases: string;
  readonly publicKeyFile: string;
  /** address of a running gateway; without one the pages' data is missing and only the modules are tried */
  readonly gatewayUrl?: string;
  readonly internalKey?: string;
  readonly program?: string;
}

/**
 * Loads and renders a release in a process of its own, so that nothing it does can harm the one that asks.
 * @throws ReleaseRefused with what went wrong
 */
export async function smokeRelease(manifest: ReleaseManifest, options: SmokeOptions): Promise<void> {
  const program = options.program ?? smokeProgram;
  if (!existsSync(program)) throw new Error(`The shell is not built: ${program} is missing.`);
  const { code, output } = await runSmoke(program, manifest, options);
  if (code === 0) return;
  throw new ReleaseRefused(`${manifest.remote} ${manifest.version} failed its trial:\n${output.trim()}`);
}

function runSmoke(
  program: string,
  { remote, version }: ReleaseManifest,
  options: SmokeOptions,
): Promise<{ code: number | null; output: string }> {
  const env = {
    PATH: process.env.PATH,
    RELEASES_DIR: options.releases,
    RELEASE_PUBLIC_KEY: options.publicKeyFile,
    GATEWAY_URL: options.gatewayUrl ?? '',
    GANTRY_INTERNAL_KEY: options.internalKey ?? '',
  };
  const child = spawn(process.execPath, [program, remote, version], { env, timeout: limit });
  let output = '';
  const collectChunk = (chunk: Buffer): void => void (output += chunk.toString());
  child.stdout.on('data', collectChunk);
  child.stderr.on('data', collectChunk);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (signal) output += `\nstopped by ${signal} after ${limit / 1000} s`;
      resolve({ code, output });
    });
  });
}
