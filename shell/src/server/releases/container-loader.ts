import { compileFunction } from 'node:vm';
import { ModuleFederation } from '@module-federation/enhanced/runtime';
import type { RemoteName } from '@gantry/contracts/remotes';
import type { RemoteModule } from '@gantry/federation/remote-module';
import { readVerified } from '@gantry/federation/node/release/verify';
import { ReleaseRefused, type ReleaseManifest } from '@gantry/federation/node/release/manifest';
import { FederationHost } from '../../federation/federation-host.ts';
import type { Container, ShareScope } from '../../federation/share-scope.ts';
import { releaseFile } from './culprit.ts';
import { releaseRequire } from './release-require.ts';
import { releaseTimers } from './release-timers.ts';

/** What the federation runtime keeps for the whole process. */
interface FederationGlobals {
  readonly __FEDERATION__: { readonly __INSTANCES__: unknown[] };
  readonly __GLOBAL_LOADING_REMOTE_ENTRY__: Record<string, unknown>;
}
const federationGlobals = globalThis as unknown as FederationGlobals;

/**
 * Evaluates a release's server build: the very bytes whose hash the signed manifest names, loaded by a federation
 * runtime of its own, which goes with the release.
 * @throws ReleaseRefused when the bytes differ or what comes out is no remote; whatever the code throws otherwise
 */
export async function loadRelease(
  releases: string,
  manifest: ReleaseManifest,
  scope: ShareScope,
): Promise<RemoteModule> {
  const bytes = await readVerified(releases, manifest, manifest.node.entry);
  const filename = releaseFile(manifest);
  const remote = await takeOut(manifest.remote, filename, evaluate(bytes, filename), scope);
  checkShape(remote, manifest);
  return { ...remote, version: manifest.version };
}

function evaluate(bytes: Buffer, filename: string): Container {
  const module = { exports: {} as Container };
  const given = {
    exports: module.exports,
    module,
    require: releaseRequire(filename),
    __filename: filename,
    __dirname: '',
    ...releaseTimers(filename),
  };
  const run = compileFunction(bytes.toString('utf8'), Object.keys(given), { filename });
  run(...Object.values(given));
  // A container that brings a runtime of its own finds it again by its name: the next release's would be this one's.
  federationGlobals.__FEDERATION__.__INSTANCES__.length = 0;
  return module.exports;
}

async function takeOut(
  name: RemoteName,
  entry: string,
  container: Container,
  scope: ShareScope,
): Promise<RemoteModule | undefined> {
  // registered nowhere: the list of hosts would keep it, and the release with it
  const makeInstance = (options: ConstructorParameters<typeof ModuleFederation>[0]) =>
    new ModuleFederation(options);
  const loadEntry = (): Promise<Container> => Promise.resolve(container);
  const host = new FederationHost(makeInstance, {
    remotes: [{ name, entry }],
    type: 'commonjs-module',
    scope,
    loadEntry,
  });
  try {
    return await host.load(name);
  } finally {
    // the runtime remembers every entry it ever loaded, and would give it again
    delete federationGlobals.__GLOBAL_LOADING_REMOTE_ENTRY__[`${name}:${entry}`];
  }
}

function checkShape(
  remote: RemoteModule | undefined,
  manifest: ReleaseManifest,
): asserts remote is RemoteModule {
  const isRemote =
    remote?.name === manifest.remote &&
    Array.isArray(remote.routes) &&
    typeof remote.messages === 'function' &&
    typeof remote.api?.reducerPath === 'string' &&
    typeof remote.widgets === 'object';
  if (isRemote) return;
  throw new ReleaseRefused(`${manifest.remote} ${manifest.version} does not expose a remote of that name`);
}
