import { failureOf } from '@gantry/api-client';
import { Alert, Button } from '@gantry/ui';
import { useState, type FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useActionData, useSearchParams } from 'react-router';
import { noticeNews, ownProductQuery } from '../../parts/own-product-query.ts';
import { useFocusOnce } from '../../parts/use-focus-once.ts';
import { stopProblem, type NoticeProblem } from './notice-problem.ts';
import styles from './notify-me.module.css';
import { useCatalogStopNoticesMutation } from './notices.endpoints.ts';
import { noticeIntents, type PostedNotice } from './posted-notice.ts';

/**
 * Where the link of a notice's mail leads: asks before anything is taken back, since programs that look at mail follow
 * links too. Nothing without such a link.
 */
export function StopNotices() {
  const search = useSearchParams()[0];
  const token = search.get(ownProductQuery.stopNotices);
  const [isStopped, setStopped] = useState(false);
  const answer = useFocusOnce(isStopped);
  const isDone = isStopped || noticeNews(search) === 'stopped';
  if (!isDone && token === null) return null;
  return (
    <div className={styles.band}>
      {isDone ? (
        <Alert tone="good" live="polite" ref={answer}>
          <FormattedMessage id="catalog.notice.stopped" />
        </Alert>
      ) : (
        <StopForm token={token ?? ''} onStopped={() => setStopped(true)} />
      )}
    </div>
  );
}

function StopForm({ token, onStopped }: { readonly token: string; readonly onStopped: () => void }) {
  const answered = useActionData<PostedNotice>();
  const posted = answered?.intent === noticeIntents.stop ? answered.problem : null;
  const [problem, setProblem] = useState<NoticeProblem | null>(posted);
  const [stop, { isLoading }] = useCatalogStopNoticesMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { error } = await stop({ body: { token } });
    if (error) setProblem(stopProblem(failureOf(error)));
    else onStopped();
  };
  return (
    <Alert tone="note" title={<FormattedMessage id="catalog.notice.stop-title" />}>
      <form method="post" onSubmit={submit} className={styles.form}>
        <input type="hidden" name="intent" value={noticeIntents.stop} />
        <p>
          <FormattedMessage id="catalog.notice.stop-lead" />
        </p>
        {problem ? (
          <p role="alert" className={styles.problem}>
            <FormattedMessage id={`catalog.notice.${problem}`} />
          </p>
        ) : null}
        <div>
          <Button type="submit" busy={isLoading}>
            <FormattedMessage id="catalog.notice.stop" />
          </Button>
        </div>
      </form>
    </Alert>
  );
}
