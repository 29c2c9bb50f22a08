import { failureOf } from '@gantry/api-client';
import { useFormats } from '@gantry/i18n/formats';
import { Button, CopyButton, StatusBadge } from '@gantry/ui';
import { ColumnTable, type Column } from '@gantry/ui/column-table';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIdentityAdminCheckSignOnDomainsMutation } from '../../api/company-sign-on.endpoints.ts';
import { OutcomeAlert, refusalText } from '../../parts/outcome-alert.tsx';
import styles from './company-sign-on.module.css';
import type { SignOnSetUp } from './sign-on-values.ts';

type SignOnDomain = SignOnSetUp['domains'][number];

export interface SignOnDomainsProps {
  readonly number: string;
  readonly domains: readonly SignOnDomain[];
}

/** The domains of the company, the record that proves each, and whether DNS has it. */
export function SignOnDomains({ number, domains }: SignOnDomainsProps) {
  const columns = useColumns();
  const [check, { isLoading, isSuccess, error }] = useIdentityAdminCheckSignOnDomainsMutation();
  const isAllProven = domains.every(({ verifiedAt }) => verifiedAt !== null);
  return (
    <div className={styles.domains}>
      <ColumnTable
        caption={<FormattedMessage id="admin.sign-on.domains" />}
        headId={(key) => `admin.sign-on.domain.${key}`}
        columns={columns}
        rows={domains}
        rowKey={({ domain }) => domain}
      />
      <div>
        <Button size="small" busy={isLoading} onClick={() => void check({ params: { number } })}>
          <FormattedMessage id="admin.sign-on.check" />
        </Button>
      </div>
      {isSuccess ? (
        <OutcomeAlert kind={isAllProven ? 'done' : 'refused'}>
          <FormattedMessage id={`admin.sign-on.checked.${isAllProven ? 'all' : 'not-all'}`} />
        </OutcomeAlert>
      ) : null}
      {error ? (
        <OutcomeAlert kind="refused">
          <FormattedMessage id={checkText(error)} />
        </OutcomeAlert>
      ) : null}
    </div>
  );
}

function checkText(error: unknown): string {
  const failure = failureOf(error);
  return failure?.code === 'UNAVAILABLE'
    ? 'admin.sign-on.dns-away'
    : refusalText('admin.sign-on.refusal', failure);
}

function useColumns(): readonly Column<SignOnDomain>[] {
  const intl = useIntl();
  const { time } = useFormats();
  return [
    { key: 'domain', isRowHead: true, cell: ({ domain }) => domain },
    { key: 'record', cell: ({ recordName }) => <code>{recordName}</code> },
    {
      key: 'text',
      cell: ({ domain, recordText }) => (
        <>
          <code>{recordText}</code>{' '}
          <CopyButton
            text={recordText}
            label={intl.formatMessage({ id: 'admin.sign-on.copy-record' }, { domain })}
            doneLabel={intl.formatMessage({ id: 'admin.sign-on.copied' })}
          />
        </>
      ),
    },
    {
      key: 'state',
      cell: ({ verifiedAt }) =>
        verifiedAt ? (
          <StatusBadge tone="good">
            <FormattedMessage id="admin.sign-on.verified" values={{ when: time(verifiedAt) }} />
          </StatusBadge>
        ) : (
          <StatusBadge tone="waiting">
            <FormattedMessage id="admin.sign-on.not-verified" />
          </StatusBadge>
        ),
    },
  ];
}
