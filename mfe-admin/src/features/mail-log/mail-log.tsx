import { failureOf, withKey } from '@gantry/api-client';
import { adminOperationsPath } from '@gantry/contracts/addresses/admin';
import { newUuid } from '@gantry/contracts/idempotency-key';
import type { SentMail } from '@gantry/contracts/schemas/operations';
import { useFormats } from '@gantry/i18n/formats';
import { Button, EmptyState, ErrorState, Field, TextInput } from '@gantry/ui';
import type { Column } from '@gantry/ui/column-table';
import { ListPages } from '@gantry/ui/list-pages';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form } from 'react-router';
import {
  useNotificationsListMailsQuery,
  useNotificationsResendMailMutation,
} from '../../api/operations.endpoints.ts';
import { useBulkSelection } from '../../parts/bulk/use-bulk-selection.tsx';
import { LongListHint } from '../../parts/long-list.tsx';
import { OutcomeAlert, refusalText } from '../../parts/outcome-alert.tsx';
import { RecordTable } from '../../parts/record-table/record-table.tsx';
import styles from '../../parts/tax-page.module.css';
import { useBulkResend } from './use-bulk-resend.tsx';

interface MailLogProps {
  readonly query: { readonly page: string; readonly search?: string };
  readonly address: URLSearchParams;
}

/** The mails that went out, newest first, found by address or subject; each can go out once more. */
export function MailLog({ query }: MailLogProps) {
  const { data: list, isError } = useNotificationsListMailsQuery({ query });
  const [resend, { error, originalArgs, isSuccess }] = useResend();
  if (isError && !list) return <ErrorState title={<FormattedMessage id="admin.mails.failed" />} />;
  if (!list) return null;
  return (
    <>
      <MailSearch key={query.search} search={query.search ?? ''} />
      {error ? (
        <OutcomeAlert kind="refused">
          <FormattedMessage id={refusalText('admin.mails.refusal', failureOf(error))} />
        </OutcomeAlert>
      ) : null}
      {isSuccess && originalArgs ? (
        <OutcomeAlert kind="done">
          <FormattedMessage id="admin.mails.resent" />
        </OutcomeAlert>
      ) : null}
      {list.items.length > 0 ? (
        <MailTable mails={list.items} onResend={resend} />
      ) : (
        <EmptyState title={<FormattedMessage id="admin.mails.none" />}>
          <FormattedMessage id={query.search ? 'admin.mails.none-found' : 'admin.mails.none-hint'} />
        </EmptyState>
      )}
      <LongListHint list={list} />
      <ListPages texts="admin.pages" path={adminOperationsPath()} list={list} />
    </>
  );
}

/** A press counts once, however often it is repeated before its answer has come. */
function useResend() {
  const [send, state] = useNotificationsResendMailMutation();
  const [keys] = useState(() => new Map<string, string>());
  const resend = async ({ id, resent }: SentMail) => {
    const press = `${id} ${resent}`;
    const key = keys.get(press) ?? newUuid();
    keys.set(press, key);
    const { error } = await send(withKey({ params: { id } }, key));
    if (!error) keys.delete(press);
  };
  return [resend, state] as const;
}

function MailSearch({ search }: { readonly search: string }) {
  return (
    <Form role="search" className={styles.filter} action={adminOperationsPath()}>
      <input type="hidden" name="tab" value="mails" />
      <Field label={<FormattedMessage id="admin.mails.search" />}>
        {(control) => (
          <TextInput {...control} type="search" name="search" defaultValue={search} maxLength={120} />
        )}
      </Field>
      <Button type="submit">
        <FormattedMessage id="admin.mpos.find" />
      </Button>
    </Form>
  );
}

interface MailTableProps {
  readonly mails: readonly SentMail[];
  readonly onResend: (mail: SentMail) => Promise<void>;
}

function MailTable({ mails, onResend }: MailTableProps) {
  const { time } = useFormats();
  const columns: readonly Column<SentMail>[] = [
    { key: 'sent', isRowHead: true, tight: true, cell: ({ sentAt }) => time(sentAt) },
    { key: 'recipient', cell: ({ recipient }) => recipient },
    { key: 'subject', roomy: true, cell: ({ subject, locale }) => <span lang={locale}>{subject}</span> },
    {
      key: 'again',
      roomy: true,
      cell: ({ resent, resentAt }) =>
        resentAt ? (
          <FormattedMessage id="admin.mails.times" values={{ count: resent, time: time(resentAt) }} />
        ) : (
          '–'
        ),
    },
    { key: 'acts', tight: true, cell: (mail) => <ResendButton mail={mail} onResend={onResend} /> },
  ];
  const selection = useBulkSelection({
    texts: 'mails',
    rows: mails,
    recordOf: ({ id, recipient }) => ({ key: id, name: recipient, to: null }),
    acts: useBulkResend(),
  });
  return (
    <RecordTable
      list="mails"
      selection={selection}
      caption={<FormattedMessage id="admin.operations.tab.mails" />}
      headId={(key) => `admin.mails.column.${key}`}
      columns={columns}
      rows={mails}
      rowKey={({ id }) => id}
    />
  );
}

interface ResendButtonProps extends Pick<MailTableProps, 'onResend'> {
  readonly mail: SentMail;
}

function ResendButton({ mail, onResend }: ResendButtonProps) {
  const intl = useIntl();
  if (mail.isSwitchedOff) return <FormattedMessage id="admin.mails.switched-off" />;
  if (!mail.canResend) return <FormattedMessage id="admin.mails.not-kept" />;
  return (
    <Button
      size="small"
      onClick={() => void onResend(mail)}
      aria-label={intl.formatMessage({ id: 'admin.mails.resend-to' }, { recipient: mail.recipient })}
    >
      <FormattedMessage id="admin.mails.resend" />
    </Button>
  );
}
