import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while its HTML is being hydrated, true from then on. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
