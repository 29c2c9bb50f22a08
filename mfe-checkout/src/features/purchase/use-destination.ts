import { useState } from 'react';
import { destinationOf, type PurchaseValues } from './purchase-values.ts';
import type { Progress } from './sections.ts';
import type { Destination } from './use-preview.ts';

/**
 * Where the goods go, undefined until the address has been filled in. `follow` takes the form's values as they change;
 * while the address is open again the last one stays.
 */
export function useDestination({ done }: Progress) {
  const [destination, setDestination] = useState<Destination>();
  const follow = (values: PurchaseValues) => {
    if (!done.includes('shipTo')) return;
    const isEntered = done.includes('contact');
    const next = {
      ...destinationOf(values),
      // some promotions count once for each guest, who is known by it
      email: (isEntered ? values.email : destination?.email) || null,
      shippingService: values.shippingService ?? null,
      shipTogether: values.shipTogether ?? false,
      costCenterId: values.costCenterId ?? null,
    };
    setDestination((now) => (isSame(now, next) ? now : next));
  };
  return { destination, follow };
}

/** Only another destination asks for another preview. */
function isSame(one: Destination | undefined, other: Destination): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
