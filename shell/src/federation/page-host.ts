import { createInstance } from '@module-federation/enhanced/runtime';
import { FederationHost } from './federation-host.ts';
import type { PageData } from './page-data.ts';
import type { Container } from './share-scope.ts';
import { shareScope } from './shared-libraries.ts';

/** The one federation host of a page: all remotes it is pinned to, on the page's copies of the shared libraries. */
export function openPageHost(
  pinned: PageData['remotes'],
  loadEntry: (remote: string) => Promise<Container>,
): FederationHost {
  const remotes = Object.entries(pinned).map(([name, { entry }]) => ({ name, entry }));
  return new FederationHost(createInstance, { remotes, type: 'module', scope: shareScope(), loadEntry });
}
