import { failureOf, newKey, withKey } from '@gantry/api-client';
import type { Failure } from '@gantry/contracts/errors';
import type { ProductField, ProductValues } from '@gantry/contracts/schemas/product-admin';
import { useState } from 'react';
import {
  useCatalogAdminGetProductQuery,
  useCatalogAdminReleaseProductFieldMutation,
  useCatalogAdminUndoProductChangeMutation,
} from '../../api/products.endpoints.ts';

/** What became of taking a change back, or of giving a field back to the feeds. */
export type ProductActOutcome =
  | { readonly kind: 'done'; readonly what: 'undone' | 'released' }
  | { readonly kind: 'refused'; readonly failure: Failure['error'] | undefined };

/**
 * What is done to a product by one press. Whatever is refused, the product is read again, so that the page shows what is
 * true now.
 * @param sku what the address calls the product
 * @param onField a field has another value now, which this person has seen
 */
export function useProductAct(sku: string, onField: (field: ProductField, values: ProductValues) => void) {
  const [undo, undoing] = useCatalogAdminUndoProductChangeMutation();
  const [release, releasing] = useCatalogAdminReleaseProductFieldMutation();
  const { refetch } = useCatalogAdminGetProductQuery({ params: { sku } });
  const [outcome, setOutcome] = useState<ProductActOutcome>();
  const showOutcome = (error: unknown, what: 'undone' | 'released') => {
    setOutcome(error ? { kind: 'refused', failure: failureOf(error) } : { kind: 'done', what });
    if (error) void refetch();
  };
  return {
    isBusy: undoing.isLoading || releasing.isLoading,
    outcome,
    undoChange: async (id: string, field: ProductField) => {
      const { data, error } = await undo(withKey({ params: { sku, id }, body: {} }, newKey()));
      if (data) onField(field, data.values);
      showOutcome(error, 'undone');
    },
    releaseField: async (field: ProductField, reason: string) => {
      const request = { params: { sku, field }, body: { reason } };
      const { data, error } = await release(withKey(request, newKey()));
      if (data) onField(field, data.values);
      showOutcome(error, 'released');
    },
  };
}
export type ProductAct = ReturnType<typeof useProductAct>;
