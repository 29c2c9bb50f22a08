import { failureOf, newKey, withKey } from '@gantry/api-client';
import type { PayableAddress } from '@gantry/contracts/addresses/checkout';
import type { OnlinePaymentService, StartedPayment } from '@gantry/contracts/schemas/payment';
import { useCallback } from 'react';
import { usePaymentsStartPaymentMutation } from '../../api/payments.endpoints.ts';
import { problemOf, type PaymentProblem } from './payment-problem.ts';

/** How it is to be paid. */
export interface Wish {
  readonly service: OnlinePaymentService;
  readonly savedMethodId?: string | null;
  readonly saveMethod?: boolean;
}
export type Began =
  | { readonly started: StartedPayment; readonly problem?: undefined }
  | { readonly started?: undefined; readonly problem: PaymentProblem };

/** Begins the payment of an order or invoice. The server has one at a time, however often and wherever it is begun. */
export function useStartPayment({ order, token, invoice }: PayableAddress) {
  const [start] = usePaymentsStartPaymentMutation();
  return useCallback(
    async (wish: Wish): Promise<Began> => {
      const body = { token: token ?? null, invoice: invoice ?? null, ...wish };
      const { data, error } = await start(withKey({ params: { number: order }, body }, newKey()));
      return data ? { started: data } : { problem: problemOf(failureOf(error)) };
    },
    [start, order, token, invoice],
  );
}
