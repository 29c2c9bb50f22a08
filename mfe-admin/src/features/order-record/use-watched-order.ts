import type { AdminOrder } from '@gantry/contracts/schemas/order';
import { useCallback, useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { adminApi } from '../../api/admin-api.ts';
import { useSalesAdminGetOrderQuery } from '../../api/orders.endpoints.ts';
import { useWatched } from '../../parts/use-watched.ts';

/**
 * An order with what others make of it meanwhile: colleagues, the customer, a provider's webhook. It is read again while
 * its page is seen, and at once when its reader comes back to it. What is chosen and typed is kept elsewhere, and stays.
 */
export function useWatchedOrder(number: string): AdminOrder | undefined {
  const { data: order, refetch } = useSalesAdminGetOrderQuery({ params: { number } });
  const dispatch = useDispatch();
  const latest = useRef<number>(undefined);
  const lookAgain = useCallback(() => {
    // money may have moved without a status of the order having changed
    dispatch(adminApi.util.invalidateTags(['Payments']));
    void refetch();
  }, [refetch, dispatch]);
  useWatched(lookAgain);
  const version = order?.version;
  useEffect(() => {
    // what the dock may ship, invoices and requests follow the order
    if (latest.current !== undefined && latest.current !== version)
      dispatch(adminApi.util.invalidateTags(['Order']));
    latest.current = version;
  }, [version, dispatch]);
  return order;
}
