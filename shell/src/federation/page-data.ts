import type { LocaleCode } from '@gantry/contracts/locales';
import type { RemoteName, WidgetName } from '@gantry/contracts/remotes';
import type { CartSummary } from '@gantry/contracts/schemas/cart';
import type { User } from '@gantry/contracts/schemas/account';
import type { HydrationState } from 'react-router';

/** The release of a remote that a page is pinned to for as long as its document lives. */
export interface PinnedRelease {
  readonly version: string;
  /**
   * address of the remote's entry, `/r/<remote>/<version>/web/<file>.js`; in a document that with the texts of its
   * language, where the release has one
   */
  readonly entry: string;
  /** `/r/<remote>/<version>/web/` */
  readonly base: string;
}

/** What the browser may know of the deployment; injected here so that one build runs in every environment. */
export interface PublicConfig {
  /** the address the shop is reached at, without a slash at the end; canonical links and `og:url` start with it */
  readonly origin: string;
  /** phrase of the `{t,s,i}` envelope; not a secret */
  readonly envelopeSeed: string;
  /** names the shell's build and the releases the page is made of, compared with `/builds/latest.json` */
  readonly buildId: string;
  /** the pseudo-locale is offered */
  readonly pseudoLocale: boolean;
  /** in which the page was made, on the store's clock: days of another year are shown with it */
  readonly year?: number | undefined;
}

/** The visitor's own part of a page (`Visitor` of the api client): all that differs between two visitors. */
export interface PersonalState {
  readonly user: User | null;
  readonly cart: CartSummary | null;
}

/** A visitor without session and cart. */
export const guestState: PersonalState = { user: null, cart: null };

/**
 * What the server writes into the document and the browser reads once, before it hydrates.
 * `<script type="application/json" id="page-data">` in the head holds PageData without a single personal byte when the
 * page is shared; `<script type="application/json" id="personal-data">` at the end of the body holds PersonalState.
 */
export interface PageData {
  /**
   * `hydrate`: #root holds the page, the browser hydrates it with `hydration` and `store`.
   * `render`: the server had no release of the page's remote; #root holds the layout only and the browser renders anew.
   */
  readonly mode: 'hydrate' | 'render';
  readonly locale: LocaleCode;
  readonly config: PublicConfig;
  /** absent: the shell knows no release of that remote, or the remote is not for this page (admin on public pages) */
  readonly remotes: Readonly<Partial<Record<RemoteName, PinnedRelease>>>;
  /** state of the page's store as `dehydrate(store)` of @gantry/api-client gives it */
  readonly store: unknown;
  readonly hydration: HydrationState;
  /** widgets of other remotes that the server rendered into the document */
  readonly widgets: readonly WidgetName[];
  /**
   * `inline`: the page was rendered for this visitor alone, the store's session already holds PersonalState.
   * `placeholder`: the page is shared; everything but the placeholder was rendered for a guest. The tree hydrates with a guest's
   * store, the placeholder reads the personal context, and the session goes into the store after hydration.
   */
  readonly personal: 'inline' | 'placeholder';
}

export const pageDataId = 'page-data';
export const personalDataId = 'personal-data';

/** Reads the page's data from the document. */
export function readPageData(from: Document = document): PageData {
  return JSON.parse(from.getElementById(pageDataId)?.textContent ?? 'null') as PageData;
}

/** Path of each stylesheet → its hash, from the import map, in which those of the scripts stand for the browser. */
export function readStyleIntegrity(from: Document = document): Readonly<Record<string, string>> {
  const text = from.querySelector('script[type=importmap]')?.textContent ?? '{}';
  const { integrity = {} } = JSON.parse(text) as { integrity?: Readonly<Record<string, string>> };
  return Object.fromEntries(Object.entries(integrity).filter(([address]) => address.endsWith('.css')));
}

/** Reads the visitor's part; a guest's when the document has none. */
export function readPersonalData(from: Document = document): PersonalState {
  const text = from.getElementById(personalDataId)?.textContent;
  return text ? (JSON.parse(text) as PersonalState) : guestState;
}
