import { useFormValues } from '@gantry/forms/form-values';
import { useEffect } from 'react';
import type { PurchaseValues } from './purchase-values.ts';

/** Tells the page around the form about its values, after every change. */
export function FormWatch({ onValues }: { readonly onValues: (values: PurchaseValues) => void }) {
  const values = useFormValues<PurchaseValues>();
  useEffect(() => onValues(values));
  return null;
}
