import { myOrderPath } from '@gantry/contracts/addresses/account';
import { orderConfirmationPath } from '@gantry/contracts/addresses/checkout';
import type { Inquiry } from '@gantry/contracts/schemas/inquiry';
import type { Offer } from '@gantry/contracts/schemas/offer';
import { useFormats } from '@gantry/i18n/formats';
import { Alert, LinkButton } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';

interface OfferStateProps {
  readonly offer: Offer;
  readonly status: Inquiry['status'];
}

/** Where the offer stands, first on its page: open, over and what to do then, or the order it became. */
export function OfferState({ offer: { blocker, order, validUntil }, status }: OfferStateProps) {
  const { day } = useFormats();
  const text = (id: string) => (
    <FormattedMessage id={`checkout.offer.state.${id}`} values={{ day: day(validUntil) }} />
  );
  if (order) {
    return (
      <Alert tone="good" title={text('accepted')}>
        <LinkButton to={placeOf(order)}>
          <FormattedMessage id="checkout.offer.order" values={{ number: order.number.toUpperCase() }} />
        </LinkButton>
      </Alert>
    );
  }
  if (blocker === null) return <Alert tone="note">{text('open')}</Alert>;
  if (blocker === 'EXPIRED') {
    return (
      <Alert tone="warn" title={text('expired')}>
        <p>{text('expired-text')}</p>
      </Alert>
    );
  }
  const isOver = status === 'cancelled' || status === 'cancelled-black-list' || status === 'cleared';
  return (
    <Alert tone="warn" title={text(isOver ? 'over' : 'changing')}>
      <p>{text(isOver ? 'over-text' : 'changing-text')}</p>
    </Alert>
  );
}

/** Whoever has ordered reads the confirmation, colleagues the order. */
const placeOf = ({ number, token }: NonNullable<Offer['order']>): string =>
  token ? orderConfirmationPath(number, token) : myOrderPath(number);
