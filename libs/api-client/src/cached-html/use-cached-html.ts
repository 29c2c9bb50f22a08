import { createContext, use } from 'react';

/** What stands in elements that many pages show alike. The shell's server supplies it; browsers have none. */
export interface CachedHtml {
  /** @param key all that the element's content is made of, but for the page's language and releases */
  findElement(key: string): CachedElement;
}

/** Props of an element: its content as it was rendered before, or the mark by which it is kept once it is rendered. */
export type CachedElement =
  | { readonly dangerouslySetInnerHTML: { readonly __html: string } }
  | { readonly dangerouslySetInnerHTML?: undefined; readonly 'data-cached'?: string };

export const CachedHtmlContext = createContext<CachedHtml | null>(null);

const nothing: CachedElement = {};

const written = new WeakMap<object, string>();

/** A part that the rows of a page share, as JSON: written once for all of them. */
function writeShared(part: object): string {
  const text = written.get(part) ?? JSON.stringify(part);
  written.set(part, text);
  return text;
}

/**
 * For an element that many pages show alike, a row of a product above all: rendering it anew is most of what a page
 * costs. Spread what is given over the element, and leave out its children where it has `dangerouslySetInnerHTML`.
 * Content may be made of nothing but what is named: no address, no visitor, no ids; and no element of its own kind in it.
 * @param shared more of what it is made of: objects that never change, the same ones for many elements of the page
 */
export function useCachedHtml(madeOf: object, ...shared: readonly object[]): CachedElement {
  const kept = use(CachedHtmlContext);
  if (!kept) return nothing;
  return kept.findElement([JSON.stringify(madeOf), ...shared.map(writeShared)].join(' '));
}
