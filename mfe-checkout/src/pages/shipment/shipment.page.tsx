import { useUser } from '@gantry/api-client';
import { myOrdersPath, signInToPath } from '@gantry/contracts/addresses/account';
import type { ShipmentAction } from '@gantry/contracts/addresses/checkout';
import { EmptyState, LinkButton, PageHeader } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { useActionData, useParams, useSearchParams } from 'react-router';
import { useSalesGetDelayedLinesQuery, useSalesGetShipmentQuery } from '../../api/shipment.endpoints.ts';
import { DelayedView } from '../../features/shipment/delayed-view.tsx';
import type { PostedShipment } from '../../features/shipment/posted-shipment.ts';
import { isShipmentAction, shipmentKey, type ShipmentKey } from '../../features/shipment/shipment-key.ts';
import { ShipmentView } from '../../features/shipment/shipment-view.tsx';

export { action } from './shipment.action.ts';
export { loader } from './shipment.loader.ts';

/** What a customer does with a shipment or with late goods (specification §2), by link or signed in. */
export default function ShipmentPage() {
  const { action = '' } = useParams();
  const [search] = useSearchParams();
  if (!isShipmentAction(action)) return null;
  const wanted = shipmentKey(action, search);
  if (!wanted) return <WhichShipment />;
  return action === 'keep' || action === 'cancel' ? (
    <DelayPage choice={action} wanted={wanted} />
  ) : (
    <FollowPage action={action} wanted={wanted} />
  );
}

interface WantedProps {
  readonly wanted: ShipmentKey;
}

function FollowPage({ action, wanted }: WantedProps & { readonly action: ShipmentAction }) {
  const { data: shipment } = useSalesGetShipmentQuery(wanted);
  const posted = useActionData<PostedShipment>();
  if (!shipment) return null;
  return <ShipmentView action={action} shipment={shipment} shipmentKey={wanted} posted={posted} />;
}

function DelayPage({ choice, wanted }: WantedProps & { readonly choice: 'keep' | 'cancel' }) {
  const { data: delayed } = useSalesGetDelayedLinesQuery(wanted);
  const posted = useActionData<PostedShipment>();
  if (!delayed) return null;
  return <DelayedView key={choice} choice={choice} delayed={delayed} shipmentKey={wanted} posted={posted} />;
}

/** An address without a shipment: where to find one. */
function WhichShipment() {
  const user = useUser();
  return (
    <>
      <PageHeader title={<FormattedMessage id="checkout.shipment.title" />} />
      <EmptyState
        title={<FormattedMessage id="checkout.shipment.none" />}
        actions={
          <LinkButton to={user ? myOrdersPath() : signInToPath(myOrdersPath())}>
            <FormattedMessage id={user ? 'checkout.shipment.orders' : 'checkout.shipment.sign-in'} />
          </LinkButton>
        }
      >
        <FormattedMessage id="checkout.shipment.none-text" />
      </EmptyState>
    </>
  );
}
