import { failureOf, withKey } from '@gantry/api-client';
import type { Failure } from '@gantry/contracts/errors';
import type { ProductField, ProductForm, ProductValues } from '@gantry/contracts/schemas/product-admin';
import type { Attempt, SubmitAnswer } from '@gantry/forms/form';
import { useState } from 'react';
import {
  useCatalogAdminChangeProductMutation,
  useCatalogAdminGetProductQuery,
} from '../../api/products.endpoints.ts';
import { refusedAnswer } from '../../parts/refused-answer.ts';

/** What somebody else has changed since the product was shown: the fields and what stands in them now. */
export interface Conflict {
  readonly fields: readonly ProductField[];
  readonly current: ProductValues;
}

/** What this person has seen of a product, which a change begins from. */
export interface ShownValues {
  readonly base: ProductValues;
  readonly setBase: (seen: ProductValues) => void;
}

/**
 * Saves a product. What was shown goes along, so that nothing somebody else has changed is overwritten; such a
 * difference is answered as a conflict, and saved over only once it has been seen.
 * @param at what the address calls the product
 */
export function useChangeProduct(at: string, { base, setBase }: ShownValues) {
  const [change] = useCatalogAdminChangeProductMutation();
  const { refetch } = useCatalogAdminGetProductQuery({ params: { sku: at } });
  const [conflict, setConflict] = useState<Conflict>();
  const [isSaved, setSaved] = useState(false);

  const saveProduct = async (form: ProductForm, { keyFor }: Attempt): Promise<SubmitAnswer> => {
    const body = { base, form };
    const { data, error } = await change(withKey({ params: { sku: at }, body }, keyFor(body)));
    setSaved(!error);
    const found = conflictOf(failureOf(error));
    setConflict(found);
    if (data) setBase(data.values);
    if (!error) return undefined;
    if (!found) return refusedAnswer(error, 'admin.product.refusal');
    void refetch();
    return 'kept';
  };
  /** The difference has been seen: what is entered replaces it at the next save. */
  const acceptConflict = () => {
    if (conflict) setBase(withFields(base, conflict));
    setConflict(undefined);
  };
  return { saveProduct, isSaved, conflict, acceptConflict };
}

function conflictOf(failure: Failure['error'] | undefined): Conflict | undefined {
  return failure?.code === 'STALE_VERSION' ? (failure.data as unknown as Conflict) : undefined;
}

const withFields = (base: ProductValues, { fields, current }: Conflict): ProductValues => ({
  ...base,
  ...Object.fromEntries(fields.map((field) => [field, current[field]])),
});
