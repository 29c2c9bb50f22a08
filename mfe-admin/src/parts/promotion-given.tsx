import type { Promotion } from '@gantry/contracts/schemas/promotion-admin';
import { Money } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';

interface PromotionGivenProps {
  readonly promotion: Pick<Promotion, 'cost' | 'given' | 'gift' | 'kind'>;
}

/** What a promotion has given so far: a sum, or units of its gift with what they cost by list price. */
export function PromotionGiven({ promotion }: PromotionGivenProps) {
  const { cost, given, gift, kind } = promotion;
  const sum = <Money amount={cost} />;
  if (given === 0) return sum;
  // a promotion that has been changed gave something else before
  const words = kind === 'gift' ? '' : '.unnamed';
  const values = { quantity: given, name: gift?.name ?? '', cost: sum };
  return <FormattedMessage id={`admin.promotions.given${words}`} values={values} />;
}
