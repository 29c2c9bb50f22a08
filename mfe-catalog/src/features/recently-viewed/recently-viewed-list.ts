import { cookieNames } from '@gantry/contracts/cookies';
import { maxRecentlyViewed } from '@gantry/contracts/product-limits';
import { useEffect } from 'react';
import { storedList } from '../../parts/stored-list.ts';

/** Products whose pages the reader opened, the latest first; kept in their browser only. */
export const recentlyViewedList = storedList(cookieNames.recentlyViewed, maxRecentlyViewed);

/** Notes that a product's page is looked at; a page kept alive notes it again when the reader comes back to it. */
export function useNoteViewed(sku: string): void {
  useEffect(() => {
    const seen = recentlyViewedList.readSkus();
    if (seen[0] !== sku) recentlyViewedList.writeSkus([sku, ...seen]);
  }, [sku]);
}
