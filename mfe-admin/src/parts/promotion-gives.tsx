import type { PromotionFacts } from '@gantry/contracts/schemas/promotion-admin';
import { Money } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';

/** What a promotion gives, in a few words. */
export function PromotionGives({
  facts,
}: {
  readonly facts: Pick<PromotionFacts, 'kind' | 'value' | 'gift'>;
}) {
  const { kind, value, gift } = facts;
  const values = {
    percent: value / 10_000,
    amount: <Money amount={value} />,
    name: gift?.name ?? '',
    quantity: gift?.quantity ?? 0,
  };
  return <FormattedMessage id={`admin.promotions.gives.${kind}`} values={values} />;
}
