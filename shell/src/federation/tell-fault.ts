import { splitLocale } from '@gantry/contracts/locales';
import { remoteOf, type RemoteName } from '@gantry/contracts/remotes';

/** Tells the server that something failed, so that a bad release is noticed. What tells it is loaded only then. */
export async function tellFault(error: unknown, remote?: RemoteName): Promise<void> {
  if (!(error instanceof Error)) return;
  const loading = import(/* webpackChunkName: "report-fault" */ './report-fault.ts');
  // whatever keeps it from loading is known to the server otherwise, or to nobody
  (await loading.catch(() => undefined))?.reportFault(error, remote);
}

/** An error in the place of a page: the page's own remote answers for what no other release's code has thrown. */
export const tellPageFault = (error: unknown): void =>
  void tellFault(error, remoteOf(splitLocale(location.pathname).path));

/** Tells of what nothing on the page has caught, where the code of a release threw it. */
export function watchErrors(): void {
  addEventListener('error', ({ error }) => void tellFault(error));
  addEventListener('unhandledrejection', ({ reason }) => void tellFault(reason));
}
