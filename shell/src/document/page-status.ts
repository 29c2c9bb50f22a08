import { createContext, useContext, useLayoutEffect } from 'react';
import { focusPageIfLost } from '../navigation/focus-on-page.ts';

/** Takes in the status of what is shown; does nothing outside a layout. */
export const PageStatusContext = createContext<(status: number) => void>(() => undefined);

/** Status of a page that is what was asked for. */
export const pageFound = 200;

/**
 * Says that an error is shown in the page's place, for as long as it is shown: the document's title says so too,
 * whatever failed on the way there or later, and who was in the part that is gone goes on at the error.
 * @param status of the error; 404 and all others are titled differently (specification §2)
 */
export function useErrorStatus(status: number): void {
  const tell = useContext(PageStatusContext);
  useLayoutEffect(() => {
    tell(status);
    focusPageIfLost();
    return () => tell(pageFound);
  }, [tell, status]);
}
