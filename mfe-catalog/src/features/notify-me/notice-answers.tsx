import { failureOf } from '@gantry/api-client';
import { ActionForm } from '@gantry/forms/action-form';
import { Alert, Button } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useActionData, useSearchParams } from 'react-router';
import { noticeNews, ownProductQuery } from '../../parts/own-product-query.ts';
import { useFocusOnce } from '../../parts/use-focus-once.ts';
import { linkProblem, type NoticeProblem } from './notice-problem.ts';
import styles from './notify-me.module.css';
import {
  useCatalogConfirmNoticeMutation,
  useCatalogStopNoticesMutation,
} from '../../api/stock-notices.endpoints.ts';
import { noticeIntents, type PostedNotice } from './posted-notice.ts';

/** What links of mails about stock notices lead to, by the beginning of their messages' ids. */
const links = {
  confirm: {
    parameter: ownProductQuery.confirmNotice,
    intent: noticeIntents.confirm,
    done: 'confirmed',
  },
  stop: {
    parameter: ownProductQuery.stopNotices,
    intent: noticeIntents.stop,
    done: 'stopped',
  },
} as const;
type LinkKind = keyof typeof links;

/**
 * The questions behind the links of mails, and what became of them. Each asks before anything is done, since programs
 * that look at mail follow links too.
 */
export default function NoticeAnswers() {
  return (
    <>
      <NoticeLink kind="confirm" />
      <NoticeLink kind="stop" />
    </>
  );
}

function NoticeLink({ kind }: { readonly kind: LinkKind }) {
  const search = useSearchParams()[0];
  const { parameter, done } = links[kind];
  const token = search.get(parameter);
  const [isPressed, setPressed] = useState(false);
  const answer = useFocusOnce(isPressed);
  const isDone = isPressed || noticeNews(search) === done;
  if (!isDone && token === null) return null;
  return isDone ? (
    <Alert tone="good" live="polite" ref={answer}>
      <FormattedMessage id={`catalog.notice.${done}`} />
    </Alert>
  ) : (
    <LinkForm kind={kind} token={token ?? ''} onDone={() => setPressed(true)} />
  );
}

interface LinkFormProps {
  readonly kind: LinkKind;
  readonly token: string;
  readonly onDone: () => void;
}

function LinkForm({ kind, token, onDone }: LinkFormProps) {
  const { intent } = links[kind];
  const answered = useActionData<PostedNotice>();
  const [problem, setProblem] = useState<NoticeProblem | null>(
    answered?.intent === intent ? answered.problem : null,
  );
  const calls = { confirm: useCatalogConfirmNoticeMutation(), stop: useCatalogStopNoticesMutation() };
  const [send, { isLoading }] = calls[kind];
  const answerLink = async () => {
    const { error } = await send({ body: { token } });
    if (error) setProblem(linkProblem(failureOf(error)));
    else onDone();
  };
  return (
    <Alert tone="note" title={<FormattedMessage id={`catalog.notice.${kind}-title`} />}>
      <ActionForm fields={{ intent }} onAct={() => void answerLink()} className={styles.form}>
        <p>
          <FormattedMessage id={`catalog.notice.${kind}-lead`} />
        </p>
        {problem ? (
          <p role="alert" className={styles.problem}>
            <FormattedMessage id={`catalog.notice.${problem}`} />
          </p>
        ) : null}
        <div>
          <Button type="submit" busy={isLoading}>
            <FormattedMessage id={`catalog.notice.${kind}`} />
          </Button>
        </div>
      </ActionForm>
    </Alert>
  );
}
