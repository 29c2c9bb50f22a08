import { useEffect, useRef } from 'react';

/** Tells of a panel that was opened before the page's scripts ran; stands in the panel. */
export function OpenedEarly({ onOpen }: { readonly onOpen: (isOpen: boolean) => void }) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const panel = mark.current?.closest<HTMLElement>('[popover]');
    if (panel && panel.offsetHeight > 0) onOpen(true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what happened before the first render
  }, []);
  return <span ref={mark} />;
}
