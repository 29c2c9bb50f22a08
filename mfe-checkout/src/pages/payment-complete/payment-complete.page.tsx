import type { FinishedPayment } from '@gantry/contracts/schemas/payment';
import { useLoaderData } from 'react-router';
import { Confirmation } from '../../features/order-summary/confirmation.tsx';
import { usePayable } from '../../features/payment/use-payable.ts';

export { loader } from './payment-complete.loader.ts';

/** Paid by card or wallet: the order's confirmation, with how it was paid. */
export default function PaymentCompletePage() {
  const found = usePayable();
  const payment = useLoaderData<FinishedPayment | undefined>();
  if (!found) return null;
  const { payable, order } = found;
  return (
    <Confirmation
      order={order}
      token={payable.token ?? undefined}
      payment={payment}
      invoice={payable.invoice ?? undefined}
    />
  );
}
