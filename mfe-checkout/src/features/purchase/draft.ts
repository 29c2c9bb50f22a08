import { useEffect, useRef } from 'react';
import { useFormActions, useFormValues } from '@gantry/forms/form-values';
import type { PurchaseValues } from './purchase-values.ts';

const DRAFT = 'gantry.purchase';

/** What was entered has become an order: what still changes before its page is left is no draft. */
let isOrdered = false;

export interface DraftProps {
  /** what the form began with: only what differs is kept, so that signing in brings the buyer's own defaults */
  readonly initial: PurchaseValues;
  /** told of all values once a draft has been put back */
  readonly onRestored: (values: PurchaseValues) => void;
}

/** Keeps what has been entered for this tab, so that signing in or a new release of the page loses nothing. */
export function Draft({ initial, onRestored }: DraftProps) {
  const values = useFormValues<PurchaseValues>();
  const { changeValues } = useFormActions();
  const isRead = useRef(false);
  useEffect(() => {
    if (isRead.current) return;
    isRead.current = true;
    isOrdered = false;
    const kept = readDraft();
    if (!kept) return;
    changeValues(kept);
    onRestored({ ...initial, ...kept });
  });
  useEffect(() => {
    if (!isOrdered) writeDraft(JSON.stringify(changesOf(values, initial)));
  }, [values, initial]);
  return null;
}

/** Forgets the draft, once it has become an order. */
export function forgetDraft(): void {
  isOrdered = true;
  writeDraft(null);
}

function changesOf(values: PurchaseValues, initial: PurchaseValues): Partial<PurchaseValues> {
  const before = new Map(Object.entries(initial).map(([name, value]) => [name, JSON.stringify(value)]));
  const changed = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== before.get(name),
  );
  return Object.fromEntries(changed);
}

function readDraft(): Partial<PurchaseValues> | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(DRAFT) ?? 'null');
    if (typeof kept !== 'object' || kept === null || Object.keys(kept).length === 0) return undefined;
    return kept;
  } catch {
    return undefined;
  }
}

function writeDraft(draft: string | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(DRAFT);
    else sessionStorage.setItem(DRAFT, draft);
  } catch {
    // A browser without storage keeps no draft; the form works all the same.
  }
}
