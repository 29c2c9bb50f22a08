import type { PromotionStatus } from '@gantry/domain/promotions';
import { StatusBadge, type Tone } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';

const tones: Readonly<Record<PromotionStatus, Tone>> = {
  draft: 'waiting',
  active: 'good',
  paused: 'ask',
  ended: 'neutral',
};

/** Where a promotion stands. */
export const PromotionStatusBadge = ({ status }: { readonly status: PromotionStatus }) => (
  <StatusBadge tone={tones[status]}>
    <FormattedMessage id={`admin.promotions.status.${status}`} />
  </StatusBadge>
);
