import type { Cart } from '@gantry/contracts/schemas/cart';
import type { CheckoutPreview } from '@gantry/contracts/schemas/order';
import { createContext, useContext } from 'react';
import type { Progress, SectionKey } from './sections.ts';

/** What the sections of the purchase share besides the form. */
export interface PurchaseContextValue {
  readonly cart: Cart;
  readonly progress: Progress;
  readonly finish: (section: SectionKey) => void;
  readonly reopen: (section: SectionKey) => void;
  /** totals and shipping services for the address; undefined until it is known */
  readonly preview: CheckoutPreview | undefined;
  /** what is paid by check or transfer ships when the money is there: no day is promised */
  readonly isAfterPayment: boolean;
  /** why there is no preview: a failure's code */
  readonly previewCode: string | undefined;
}

export const PurchaseContext = createContext<PurchaseContextValue | undefined>(undefined);

/** The purchase around a section. */
export function usePurchase(): PurchaseContextValue {
  const context = useContext(PurchaseContext);
  if (!context) throw new Error('a section stands outside the purchase');
  return context;
}
