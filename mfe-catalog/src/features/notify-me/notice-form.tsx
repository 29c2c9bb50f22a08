import { failureOf, useUser } from '@gantry/api-client';
import { Alert, Button, Field, TextInput } from '@gantry/ui';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData } from 'react-router';
import { useFilledIn } from '../../parts/use-filled-in.ts';
import { useFocusOnce } from '../../parts/use-focus-once.ts';
import { requestProblem, type NoticeProblem } from './notice-problem.ts';
import styles from './notify-me.module.css';
import { useCatalogRequestNoticeMutation } from '../../api/stock-notices.endpoints.ts';
import { noticeIntents, type PostedNotice } from './posted-notice.ts';

/** What was asked for just now. */
export interface AskedNotice {
  readonly email: string;
  /** the address is asked by a mail first */
  readonly toConfirm: boolean;
}

export interface NoticeFormProps {
  readonly uri: string;
  /** what was asked for has been taken back: on this page just now, or before it came */
  readonly cancelled: 'now' | 'before' | null;
  readonly onAsked: (asked: AskedNotice) => void;
}

/** Takes an address to write to. With scripts off the page takes it as a posted form. */
export function NoticeForm({ uri, cancelled, onAsked }: NoticeFormProps) {
  const intl = useIntl();
  const user = useUser();
  const answered = useActionData<PostedNotice>();
  const posted = answered?.intent === noticeIntents.ask ? answered : undefined;
  const [problem, setProblem] = useState<NoticeProblem | null>(posted?.problem ?? null);
  const [request, { isLoading }] = useCatalogRequestNoticeMutation();
  const field = useFilledIn(posted ? '' : (user?.email ?? ''));
  const answer = useFocusOnce(cancelled === 'now');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const email = field.current?.value.trim() ?? '';
    const wrong = problemOf(field.current);
    setProblem(wrong);
    if (wrong) return field.current?.focus();
    const { data, error } = await request({ params: { uri }, body: { email } });
    if (error) setProblem(requestProblem(failureOf(error)));
    else onAsked({ email, toConfirm: data.toConfirm });
  };
  return (
    <form
      method="post"
      onSubmit={submit}
      noValidate
      aria-label={intl.formatMessage({ id: 'catalog.notice.button' })}
      className={styles.form}
    >
      <input type="hidden" name="intent" value={noticeIntents.ask} />
      {cancelled ? (
        <Alert tone="note" live="polite" ref={answer}>
          <FormattedMessage id="catalog.notice.cancelled" />
        </Alert>
      ) : null}
      <Field
        label={<FormattedMessage id="catalog.notice.email" />}
        hint={<FormattedMessage id="catalog.notice.hint" />}
        error={problem ? <Problem problem={problem} /> : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={field}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            required
            defaultValue={posted?.email}
            onBlur={({ target }) => target.value !== '' && setProblem(problemOf(target))}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" wide busy={isLoading}>
        <FormattedMessage id="catalog.notice.button" />
      </Button>
    </form>
  );
}

function Problem({ problem }: { problem: NoticeProblem }) {
  return (
    <span role="alert">
      <FormattedMessage id={`catalog.notice.${problem}`} />
    </span>
  );
}

/** What the browser itself says of an address; the server's rule is stricter and has the last word. */
function problemOf(field: HTMLInputElement | null): NoticeProblem | null {
  if (!field || field.value.trim() === '') return 'email-missing';
  return field.validity.valid ? null : 'email-wrong';
}
