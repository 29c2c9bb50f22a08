import { promotionTitle } from '@gantry/contracts/promotion-title';
import type { ShownPromotion } from '@gantry/contracts/schemas/promotion';
import { Money } from '@gantry/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './parts.module.css';

interface ShownPromotionsProps {
  /** left out by services of an earlier release */
  readonly promotions: readonly ShownPromotion[] | undefined;
  /** what can be done about a code */
  readonly actOf?: (code: string) => ReactNode;
}

/** Promotions that count, codes that do not and why, and what is missing for more. */
export function ShownPromotions({ promotions = [], actOf }: ShownPromotionsProps) {
  if (promotions.length === 0) return null;
  return (
    <ul className={styles.promotions}>
      {promotions.map((promotion) => (
        <li key={`${promotion.code ?? ''} ${promotion.name}`}>
          <span>
            <PromotionText promotion={promotion} />
          </span>
          {promotion.code === null ? null : actOf?.(promotion.code)}
        </li>
      ))}
    </ul>
  );
}

function PromotionText({ promotion }: { readonly promotion: ShownPromotion }) {
  const { refusal, missing } = promotion;
  const name = promotionTitle(promotion);
  if (missing) {
    return missing.goods > 0 ? (
      <FormattedMessage
        id="checkout.promotion.more-goods"
        values={{ name, amount: <Money amount={missing.goods} /> }}
      />
    ) : (
      <FormattedMessage id="checkout.promotion.more-units" values={{ name, count: missing.quantity }} />
    );
  }
  if (refusal) return <FormattedMessage id={`checkout.promotion.${refusal}`} values={{ name }} />;
  if (promotion.kind === 'gift') return <FormattedMessage id="checkout.promotion.gift" values={{ name }} />;
  const off = promotion.goods + (promotion.shipping ?? 0);
  if (off === 0) return <FormattedMessage id="checkout.promotion.at-checkout" values={{ name }} />;
  return (
    <FormattedMessage id="checkout.promotion.counts" values={{ name, amount: <Money amount={-off} /> }} />
  );
}
