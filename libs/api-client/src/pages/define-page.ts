import type { RemoteRoute } from '@gantry/federation/remote-module';
import type { ComponentType } from 'react';

/** What the module of a page (`<page>.page.tsx`) exports. */
export interface PageModule extends Pick<RemoteRoute, 'loader' | 'action' | 'shouldRevalidate'> {
  readonly default: ComponentType;
  /** what must be there before the page is rendered and is no data, such as texts of its own */
  readonly prepare?: () => Promise<void>;
}

/** A route of a remote, with its page's module instead of the router's `lazy`. */
export type PageDefinition = Pick<RemoteRoute, 'id' | 'path' | 'handle'> & {
  /** the page's module, in the chunk that `handle.chunk` names */
  readonly load: () => Promise<PageModule>;
};

/**
 * A page as a route: its component, loader and action come with its module when the page is opened.
 * @example
 * definePage({
 *   id: 'brands',
 *   path: brandsPath.pattern,
 *   handle: { layout: 'default', title: 'catalog.brands.title', chunk: 'catalog-brands' },
 *   load: () => import(/* webpackChunkName: "catalog-brands" *\/ './pages/brands/brands.page.tsx'),
 * });
 */
export const definePage = ({ load, ...route }: PageDefinition): RemoteRoute => ({
  ...route,
  // a function: the router changes the object form in place
  lazy: async () => {
    const { default: Component, prepare, ...data } = await load();
    await prepare?.();
    return { Component, ...data };
  },
});
