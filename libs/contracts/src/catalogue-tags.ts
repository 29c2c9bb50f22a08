/**
 * Words for what an answer of the catalogue shows, and for what a change touches: a cached page is outdated when a change
 * touches one of its tags. Tags never travel to browsers.
 */

/** Any change at all: for answers that depend on the whole catalogue, such as a search. */
export const catalogueTag = 'catalogue';
/** Which products, categories and brands there are, and how many; not touched by prices, stock and ratings. */
export const treeTag = 'tree';
/** Made without the index; outdated as soon as there is one. */
export const unindexedTag = 'unindexed';

const rulesMark = 'rules:';
/** Found by the search rules of that stamp; outdated as soon as others are in force. */
export const searchRulesTag = (stamp: string): string => `${rulesMark}${stamp}`;
export const isSearchRulesTag = (tag: string): boolean => tag.startsWith(rulesMark);

const helpMark = 'help:';
/** Help pages as that stamp has them; outdated as soon as others are shown. */
export const helpTag = (stamp: string): string => `${helpMark}${stamp}`;
export const isHelpTag = (tag: string): boolean => tag.startsWith(helpMark);

/** A product, wherever it is shown. */
export const productTag = (uri: string): string => `product:${uri}`;

/** The set of products of a category and everything below it; a change of a product touches those of all its parents. */
export const categoryTag = (path: string): string => `category:${path}`;

/** The set of products of a brand. */
export const brandTag = (slug: string): string => `brand:${slug}`;

/** The tags of a category and of all categories above it. */
export function branchTags(path: string): string[] {
  const steps = path.split('/');
  return steps.map((_, index) => categoryTag(steps.slice(0, index + 1).join('/')));
}

/** What an answer shows, so that what is cached of it is dropped when that changes. */
export interface CacheTags {
  /** the catalogue version it is at least as new as; null for an answer that is not of the catalogue */
  readonly version: number | null;
  readonly tags: readonly string[];
}

/** Header of an answer with its cache tags; only the shell's server gets it. */
export const cacheTagsHeader = 'x-gantry-cache-tags';

/** More than this many tags are not named one by one. */
const maxTags = 300;

/** `12 product:hex-bolt tree`; a dash stands for no version. */
export function writeCacheTags({ version, tags }: CacheTags): string {
  const named = [...new Set(tags)];
  // Rules and help change without the catalogue: naming everything of it does not name them.
  const apart = (tag: string) => isSearchRulesTag(tag) || isHelpTag(tag);
  const written = named.length > maxTags ? [catalogueTag, ...named.filter(apart)] : named;
  return [version ?? '-', ...written.map(encodeURI)].join(' ');
}

/** Reads the header. What nobody described may show anything: null. */
export function readCacheTags(text: string | null): CacheTags | null {
  const [first = '', ...written] = (text ?? '').split(' ');
  if (!/^(?:-|\d{1,15})$/.test(first)) return null;
  return { version: first === '-' ? null : Number(first), tags: written.map(decodeURI) };
}
