import { failureOf, withKey } from '@gantry/api-client';
import type { TaxImportRecord } from '@gantry/contracts/schemas/tax-admin';
import { attemptKeys } from '@gantry/forms/attempt-key';
import { useState } from 'react';
import {
  useTaxationAdminApplyImportMutation,
  useTaxationAdminUndoImportMutation,
} from '../../api/tax-files.endpoints.ts';
import { ImportDifference } from '../../parts/book-imports/import-difference.tsx';

export interface TaxDifferenceProps {
  readonly found: TaxImportRecord;
  readonly mayWrite: boolean;
}

/** What a file changes in the books of tax. */
export function TaxDifference({ found, mayWrite }: TaxDifferenceProps) {
  const presses = useImportPresses(found);
  return <ImportDifference found={found} presses={mayWrite ? presses : null} />;
}

/** Applies or takes back, once for each press however often it is sent. */
function useImportPresses({ id, counts, at }: TaxImportRecord) {
  const [apply, applied] = useTaxationAdminApplyImportMutation();
  const [undo, undone] = useTaxationAdminUndoImportMutation();
  const [keys] = useState(() => attemptKeys());
  const applyImport = () => {
    const body = { leaveOutRefused: counts.refused > 0 };
    undone.reset();
    void apply(withKey({ params: { id }, body }, keys.keyFor({ id, at, body })));
  };
  const undoImport = () => {
    applied.reset();
    void undo(withKey({ params: { id }, body: {} }, keys.keyFor({ id, undo: true })));
  };
  return {
    applyImport,
    undoImport,
    isApplying: applied.isLoading,
    isUndoing: undone.isLoading,
    failure: failureOf(applied.error ?? undone.error),
  };
}
