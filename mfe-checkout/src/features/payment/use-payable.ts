import { readPayable } from '@gantry/contracts/addresses/checkout';
import { failureNamed } from '@gantry/forms/card-failure';
import { useSearchParams } from 'react-router';
import { usePaymentsListWaysQuery } from '../../api/payments.endpoints.ts';
import { useSalesGetConfirmationQuery } from '../../api/purchase.endpoints.ts';
import { payableRequest } from './payment-loaders.ts';

/** What the page's address says is paid, as the loader has brought it; undefined where it was not there. */
export function usePayable() {
  const [search] = useSearchParams();
  const payable = readPayable(search);
  const { data: order } = useSalesGetConfirmationQuery(payableRequest(payable ?? { order: '' }), {
    skip: !payable,
  });
  const { data: ways = [] } = usePaymentsListWaysQuery();
  if (!payable || !order) return undefined;
  return { payable, order, ways, refused: failureNamed(search.get('refused')), search };
}
