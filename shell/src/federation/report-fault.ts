import type { RemoteName } from '@gantry/contracts/remotes';
import { readPageData } from './page-data.ts';
import { faultReportPath } from './fault-report-path.ts';
import type { FaultReport } from './fault-report.schema.ts';

/** Files of releases: `/r/<remote>/<version>/…`. */
const releaseFile = /\/r\/([a-z]+)\/([\w-]+)\//;
/** What the network is late with is no fault of a release. */
const late = ['TimeoutError', 'AbortError', 'NotPinned'];
const maxLength = 300;
const maxCauses = 5;

/** Remotes this document has told of: once is enough for the server to count it. */
const told = new Set<string>();

/** Tells the server once that a release failed in this document. @param remote that answers where no stack names one */
export function reportFault(error: Error, remote: RemoteName | undefined): void {
  const release = culpritOf(error) ?? pinnedOf(remote);
  if (!release || late.includes(error.name) || told.has(release.remote)) return;
  told.add(release.remote);
  const body = JSON.stringify({ ...release, what: errorLine(error) } satisfies FaultReport);
  // nobody waits for it, and it may outlive the page
  fetch(faultReportPath, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}

type Release = Pick<FaultReport, 'remote' | 'version'>;

/** The release whose code stands nearest to where the error, or what caused it, was thrown. */
function culpritOf(error: Error): Release | undefined {
  let at: unknown = error;
  for (let depth = 0; at instanceof Error && depth < maxCauses; depth += 1, at = at.cause) {
    const [, remote, version] = releaseFile.exec(at.stack ?? '') ?? [];
    const pinned = remote && pinnedOf(remote as RemoteName);
    if (pinned && pinned.version === version) return pinned;
  }
  return undefined;
}

function pinnedOf(remote: RemoteName | undefined): Release | undefined {
  const version = remote && readPageData().remotes[remote]?.version;
  return version ? { remote, version } : undefined;
}

/** One line, without the addresses of visitors' records that a message may hold. */
function errorLine({ name, message }: Error): string {
  const words = `${name}: ${message}`.replace(/\s+/g, ' ').replace(/\?\S*/g, '');
  return words.slice(0, maxLength);
}
