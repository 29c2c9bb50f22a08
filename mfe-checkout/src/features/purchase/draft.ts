import { useEffect, useRef } from 'react';
import { useFormActions, useFormValues } from '@gantry/forms/form-values';
import type { PurchaseValues } from './purchase-values.ts';

const DRAFT = 'gantry.purchase';

/** Keeps what has been entered for this tab, so that signing in or a new release of the page loses nothing. */
export function Draft() {
  const values = useFormValues<PurchaseValues>();
  const { change } = useFormActions();
  const isRead = useRef(false);
  useEffect(() => {
    if (isRead.current) return;
    isRead.current = true;
    const kept = readDraft();
    if (kept) change(kept);
  });
  useEffect(() => {
    write(JSON.stringify(values));
  }, [values]);
  return null;
}

/** Forgets the draft, once it has become an order. */
export function forgetDraft(): void {
  write(null);
}

function readDraft(): Record<string, unknown> | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(DRAFT) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    return Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== null));
  } catch {
    return undefined;
  }
}

function write(draft: string | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(DRAFT);
    else sessionStorage.setItem(DRAFT, draft);
  } catch {
    // A browser without storage keeps no draft; the form works all the same.
  }
}
