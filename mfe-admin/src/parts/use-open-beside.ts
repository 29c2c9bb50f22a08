import { isPlainPress } from '@gantry/ui';
import type { MouseEvent } from 'react';
import { useSearchParams } from 'react-router';
import { useListAddress } from './list-address/use-list-address.ts';
import { withQuery } from './with-query.ts';

/** Windows this wide show a record beside its list. */
const besideQuery = '(min-width: 1200px)';

/**
 * What a plain press on a row's link does in wide windows: the record comes up beside the list, and goes when it is there
 * already. Pressed otherwise, and in narrow windows, the link stays what it is.
 */
export function useOpenBeside(path: string, key: string, isOpen: boolean): (event: MouseEvent) => void {
  const [search] = useSearchParams();
  const goTo = useListAddress();
  return (event) => {
    if (!isPlainPress(event) || !matchMedia(besideQuery).matches) return;
    event.preventDefault();
    goTo(withQuery(path, search, { open: isOpen ? null : key }));
  };
}
