import type { HeadFacts } from '@gantry/federation/remote-module';

/** What a page's loader hands to the document's head. The page itself reads its data from the cache, not from here. */
export interface WithHead {
  readonly head: HeadFacts;
}

export const headOf = (loaded: WithHead | undefined): HeadFacts => loaded?.head ?? {};
