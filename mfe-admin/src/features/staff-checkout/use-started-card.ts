import { failureOf, newKey, withKey } from '@gantry/api-client';
import type { Failure } from '@gantry/contracts/errors';
import type { StartedPayment } from '@gantry/contracts/schemas/payment';
import { useCallback, useState } from 'react';
import { usePaymentsStartPaymentMutation } from '../../api/staff-checkout.endpoints.ts';

const service = 'stripe-payment-intent';
/** A payment whose card staff enter. */
export type StartedCard = Extract<StartedPayment, { service: typeof service }>;

/** Begins the payment of an order by card on behalf of its customer: of all that is due, or of a part. */
export function useStartedCard(number: string) {
  const [start] = usePaymentsStartPaymentMutation();
  const [started, setStarted] = useState<StartedCard>();
  const [refused, setRefused] = useState<{ readonly failure: Failure['error'] | undefined }>();
  const begin = useCallback(
    async (part: number | null): Promise<void> => {
      const { data, error } = await start(withKey({ params: { number }, body: { service, part } }, newKey()));
      if (data?.service === service) setStarted(data);
      else setRefused({ failure: failureOf(error) });
    },
    [start, number],
  );
  return { started, refused, begin };
}
