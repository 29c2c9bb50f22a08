import { pageOf } from '@gantry/ui/page-address';

/** What narrows the trail, with how long each may be. */
const longest = { entity: 40, number: 60, person: 120, field: 60, from: 10, to: 10 } as const;

/** What of the trail is asked for; what is not asked for is left out. */
export type AskedEntries = { readonly [Name in keyof typeof longest]?: string };

/** What narrows the trail in the address of its page. */
export function askedEntries(search: URLSearchParams): AskedEntries {
  const parts = Object.entries(longest).flatMap(([name, length]) => {
    const value = search.get(name)?.trim().slice(0, length);
    return value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(parts);
}

/** What the address of the audit trail asks for. */
export const auditQuery = (search: URLSearchParams) => ({
  page: String(pageOf(search)),
  ...askedEntries(search),
});
