/** Names the release that a page is pinned to; there is none for it (204) where another is active. */
export const payloadReleaseHeader = 'x-gantry-release';

const ending = '/_payload.json';

/** Address of a page's data (specification §7, "per-page payload JSON"): `/brands` → `/brands/_payload.json`. */
export const payloadPath = (pathname: string): string => pathname.replace(/\/$/, '') + ending;

/** The path of the page whose data an address is; undefined for an address that is no such one. */
export function pageOfPayload(pathname: string): string | undefined {
  return pathname.endsWith(ending) ? pathname.slice(0, -ending.length) || '/' : undefined;
}
