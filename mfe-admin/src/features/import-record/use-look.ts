import type { FeedImport } from '@gantry/contracts/schemas/feed-import';
import { useState } from 'react';
import { useCatalogLookAtImportQuery } from '../../api/feeds.endpoints.ts';
import { startMapping } from './mapping-draft.ts';

/** What an import's file looks like under a mapping; the server looks again once `applyMapping` gives it another. */
export function useLook(one: FeedImport) {
  const [mapping, applyMapping] = useState(() => startMapping(one));
  const { data, error, isFetching } = useCatalogLookAtImportQuery({
    params: { id: one.id },
    body: { mapping },
  });
  return { look: data, error, isLooking: isFetching, mapping, applyMapping };
}
