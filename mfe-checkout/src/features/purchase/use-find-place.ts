import type { FindPlace } from '@gantry/forms/address-fields';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { purchaseApi } from '../../api/purchase.endpoints.ts';

/** Finds where a ZIP code is, as taxes know it; nothing where nobody can tell. */
export function useFindPlace(): FindPlace {
  const dispatch = useDispatch() as (action: unknown) => Promise<{ data?: ZipAnswer }>;
  return useCallback(
    async (zip) => {
      const { initiate } = purchaseApi.endpoints.taxationFindZip;
      const { data } = await dispatch(initiate({ body: { postalCode: zip } }, { subscribe: false }));
      const [likeliest] = data?.places ?? [];
      if (!likeliest) return null;
      const isOneState = data?.places.every(({ state }) => state === likeliest.state) === true;
      return { city: likeliest.city, state: isOneState ? likeliest.state : null };
    },
    [dispatch],
  );
}

interface ZipAnswer {
  readonly places: readonly { readonly city: string; readonly state: string }[];
}
