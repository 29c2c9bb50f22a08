import { myCardsPath } from '@gantry/contracts/addresses/account';
import { ActionForm } from '@gantry/forms/action-form';
import { CardFields } from '@gantry/forms/card-fields';
import { Alert, Button } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import styles from '../../parts/cards.module.css';
import { useNewCard, type NewCardProblem } from './use-new-card.ts';

/** The provider's own fields for a card that is saved; its number never passes through us. */
export function NewCard() {
  const { problem, isTest, isBusy, isStuck, element, saveCard, restart } = useNewCard();
  return (
    <ActionForm
      className={styles.form}
      aria-busy={isBusy}
      onAct={() => {
        if (element.state === 'ready') void saveCard();
      }}
    >
      <Notices isTest={isTest} problem={problem} />
      {isStuck ? null : <CardFields element={element} />}
      <noscript>
        <FormattedMessage id="account.cards.needs-scripts" />
      </noscript>
      <div className={styles.actions}>
        {isStuck ? (
          <Button onClick={restart}>
            <FormattedMessage id="forms.card.retry" />
          </Button>
        ) : (
          <Button
            type="submit"
            variant="primary"
            aria-disabled={isBusy || element.state !== 'ready' || undefined}
          >
            <FormattedMessage id="account.cards.save" />
          </Button>
        )}
        <Link to={myCardsPath()}>
          <FormattedMessage id="account.cards.back" />
        </Link>
      </div>
      <p className={styles.soft}>
        <FormattedMessage id="account.cards.new-hint" />
      </p>
    </ActionForm>
  );
}

interface NoticesProps {
  readonly isTest: boolean;
  readonly problem: NewCardProblem | undefined;
}

function Notices({ isTest, problem }: NoticesProps) {
  return (
    <>
      {isTest ? (
        <Alert tone="note">
          <FormattedMessage id="account.cards.test-mode" />
        </Alert>
      ) : null}
      {problem ? (
        <Alert tone="bad" live="assertive">
          <FormattedMessage id={`account.cards.problem.${problem}`} />
        </Alert>
      ) : null}
    </>
  );
}
