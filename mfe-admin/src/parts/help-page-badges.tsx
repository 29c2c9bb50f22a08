import type { HelpPageSummary } from '@gantry/contracts/schemas/help-page';
import { StatusBadge, type Tone } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';

const tones: Readonly<Record<HelpPageSummary['state'], Tone>> = {
  shown: 'good',
  planned: 'waiting',
  ended: 'neutral',
  hidden: 'neutral',
};

/** Whether readers see a help page now. */
export const HelpPageState = ({ state }: Pick<HelpPageSummary, 'state'>) => (
  <StatusBadge tone={tones[state]}>
    <FormattedMessage id={`admin.help.state.${state}`} />
  </StatusBadge>
);

/** Whether a translation says what the English text says. */
export const TranslationState = ({ state }: { readonly state: HelpPageSummary['spanish'] }) => (
  <StatusBadge tone={state === 'current' ? 'good' : state === 'older' ? 'ask' : 'neutral'}>
    <FormattedMessage id={`admin.help.translation.${state}`} />
  </StatusBadge>
);
