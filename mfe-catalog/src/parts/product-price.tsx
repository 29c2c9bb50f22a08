import { signInToPath } from '@gantry/contracts/addresses/account';
import { productPath } from '@gantry/contracts/addresses/catalog';
import type { PriceView } from '@gantry/contracts/schemas/catalog';
import { availabilityRules, type Availability } from '@gantry/domain/statuses/availability';
import { Price } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { unitText } from './unit-text.ts';

export interface ProductPriceProps {
  product: {
    uri: string;
    price: PriceView;
    availability: Availability;
    unitOfMeasure: string;
    packSize: number;
  };
  size?: 'row' | 'box';
  /** false where a column says it already */
  withUnit?: boolean;
  /** words alone, where it stands in something that is pressed as a whole */
  withoutLinks?: boolean;
}

/** What a product costs this reader per unit of sale, or why no price stands here (specification §1). */
export function ProductPrice({
  product,
  size = 'row',
  withUnit = true,
  withoutLinks = false,
}: ProductPriceProps) {
  const intl = useIntl();
  const { price, availability } = product;
  const rule = availabilityRules[availability];
  if (rule.price === 'free') return <FormattedMessage id="catalog.price.free" />;
  if (rule.price === 'hidden' || price.unit === null)
    return <PriceReason {...product} hidden={rule.price === 'hidden'} withoutLinks={withoutLinks} />;
  return (
    <Price
      amount={price.unit}
      was={price.was}
      size={size}
      per={withUnit ? unitText(intl, product) : undefined}
      labels={{
        now: intl.formatMessage({ id: 'catalog.price.now' }),
        was: intl.formatMessage({ id: 'catalog.price.was' }),
      }}
    />
  );
}

type PriceReasonProps = ProductPriceProps['product'] & { hidden: boolean; withoutLinks: boolean };

function PriceReason({ uri, price, hidden, withoutLinks }: PriceReasonProps) {
  if (!hidden && price.visibility === 'cart-only') return <FormattedMessage id="catalog.price.in-cart" />;
  if (!hidden && price.visibility === 'signed-in') {
    const words = <FormattedMessage id="catalog.price.sign-in" />;
    return withoutLinks ? words : <Link to={signInToPath(productPath(uri))}>{words}</Link>;
  }
  return <FormattedMessage id="catalog.price.on-request" />;
}
