import { failureOf } from '@gantry/api-client';
import { ActionForm } from '@gantry/forms/action-form';
import { Alert, Button } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { useFocusOnce } from '../../parts/use-focus-once.ts';
import { requestProblem } from './notice-problem.ts';
import styles from './notify-me.module.css';
import { useCatalogCancelMyNoticeMutation } from '../../api/stock-notices.endpoints.ts';
import { noticeIntents } from './posted-notice.ts';

export interface NoticeTakenProps {
  readonly uri: string;
  /** where the mail goes; null where the page does not know it any more */
  readonly email: string | null;
  /** the address is asked by a mail first */
  readonly toConfirm: boolean;
  /** an account asked: it may take it back here, everybody else by the mail's link */
  readonly isOwn: boolean;
  /** it was asked for just now, on this page */
  readonly isNew: boolean;
  readonly onCancelled: () => void;
}

/** What was asked for, and the way to take it back. */
export function NoticeTaken({ uri, email, toConfirm, isOwn, isNew, onCancelled }: NoticeTakenProps) {
  const [cancel, { isLoading, error }] = useCatalogCancelMyNoticeMutation();
  const answer = useFocusOnce(isNew);
  const cancelNotice = async () => {
    const { error: failed } = await cancel({ params: { uri } });
    if (!failed) onCancelled();
  };
  return (
    <div className={styles.form}>
      <Alert tone={toConfirm ? 'note' : 'good'} live="polite" ref={answer}>
        <FormattedMessage
          id={`catalog.notice.${toConfirm ? 'to-confirm' : 'asked'}${email ? '-address' : ''}`}
          values={{ email }}
        />
      </Alert>
      {isOwn ? (
        <ActionForm fields={{ intent: noticeIntents.cancel }} onAct={() => void cancelNotice()}>
          <Button type="submit" size="small" busy={isLoading}>
            <FormattedMessage id="catalog.notice.cancel" />
          </Button>
        </ActionForm>
      ) : null}
      {error ? (
        <p role="alert" className={styles.problem}>
          <FormattedMessage id={`catalog.notice.${requestProblem(failureOf(error))}`} />
        </p>
      ) : null}
    </div>
  );
}
