import { failureOf, useUser } from '@gantry/api-client';
import { noticeFormSchema } from '@gantry/contracts/schemas/stock-notice';
import { Form, type SubmitAnswer } from '@gantry/forms/form';
import { SubmitButton } from '@gantry/forms/submit-button';
import { TextField } from '@gantry/forms/text-field';
import { Alert } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData } from 'react-router';
import { useCatalogRequestNoticeMutation } from '../../api/stock-notices.endpoints.ts';
import { useFocusOnce } from '../../parts/use-focus-once.ts';
import { requestProblem, type NoticeProblem } from './notice-problem.ts';
import styles from './notify-me.module.css';
import { noticeIntents, type PostedNotice } from './posted-notice.ts';

/** What was asked for just now. */
export interface AskedNotice {
  readonly email: string;
  /** the address is asked by a mail first */
  readonly toConfirm: boolean;
}

export interface NoticeFormProps {
  readonly uri: string;
  /** what was asked for has been cancelled: on this page just now, or before it came */
  readonly cancelled: 'now' | 'before' | null;
  readonly onAsked: (asked: AskedNotice) => void;
}

/** Takes an address to write to. With scripts off the page takes it as a posted form. */
export function NoticeForm({ uri, cancelled, onAsked }: NoticeFormProps) {
  const intl = useIntl();
  const user = useUser();
  const answered = useActionData<PostedNotice>();
  const posted = answered?.intent === noticeIntents.ask ? answered : undefined;
  const request = useRequest(uri, onAsked);
  const answer = useFocusOnce(cancelled === 'now');
  const label = intl.formatMessage({ id: 'catalog.notice.email' });
  return (
    <Form
      id="notice"
      schema={noticeFormSchema}
      aria-label={intl.formatMessage({ id: 'catalog.notice.button' })}
      className={styles.form}
      initialValues={{ email: posted?.email ?? user?.email ?? '' }}
      posted={posted && { problems: { email: textOf(posted.problem) }, labels: { email: label } }}
      onSubmit={request}
    >
      <input type="hidden" name="intent" value={noticeIntents.ask} />
      {cancelled ? (
        <Alert tone="note" live="polite" ref={answer}>
          <FormattedMessage id="catalog.notice.cancelled" />
        </Alert>
      ) : null}
      <TextField
        name="email"
        type="email"
        label={label}
        hint={intl.formatMessage({ id: 'catalog.notice.hint' })}
        autoComplete="email"
        required
      />
      <SubmitButton plain wide>
        <FormattedMessage id="catalog.notice.button" />
      </SubmitButton>
    </Form>
  );
}

/** Asks for the notice; what it was refused for stands beside the address. */
function useRequest(uri: string, onAsked: NoticeFormProps['onAsked']) {
  const [request] = useCatalogRequestNoticeMutation();
  return async (body: { email: string }): Promise<SubmitAnswer> => {
    const { data, error } = await request({ params: { uri }, body });
    if (data) return onAsked({ email: body.email, toConfirm: data.toConfirm });
    const failure = failureOf(error);
    return { failure, message: textOf(requestProblem(failure)) };
  };
}

const textOf = (problem: NoticeProblem): string => `catalog.notice.${problem}`;
