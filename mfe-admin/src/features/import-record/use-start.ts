import { failureOf } from '@gantry/api-client';
import type { Failure } from '@gantry/contracts/errors';
import type { ColumnMapping, FeedLook } from '@gantry/contracts/schemas/feed-import';
import { attemptKeys } from '@gantry/forms/attempt-key';
import { useState } from 'react';
import { useCatalogGetImportQuery, useCatalogStartImportMutation } from '../../api/feeds.endpoints.ts';
import type { Settings } from './settings-form.tsx';

/** Why an import was not started: what the server said, or `lost` without an answer. */
export type StartFailure = Failure['error'] | 'lost';

/** Starts an import. Whatever is refused, the import is read again; what was chosen stays. */
export function useStart(id: string) {
  const [call, { isLoading }] = useCatalogStartImportMutation();
  const { refetch } = useCatalogGetImportQuery({ params: { id } });
  const [keys] = useState(() => attemptKeys());
  const [failure, setFailure] = useState<StartFailure>();

  const start = async (
    mapping: ColumnMapping,
    { keepAs, ...settings }: Settings,
    kind: FeedLook['kind'],
    dryRun: boolean,
  ): Promise<void> => {
    setFailure(undefined);
    const fitting = kind === 'offers' ? { way: 'all-at-once' as const, wholeFeed: 'no' as const } : {};
    const body = { ...settings, ...fitting, mapping, dryRun, keepAs: keepAs.trim() || null };
    const { error } = await call({ params: { id }, body, idempotencyKey: keys.keyFor(body) });
    if (!error) return keys.succeeded();
    setFailure(failureOf(error) ?? 'lost');
    void refetch();
  };
  return { start, failure, isBusy: isLoading };
}
