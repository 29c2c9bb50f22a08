import { useFormats } from '@gantry/i18n/formats';
import { FormattedMessage } from 'react-intl';
import recordStyles from '../../parts/record.module.css';
import type { ShipmentCardProps } from './shipment-card-props.ts';

/** What the carrier's labels cost us beside what the order asks for shipping; nothing for whoever may not see it. */
export function ShippingCost({ shipment: { charged, cost } }: Pick<ShipmentCardProps, 'shipment'>) {
  const { money } = useFormats();
  if (charged === null || cost === null) return null;
  const amounts = [
    ['shipping-charged', charged],
    ['label-cost', cost],
    ['cost-difference', charged - cost],
  ] as const;
  return (
    <p className={recordStyles.soft}>
      {amounts.map(([key, amount], place) => (
        <span key={key}>
          {place > 0 ? ' · ' : ''}
          <FormattedMessage id={`admin.fulfillment.${key}`} /> {money(amount)}
        </span>
      ))}
    </p>
  );
}
