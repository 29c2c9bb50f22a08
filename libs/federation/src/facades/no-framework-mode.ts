// Stands in for react-router's lib/dom/ssr/components.js. That file serves its framework mode, which is not used here:
// there its context is undefined and every link carries two states, two effects and a ref for nothing.
import { createContext, type Ref } from 'react';

export const FrameworkContext = createContext<undefined>(undefined);

const nothing = [false, undefined, {}] as const;

/** Links fetch ahead by the shell's own rules (navigation/), never by react-router's. */
export function usePrefetchBehavior(): typeof nothing {
  return nothing;
}

/** The link's own ref: there is no second one to merge with. */
export function mergeRefs<T>(own: Ref<T> | undefined): Ref<T> | undefined {
  return own;
}

export function PrefetchPageLinks(): null {
  return null;
}
