import { createContext } from 'react-router';
import type { AppStore } from '../store/make-store.ts';

/** The store of this page or request; loaders get it by `context.get(storeContext)`. */
export const storeContext = createContext<AppStore>();

/**
 * Brings the answers a page is made of before its loader asks for them, where they can be had at once; set in browsers.
 * It never fails: what it does not bring the loader asks for.
 */
export const pageAnswersContext = createContext<((page: URL) => Promise<unknown>) | null>(null);

/** True while a page's data is fetched ahead of a click; nothing that goes wrong then may have consequences. */
export const prefetchContext = createContext<boolean>(false);
