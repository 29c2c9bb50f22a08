import type { Failure } from '@gantry/contracts/errors';
import { FormattedMessage } from 'react-intl';
import { OutcomeAlert, refusalText } from '../../parts/outcome-alert.tsx';
import type { SendOutcome } from './use-send-offer.ts';

/** What became of sending the offer. */
export function OfferOutcome({ outcome }: { readonly outcome: SendOutcome }) {
  if (outcome.kind === 'asked') {
    return (
      <OutcomeAlert kind="done">
        <FormattedMessage id="admin.approval.asked" />
      </OutcomeAlert>
    );
  }
  if (outcome.kind === 'sent') {
    return (
      <OutcomeAlert kind="done">
        <FormattedMessage id="admin.offer.sent" values={{ revision: outcome.revision }} />
      </OutcomeAlert>
    );
  }
  const id = outcome.kind === 'look-first' ? 'admin.offer.look-first' : refusalId(outcome.failure);
  return (
    <OutcomeAlert kind="refused" title={<FormattedMessage id="admin.offer.not-sent" />}>
      <FormattedMessage id={id} />
    </OutcomeAlert>
  );
}

/** What only offers are refused for, beside what is refused everywhere. */
const own: readonly string[] = ['PRICE_CHANGED', 'SHIPPING_UNAVAILABLE', 'INVALID'];

/** The message that says why an offer was not sent or decided about. */
export const refusalId = (failure: Failure['error'] | undefined): string =>
  failure && own.includes(failure.code)
    ? `admin.offer.refusal.${failure.code}`
    : refusalText('admin.inquiry.refusal', failure);
