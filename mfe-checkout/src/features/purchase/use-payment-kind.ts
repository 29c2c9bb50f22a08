import { shipsAfterPayment } from '@gantry/contracts/schemas/order';
import { useState } from 'react';
import type { PurchaseValues } from './purchase-values.ts';

/** Whether the goods wait for a check or transfer, as the form stands; `followPayment` takes its values as they change. */
export function usePaymentKind(initial: PurchaseValues) {
  const [isAfterPayment, setAfterPayment] = useState(() => waits(initial));
  return { isAfterPayment, followPayment: (values: PurchaseValues) => setAfterPayment(waits(values)) };
}

const waits = ({ paymentTerm = 'advanced', paymentService = 'check' }: PurchaseValues): boolean =>
  shipsAfterPayment({ paymentTerm, paymentService });
