import { isPlainPress } from '@gantry/ui';
import type { MouseEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { withQuery } from './with-query.ts';

/** Windows this wide show a record beside its list. */
const besideQuery = '(min-width: 1200px)';

/**
 * What a plain press on a row's link does in wide windows: the record comes up beside the list, and goes when it is there
 * already. Pressed otherwise, and in narrow windows, the link stays what it is.
 */
export function useOpenBeside(path: string, key: string, isOpen: boolean): (event: MouseEvent) => void {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (event) => {
    if (!isPlainPress(event) || !matchMedia(besideQuery).matches) return;
    event.preventDefault();
    void navigate(withQuery(path, search, { open: isOpen ? null : key }), { preventScrollReset: true });
  };
}
