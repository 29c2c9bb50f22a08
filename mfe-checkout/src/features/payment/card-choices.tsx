import { useUser } from '@gantry/api-client';
import type { SavedMethod } from '@gantry/contracts/schemas/payment';
import { Checkbox, RadioGroup } from '@gantry/ui';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { usePaymentsListMethodsQuery } from '../../api/payments.endpoints.ts';
import type { CardChoice } from './use-card-payment.ts';

interface CardChoicesProps {
  readonly choice: CardChoice;
  readonly choose: (choice: CardChoice) => void;
}

/** Which card an account pays with, and whether a new one is kept for the next order. A guest has no choice. */
export function CardChoices({ choice, choose }: CardChoicesProps) {
  const user = useUser();
  const { data = [] } = usePaymentsListMethodsQuery(undefined, { skip: !user });
  const saved = data.filter(({ service }) => service === 'stripe-payment-intent');
  useUsualCard(saved, choose);
  if (!user) return null;
  const { savedMethodId, saveMethod } = choice;
  return (
    <>
      {saved.length > 0 ? (
        <RadioGroup
          legend={<FormattedMessage id="checkout.payment.which-card" />}
          name="saved-card"
          value={savedMethodId ?? ''}
          onChange={(id) => choose({ savedMethodId: id || null, saveMethod: id === '' && saveMethod })}
          options={[
            ...saved.map((card) => ({ value: card.id, label: cardName(card), hint: <Expiry card={card} /> })),
            { value: '', label: <FormattedMessage id="checkout.payment.new-card" /> },
          ]}
        />
      ) : null}
      {savedMethodId === null ? (
        <Checkbox
          checked={saveMethod}
          onChange={(event) => choose({ savedMethodId: null, saveMethod: event.target.checked })}
        >
          <FormattedMessage id="checkout.payment.save-card" />
        </Checkbox>
      ) : null}
    </>
  );
}

/** The card its account has set is chosen once, when the cards are there. */
function useUsualCard(saved: readonly SavedMethod[], choose: CardChoicesProps['choose']): void {
  const usual = saved.find(({ isDefault }) => isDefault)?.id;
  const isChosen = useRef(false);
  useEffect(() => {
    if (!usual || isChosen.current) return;
    isChosen.current = true;
    choose({ savedMethodId: usual, saveMethod: false });
  }, [usual, choose]);
}

const cardName = ({ brand, last4 }: SavedMethod): string =>
  `${brand.replace(/^./, (letter) => letter.toUpperCase())} •••• ${last4 ?? ''}`;

const Expiry = ({ card: { expires } }: { readonly card: SavedMethod }) =>
  expires ? <FormattedMessage id="checkout.payment.expires" values={{ expires }} /> : null;
