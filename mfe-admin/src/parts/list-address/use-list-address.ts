import { useEffect } from 'react';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router';
import { mergedQuery } from './merged-query.ts';

interface Asked {
  /** the entry of the history that the list showed */
  readonly from: string;
  readonly query: URLSearchParams;
}

/** What was asked for last and is not shown yet. A window shows one list, and the server asks for nothing. */
let asked: Asked | null = null;

/**
 * Goes to another address of the list that is shown. The list shows what it did until the answer is there, and offers what
 * was worked out for that: a change that was chosen meanwhile comes on top of those on their way.
 */
export function useListAddress(): (to: string, options?: NavigateOptions) => void {
  const { key, pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (asked?.from !== key) asked = null;
  }, [key]);
  return (to, options = { preventScrollReset: true }) => {
    const [path = pathname, text] = to.split('?');
    const wanted = new URLSearchParams(text ?? '');
    const before = asked?.from === key ? asked.query : null;
    const query = before ? mergedQuery(new URLSearchParams(search), before, wanted) : wanted;
    const change = { from: key, query };
    asked = change;
    const address = query.size > 0 ? `${path}?${query}` : path;
    // one that did not come about, because somebody stayed with what they had typed, is none to build on
    const settle = () => {
      if (asked === change && !isShown(query)) asked = null;
    };
    void Promise.resolve(navigate(address, options)).then(settle, settle);
  };
}

const isShown = (query: URLSearchParams): boolean =>
  new URLSearchParams(window.location.search).toString() === query.toString();
