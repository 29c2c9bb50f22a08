import { useEffect } from 'react';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router';
import { mergedQuery } from './merged-query.ts';

interface PendingChange {
  /** the entry of the history that the list showed */
  readonly from: string;
  readonly query: URLSearchParams;
}

/** What was asked for last and is not shown yet. A window shows one list, and the server asks for nothing. */
let pending: PendingChange | null = null;

/**
 * Goes to another address of the list that is shown. The list shows what it did until the answer is there, and offers what
 * was worked out for that: a change that was chosen meanwhile comes on top of those on their way.
 */
export function useListAddress(): (to: string, options?: NavigateOptions) => void {
  const { key, pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (pending?.from !== key) pending = null;
  }, [key]);
  return (to, options = { preventScrollReset: true }) => {
    const [path = pathname, text] = to.split('?');
    const wanted = new URLSearchParams(text ?? '');
    const before = pending?.from === key ? pending.query : null;
    const query = before ? mergedQuery(new URLSearchParams(search), before, wanted) : wanted;
    const change = { from: key, query };
    pending = change;
    const address = query.size > 0 ? `${path}?${query}` : path;
    // one that did not come about, because somebody stayed with what they had typed, is none to build on
    const dropUnshown = () => {
      if (pending === change && !isShown(query)) pending = null;
    };
    void Promise.resolve(navigate(address, options)).then(dropUnshown, dropUnshown);
  };
}

const isShown = (query: URLSearchParams): boolean =>
  new URLSearchParams(window.location.search).toString() === query.toString();
