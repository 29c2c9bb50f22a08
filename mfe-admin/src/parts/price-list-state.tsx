import type { PriceListSummary } from '@gantry/contracts/schemas/price-list';
import { StatusBadge, type Tone } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';

const tones: Readonly<Record<PriceListSummary['state'], Tone>> = {
  active: 'good',
  planned: 'waiting',
  ended: 'neutral',
  off: 'neutral',
};

/** Whether a price list holds now. */
export const PriceListState = ({ state }: Pick<PriceListSummary, 'state'>) => (
  <StatusBadge tone={tones[state]}>
    <FormattedMessage id={`admin.price-list.state.${state}`} />
  </StatusBadge>
);
