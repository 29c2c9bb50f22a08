import { useSearchParams } from 'react-router';
import { useSalesGetConfirmationQuery } from '../../api/purchase.endpoints.ts';
import { Confirmation } from '../../features/order-summary/confirmation.tsx';
import { confirmationRequest } from './confirmation-request.ts';

export { loader } from './purchase-complete.loader.ts';

/** The order is placed: its number, what happens next, and everything that was ordered. */
export default function PurchaseCompletePage() {
  const [search] = useSearchParams();
  const wanted = confirmationRequest(search);
  const { data: order } = useSalesGetConfirmationQuery(wanted ?? { params: { number: '' }, query: {} }, {
    skip: !wanted,
  });
  return order ? <Confirmation order={order} token={search.get('token') ?? undefined} /> : null;
}
