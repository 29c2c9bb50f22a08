import { isPaymentPage } from '@gantry/contracts/payment-pages';
import type { RemoteName } from '@gantry/contracts/remotes';
import { reasonOf } from '../log.ts';
import { culpritIn, type Culprit } from '../releases/culprit.ts';
import type { FaultWatch } from '../releases/fault-watch.ts';
import { remotesPinned } from './document-links.ts';
import type { PageRequest } from './send-page.ts';

/** What the services or the visitor are late with is no fault of a release. */
const late = ['TimeoutError', 'AbortError'];

/** Tells the fault watch of the pages that are sent, and of those that a release could not make on the server. */
export class PageFaults {
  private readonly watch: Pick<FaultWatch, 'countPage' | 'countFault'>;

  constructor(watch: Pick<FaultWatch, 'countPage' | 'countFault'>) {
    this.watch = watch;
  }

  /** A document is asked for. One that a browser fetches ahead may never be seen. */
  countPage(pageRequest: PageRequest): void {
    const { exchange, matched } = pageRequest;
    const { method, headers } = exchange.request;
    if (method === 'HEAD' || headers['sec-purpose'] !== undefined) return;
    const names = remotesPinned(matched.remote, isPaymentPage(exchange.url.pathname));
    this.watch.countPage(names.flatMap((name) => releaseOf(pageRequest, name) ?? []));
  }

  /** What loaders and actions threw that is no answer of theirs. */
  countErrors(pageRequest: PageRequest, errors: Readonly<Record<string, unknown>> | null): void {
    for (const error of Object.values(errors ?? {})) this.countThrown(pageRequest, error);
  }

  /** An error of the release whose code threw it, else of the page's own. */
  countThrown(pageRequest: PageRequest, error: unknown): void {
    if (!(error instanceof Error) || late.includes(error.name)) return;
    const { remote } = pageRequest.matched;
    const culprit = culpritIn(error.stack) ?? (remote && releaseOf(pageRequest, remote));
    const { visitor } = pageRequest;
    if (culprit) this.watch.countFault({ ...culprit, visitor, what: `on the server, ${reasonOf(error)}` });
  }
}

function releaseOf({ snapshot }: PageRequest, remote: RemoteName): Culprit | undefined {
  const version = snapshot.releases[remote]?.pinned.version;
  return version === undefined ? undefined : { remote, version };
}
