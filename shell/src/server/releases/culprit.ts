import type { RemoteName } from '@gantry/contracts/remotes';
import { isReleaseName } from '@gantry/federation/node/release/manifest';

/** A release whose code did something. */
export interface Culprit {
  readonly remote: RemoteName;
  readonly version: string;
}

const fileName = /\b([a-z]+)@(\d+-[a-z0-9]+)\.js\b/;

/** Name under which a release's code is evaluated: by it every stack says whose code ran. */
export const releaseFile = ({ remote, version }: Culprit): string => `${remote}@${version}.js`;

/** The release whose code stands nearest to the top of a stack, or in an address; nothing where none is in it. */
export function culpritIn(text: string | undefined): Culprit | undefined {
  const [, remote = '', version = ''] = fileName.exec(text ?? '') ?? [];
  return isReleaseName(remote, version) ? { remote, version } : undefined;
}

const maxDepth = 100;

/** The release that called, however many functions of others lie between. */
export function callingRelease(): Culprit | undefined {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = maxDepth;
  const { stack } = new Error();
  Error.stackTraceLimit = stackTraceLimit;
  return culpritIn(stack);
}
