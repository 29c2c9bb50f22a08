import type { Offer } from '@gantry/contracts/schemas/offer';
import type { Totals } from '@gantry/contracts/schemas/cart';
import { Alert, Checkbox, Money } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { TotalsList } from '../../parts/totals-list.tsx';
import { offerRefusal } from './offer-refusal.ts';
import styles from './offer.module.css';
import type { OfferSelection } from './use-selection.ts';

export interface ChooseLinesProps {
  readonly offer: Offer;
  readonly selection: OfferSelection;
  /** what the chosen lines cost, where they were posted without scripts */
  readonly posted: Totals | undefined;
}

/** Which lines to order, and what they cost together: shown before anything is accepted. */
export function ChooseLines({ offer, selection, posted }: ChooseLinesProps) {
  const { chosen, chooseLine, isComplete, cost, failure } = selection;
  const totals = cost?.totals ?? posted;
  return (
    <fieldset className={styles.choice}>
      <legend>
        <FormattedMessage id="checkout.offer.choose" />
      </legend>
      <input type="hidden" name="partial" value="1" />
      <input type="hidden" name="acceptedTotal" value={totals?.grandTotal ?? ''} />
      {offer.lines.map(({ lineNumber, name, quantity, total }) => (
        <Checkbox
          key={lineNumber}
          name="line"
          value={lineNumber}
          checked={chosen.includes(lineNumber)}
          onChange={({ currentTarget }) => chooseLine(lineNumber, currentTarget.checked)}
          hint={<Money amount={total} />}
        >
          <FormattedMessage id="checkout.offer.choose-line" values={{ name, quantity }} />
        </Checkbox>
      ))}
      <div role="status">
        {chosen.length === 0 ? <FormattedMessage id="checkout.offer.choose-one" /> : null}
        {!isComplete && totals ? <TotalsList totals={totals} unknown={{ shipping: '–', tax: '–' }} /> : null}
      </div>
      {failure ? (
        <Alert tone="bad" live="assertive">
          <FormattedMessage id={offerRefusal(failure).message ?? 'checkout.offer.refused.part'} />
        </Alert>
      ) : null}
    </fieldset>
  );
}
