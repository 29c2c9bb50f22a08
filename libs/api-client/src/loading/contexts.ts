import { createContext } from 'react-router';
import type { AppStore } from '../store/make-store.ts';

/** The store of this page or request; loaders get it by `context.get(storeContext)`. */
export const storeContext = createContext<AppStore>();

/** True while a page's data is fetched ahead of a click; nothing that goes wrong then may have consequences. */
export const prefetchContext = createContext<boolean>(false);
