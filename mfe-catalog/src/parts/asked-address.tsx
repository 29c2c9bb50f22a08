import { createContext, useContext, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { ListingAddress } from './listing-address.ts';

const PressedRefContext = createContext<RefObject<ListingAddress> | null>(null);
const AskedContext = createContext<ListingAddress | null>(null);

/** Around a listing: tells the parts that are drawn later than the rest what was asked for last. */
export function AskedAddress({ address, children }: { address: ListingAddress; children: ReactNode }) {
  const pressedRef = useRef(address);
  useLayoutEffect(() => {
    pressedRef.current = address;
  }, [address]);
  return (
    <PressedRefContext value={pressedRef}>
      <AskedContext value={address}>{children}</AskedContext>
    </PressedRefContext>
  );
}

/** What was asked for last, as the page knows it. @param drawn the address without such a page around */
export function useAskedAddress(drawn: ListingAddress): ListingAddress {
  return useContext(AskedContext) ?? drawn;
}

/**
 * How a press asks for another address: from what was asked for last, by a press that the page may not have been drawn
 * for yet. One after the other, two presses add up.
 * @param drawn the address as the pressed part is drawn
 * @returns notes what is asked for now, and tells it
 */
export function useAsk(drawn: ListingAddress) {
  const pressedRef = useContext(PressedRefContext);
  return (change: (from: ListingAddress) => ListingAddress): ListingAddress => {
    const wanted = change(pressedRef?.current ?? drawn);
    if (pressedRef) pressedRef.current = wanted;
    return wanted;
  };
}
