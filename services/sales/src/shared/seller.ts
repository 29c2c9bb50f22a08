import type { BusinessDocument } from '@gantry/contracts/schemas/business-document';
import { phonesOf, type StoreConfig, storeRegion } from '@gantry/nest-kit/store-config';

/** The store as it stands on each of its documents. */
export const sellerOf = (store: StoreConfig): BusinessDocument['seller'] => ({
  name: store.STORE_FULL_TITLE,
  lines: [
    store.STORE_ADDRESS,
    `${store.STORE_LOCALITY}, ${storeRegion} ${store.STORE_POSTAL_CODE}`,
    [phonesOf(store)[0], store.STORE_EMAIL].filter(Boolean).join(' · '),
  ],
});
