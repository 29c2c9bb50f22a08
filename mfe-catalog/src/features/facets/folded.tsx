import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { firstPage, writeAddress, type ListingAddress } from '../../parts/listing-address.ts';

export interface FoldedProps {
  /** of the facet that it belongs to */
  code: string;
  address: ListingAddress;
  /** address of the listing without what is chosen in it */
  page: string;
  children: ReactNode;
}

/**
 * What is folded away, drawn when it is unfolded for the first time. A listing has some thirty facets with hundreds of
 * values, of which a buyer opens one or two: drawn with the page they were half of it, on the server, on the way and at
 * every press on another value. Without scripts a link leads to the same listing with this facet unfolded.
 */
export function Folded({ code, address, page, children }: FoldedProps) {
  const place = useRef<HTMLElement>(null);
  const [isUnfolded, setIsUnfolded] = useState(false);
  useEffect(() => {
    const details = place.current?.closest('details');
    if (!details) return undefined;
    const readOpenState = () => {
      if (details.open) setIsUnfolded(true);
    };
    // It may have been pressed before it was hydrated.
    readOpenState();
    details.addEventListener('toggle', readOpenState);
    return () => details.removeEventListener('toggle', readOpenState);
  }, [isUnfolded]);
  if (isUnfolded) return children;
  return <noscript ref={place}>{isServer ? <Unfold {...{ code, address, page }} /> : null}</noscript>;
}

/** A browser that runs scripts draws nothing of it. */
const isServer = typeof document === 'undefined';

function Unfold({ code, address, page }: Omit<FoldedProps, 'children'>) {
  return (
    <a href={page + writeAddress({ ...address, ...firstPage, all: code, find: '' })} rel="nofollow">
      <FormattedMessage id="catalog.facets.unfold" />
    </a>
  );
}
