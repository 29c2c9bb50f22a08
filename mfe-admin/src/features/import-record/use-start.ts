import { failureOf, withKey } from '@gantry/api-client';
import type { Failure } from '@gantry/contracts/errors';
import type { ColumnMapping, FeedLook } from '@gantry/contracts/schemas/feed-import';
import type { Attempt, SubmitAnswer } from '@gantry/forms/form';
import { useState } from 'react';
import { useCatalogGetImportQuery, useCatalogStartImportMutation } from '../../api/feeds.endpoints.ts';
import type { ImportForm } from './import-form-schema.ts';

/** Why an import was not started: what the server said, or `lost` without an answer. */
export type StartFailure = Failure['error'] | 'lost';

/** Starts an import. Whatever is refused, the import is read again; what was chosen stays. */
export function useStart(id: string) {
  const [call] = useCatalogStartImportMutation();
  const { refetch } = useCatalogGetImportQuery({ params: { id } });
  const [failure, setFailure] = useState<StartFailure>();

  const startImport = async (
    mapping: ColumnMapping,
    { badRows, way, wholeFeed, feed, keepAs, action }: ImportForm,
    kind: FeedLook['kind'],
    { keyFor }: Attempt,
  ): Promise<SubmitAnswer> => {
    setFailure(undefined);
    const fitting = kind === 'offers' ? { way: 'all-at-once' as const, wholeFeed: 'no' as const } : {};
    const settings = { badRows, way, wholeFeed, feed: feed.trim(), ...fitting };
    const body = { ...settings, mapping, dryRun: action === 'check', keepAs: keepAs?.trim() || null };
    const { error } = await call(withKey({ params: { id }, body }, keyFor(body)));
    if (!error) return undefined;
    setFailure(failureOf(error) ?? 'lost');
    void refetch();
    return 'kept';
  };
  return { startImport, failure };
}
