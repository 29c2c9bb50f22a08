import { adminCardConfirmPath } from '@gantry/contracts/addresses/admin';
import { ActionForm } from '@gantry/forms/action-form';
import { CardFields } from '@gantry/forms/card-fields';
import type { CardFailure } from '@gantry/forms/card-failure';
import { useCardElement } from '@gantry/forms/use-card-element';
import { useFormats } from '@gantry/i18n/formats';
import { Alert, Button } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHref } from 'react-router';
import styles from './staff-checkout.module.css';
import type { StartedCard } from './use-started-card.ts';

interface TakeCardProps {
  readonly number: string;
  readonly started: StartedCard;
}

/** The card of a customer on the telephone, typed into the provider's own fields: its number never passes through us. */
export function TakeCard({ number, started }: TakeCardProps) {
  const { money } = useFormats();
  const element = useCardElement(started);
  const back = useHref(adminCardConfirmPath(number));
  const [failure, setFailure] = useState<CardFailure>();
  const [isBusy, setBusy] = useState(false);
  const pay = async () => {
    if (isBusy) return;
    setBusy(true);
    setFailure(await element.pay(location.origin + back));
    setBusy(false);
  };
  return (
    <ActionForm
      className={styles.page}
      onAct={() => {
        if (element.state === 'ready') void pay();
      }}
    >
      <CardNotices isTest={started.isTest} failure={failure} />
      <CardFields element={element} />
      <div>
        <Button
          type="submit"
          variant="primary"
          aria-disabled={isBusy || element.state !== 'ready' || undefined}
        >
          <FormattedMessage id="admin.checkout.charge" values={{ total: money(started.amount) }} />
        </Button>
      </div>
      <p className={styles.soft}>
        <FormattedMessage id="admin.checkout.card-hint" />
      </p>
    </ActionForm>
  );
}

interface CardNoticesProps {
  readonly isTest: boolean;
  readonly failure: CardFailure | undefined;
}

function CardNotices({ isTest, failure }: CardNoticesProps) {
  return (
    <>
      {isTest ? (
        <Alert tone="note">
          <FormattedMessage id="admin.checkout.test-mode" />
        </Alert>
      ) : null}
      {failure ? (
        <Alert tone="bad" live="assertive">
          <FormattedMessage id={`forms.card.failure.${failure}`} />
        </Alert>
      ) : null}
    </>
  );
}
