import type { SavedMethod } from '@gantry/contracts/schemas/payment';
import { Alert, Badge, Button } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  usePaymentsChooseMethodMutation,
  usePaymentsRemoveMethodMutation,
} from '../../api/payment-methods.endpoints.ts';
import styles from '../../parts/cards.module.css';

/** As people read it off the card: `Visa •••• 4242`. */
const nameOf = ({ brand, last4 }: SavedMethod): string =>
  `${brand.replace(/^./, (letter) => letter.toUpperCase())} •••• ${last4 ?? ''}`;

/** One saved card with what can be done about it. */
export function SavedCard({ card, mayKeep }: { readonly card: SavedMethod; readonly mayKeep: boolean }) {
  const { expires, isDefault } = card;
  return (
    <li className={styles.card}>
      <h2>{nameOf(card)}</h2>
      {expires ? (
        <p className={styles.soft}>
          <FormattedMessage id="account.cards.expires" values={{ expires }} />
        </p>
      ) : null}
      {isDefault ? (
        <p className={styles.soft}>
          <Badge>
            <FormattedMessage id="account.cards.is-default" />
          </Badge>
        </p>
      ) : null}
      {mayKeep ? <CardActs card={card} /> : null}
    </li>
  );
}

function CardActs({ card }: { readonly card: SavedMethod }) {
  const intl = useIntl();
  const [chooseCard, choosing] = usePaymentsChooseMethodMutation();
  const [removeCard, removing] = usePaymentsRemoveMethodMutation();
  const params = { id: card.id };
  const named = (act: string) =>
    intl.formatMessage({ id: `account.cards.${act}-one` }, { card: nameOf(card) });
  return (
    <>
      <div className={styles.actions}>
        {card.isDefault ? null : (
          <Button
            size="small"
            busy={choosing.isLoading}
            aria-label={named('choose')}
            onClick={() => void chooseCard({ params })}
          >
            <FormattedMessage id="account.cards.choose" />
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          busy={removing.isLoading}
          aria-label={named('remove')}
          onClick={() => void removeCard({ params })}
        >
          <FormattedMessage id="account.cards.remove" />
        </Button>
      </div>
      {choosing.isError || removing.isError ? (
        <Alert tone="bad" live="assertive">
          <FormattedMessage id="forms.failure.maintenance" />
        </Alert>
      ) : null}
    </>
  );
}
