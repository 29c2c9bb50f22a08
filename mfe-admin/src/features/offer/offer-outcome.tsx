import { FormattedMessage } from 'react-intl';
import { OutcomeAlert, refusalText } from '../../parts/outcome-alert.tsx';
import type { SendOutcome } from './use-send-offer.ts';

/** What became of sending the offer. */
export function OfferOutcome({ outcome }: { readonly outcome: SendOutcome }) {
  if (outcome.kind === 'sent') {
    return (
      <OutcomeAlert kind="done">
        <FormattedMessage id="admin.offer.sent" values={{ revision: outcome.revision }} />
      </OutcomeAlert>
    );
  }
  const id = outcome.kind === 'look-first' ? 'admin.offer.look-first' : textOf(outcome.failure);
  return (
    <OutcomeAlert kind="refused" title={<FormattedMessage id="admin.offer.not-sent" />}>
      <FormattedMessage id={id} />
    </OutcomeAlert>
  );
}

type Refused = Extract<SendOutcome, { kind: 'refused' }>;

/** What only offers are refused for, beside what is refused everywhere. */
const own: readonly string[] = ['PRICE_CHANGED', 'SHIPPING_UNAVAILABLE', 'INVALID'];

const textOf = (failure: Refused['failure']): string =>
  failure && own.includes(failure.code)
    ? `admin.offer.refusal.${failure.code}`
    : refusalText('admin.inquiry.refusal', failure);
