import type { OnlinePaymentService } from '@gantry/contracts/schemas/payment';
import { useMemo } from 'react';
import { usePaymentsListWaysQuery } from '../../api/payments.endpoints.ts';

/** The ways to pay online that are offered, the card first; none while nobody can tell. */
export function useOnlineWays(): readonly OnlinePaymentService[] {
  const { data } = usePaymentsListWaysQuery();
  return useMemo(() => data?.map(({ service }) => service) ?? [], [data]);
}
