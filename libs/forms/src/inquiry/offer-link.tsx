import { quoteCompletePath, quoteTakenPath } from '@gantry/contracts/addresses/checkout';
import type { Inquiry } from '@gantry/contracts/schemas/inquiry';
import { Alert, LinkButton } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';

export interface OfferLinkProps {
  readonly inquiry: Pick<Inquiry, 'number' | 'status'>;
  /** opens the offer for whoever has no account */
  readonly token?: string | undefined;
}

/** Leads from the record of a request to the offer that answers it; nothing where none is open or accepted. */
export function OfferLink({ inquiry: { number, status }, token }: OfferLinkProps) {
  if (status !== 'sent-offer' && status !== 'move-to-order') return null;
  const isAccepted = status === 'move-to-order';
  return (
    <Alert
      tone={isAccepted ? 'good' : 'note'}
      title={<FormattedMessage id={isAccepted ? 'forms.offer.accepted' : 'forms.offer.ready'} />}
    >
      <p>
        <LinkButton
          to={token ? quoteTakenPath(number, token) : quoteCompletePath(number)}
          variant={isAccepted ? 'secondary' : 'primary'}
        >
          <FormattedMessage id={isAccepted ? 'forms.offer.view' : 'forms.offer.open'} />
        </LinkButton>
      </p>
    </Alert>
  );
}
