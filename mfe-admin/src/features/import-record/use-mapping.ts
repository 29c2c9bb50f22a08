import type { ColumnMapping, FeedImport } from '@gantry/contracts/schemas/feed-import';
import { useState } from 'react';
import { useCatalogLookAtImportQuery } from '../../api/feeds.endpoints.ts';
import {
  draftOf,
  isProblem,
  mappingOf,
  startMapping,
  type DraftProblem,
  type MappingDraft,
} from './mapping-draft.ts';

/**
 * The mapping of an import while it is being decided, with what the file looks like under it. Typing changes a draft
 * only; the server looks at the file again once `take` gives it a mapping.
 */
export function useMapping(one: FeedImport) {
  const [mapping, setMapping] = useState(() => startMapping(one));
  const [typed, setDraft] = useState<MappingDraft>();
  const [problem, setProblem] = useState<DraftProblem>();
  const {
    data: look,
    error,
    isFetching,
  } = useCatalogLookAtImportQuery({ params: { id: one.id }, body: { mapping } });
  const draft = typed ?? (look && draftOf(mapping, look.columns));

  /** Looks at the file under another mapping; what was typed gives way to it. */
  const applyMapping = (chosen: ColumnMapping) => {
    setMapping(chosen);
    setDraft(undefined);
  };
  /** The mapping that is typed; undefined where it cannot be read, and `problem` then says why. */
  const readDraft = (): ColumnMapping | undefined => {
    const found = draft && mappingOf(draft, mapping);
    setProblem(found && isProblem(found) ? found : undefined);
    return found && !isProblem(found) ? found : undefined;
  };
  return {
    look,
    error,
    isLooking: isFetching,
    draft,
    setDraft,
    problem,
    read: readDraft,
    take: applyMapping,
  };
}
