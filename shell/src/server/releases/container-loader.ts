import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import type { RemoteModule } from '@gantry/federation/remote-module';
import { readVerified } from '@gantry/federation/node/release/verify';
import { ReleaseRefused, type ReleaseManifest } from '@gantry/federation/node/release/manifest';
import { openContainer, type Container, type ShareScope } from '../../federation/share-scope.ts';

const requireBuiltin = createRequire(import.meta.url);

/**
 * Evaluates a release's server build: the very bytes whose hash the signed manifest names, in a container of its own.
 * @throws ReleaseRefused when the bytes differ or what comes out is no remote; whatever the code throws otherwise
 */
export async function loadRelease(
  releases: string,
  manifest: ReleaseManifest,
  scope: ShareScope,
): Promise<RemoteModule> {
  const bytes = await readVerified(releases, manifest, manifest.node.entry);
  const filename = `${manifest.remote}@${manifest.version}.js`;
  const names = ['exports', 'module', 'require', '__filename', '__dirname'];
  const evaluate = compileFunction(bytes.toString('utf8'), names, { filename });
  const module = { exports: {} as Container };
  evaluate(module.exports, module, requireBuiltin, filename, '');
  const remote = await openContainer(module.exports, scope);
  checkShape(remote, manifest);
  return { ...remote, version: manifest.version };
}

function checkShape(remote: RemoteModule | undefined, manifest: ReleaseManifest): void {
  const isRemote =
    remote?.name === manifest.remote &&
    Array.isArray(remote.routes) &&
    typeof remote.messages === 'function' &&
    typeof remote.api?.reducerPath === 'string' &&
    typeof remote.widgets === 'object';
  if (isRemote) return;
  throw new ReleaseRefused(`${manifest.remote} ${manifest.version} does not expose a remote of that name`);
}
