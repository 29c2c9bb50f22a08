import type { LocaleCode } from '@gantry/contracts/locales';
import type { Guard, Layout, RemoteName, WidgetName, WidgetProps } from '@gantry/contracts/remotes';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';

/** What a page puts in the document's head; applied by the shell on the server and after client navigation. */
export interface HeadFacts {
  /** a title that is not a message, such as a product's name; the message of `handle.title` stands without it */
  readonly title?: string;
  /** values for the placeholders of the title's message */
  readonly titleValues?: Readonly<Record<string, string>>;
  readonly description?: string;
  /** structured data beyond the web-page and store objects every page carries; its addresses are paths without locale */
  readonly structuredData?: readonly object[];
  /** source of the picture that stands for the page where it is shared, as in an image address; the store's without it */
  readonly image?: string;
  /** what the page is about, as Open Graph calls it; `website` without it */
  readonly kind?: 'website' | 'product' | 'article';
  readonly noindex?: boolean;
  /** where the page stands in a list of pages, from 1; named as previous and next page */
  readonly pages?: { readonly current: number; readonly last: number };
}

/** What the shell reads from a route (`handle`). */
export interface RouteHandle {
  readonly layout: Layout;
  /** the account's links beside the page, where its layout does not have them anyway */
  readonly rail?: 'account';
  /** a sheet of paper that names the store itself: its layout does not put a letterhead above it */
  readonly ownLetterhead?: true;
  readonly guard?: Guard;
  /** message id of the page's title */
  readonly title: string;
  /** webpackChunkName of the page, so that the server can name its scripts and styles in the head */
  readonly chunk: string;
  /** widgets of other remotes that the page shows; the server loads them before it renders */
  readonly widgets?: readonly WidgetName[];
  /** stays mounted (hidden) after the user navigates away */
  readonly keepAlive?: boolean;
  /** the page holds nothing personal: it may be rendered once and served to everybody */
  readonly shared?: boolean;
  /** names in the query with which a shared page is one visitor's own after all, or of this moment: then it is never kept */
  readonly ownQuery?: readonly string[];
  /** paths of its pages for sitemaps, where the route has parameters and the catalogue does not know them */
  readonly addresses?: () => Promise<readonly string[]>;
  readonly head?: (loaderData: never) => HeadFacts;
}

/** A route of a remote: always with function-form `lazy` (react-router mutates the object form in place). */
export type RemoteRoute = RouteObject & { handle: RouteHandle };

/** The part of an RTK Query api that a store needs in order to take it in. */
// This library does not know Redux; the store of @gantry/api-client, which takes the api in, names the types.
// oxlint-disable-next-line typescript/no-explicit-any
export interface RemoteApi extends Readonly<Record<'reducer' | 'middleware' | 'util', any>> {
  readonly reducerPath: string;
}

/** What a remote exposes as `./remote`. */
export interface RemoteModule {
  readonly name: RemoteName;
  readonly version: string;
  /** the `remoteContract` it was built for */
  readonly contract: number;
  /** absolute paths without locale; the shell sets the locale prefix as the router's basename */
  readonly routes: readonly RemoteRoute[];
  /** the remote's own RTK Query api, made by `createRemoteApi`; one per release, so releases never mix */
  readonly api: RemoteApi;
  /** the remote's texts in a locale, in a chunk `messages-<locale>` of their own */
  readonly messages: (locale: LocaleCode) => Promise<Readonly<Record<string, string>>>;
  readonly widgets: Readonly<Partial<{ [Name in WidgetName]: WidgetEntry<Name> }>>;
}

/** A widget and the chunk it is in. */
export interface WidgetEntry<Name extends WidgetName> {
  readonly chunk: string;
  /**
   * the texts it needs, in a chunk `widget-messages-<locale>`, one for all widgets of the remote that have it; without
   * it a page that shows the widget brings all texts of the remote
   */
  readonly messages?: (locale: LocaleCode) => Promise<Readonly<Record<string, string>>>;
  readonly load: () => Promise<ComponentType<WidgetProps[Name]>>;
}
