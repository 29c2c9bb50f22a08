import { Breadcrumb, LinkButton, PageHeader } from '@gantry/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './record-page.module.css';

export interface RecordPageProps {
  /** the kind of record: its texts are `account.<kind>.heading`, `account.<kind>.print` */
  readonly kind: 'order' | 'inquiry';
  readonly number: string;
  /** the list it stands in */
  readonly list: { readonly title: string; readonly to: string };
  readonly status: ReactNode;
  /** when it came to be */
  readonly lead: ReactNode;
  /** address of its print view */
  readonly printTo: string;
  /** address of the same as a PDF, where there is one */
  readonly pdf?: string | undefined;
  /** what can be done with it, beside its print */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** facts beside it, below it on narrow windows */
  readonly aside: ReactNode;
}

/** A record of the account: where it stands and its sheet in the head, then what it is about, and facts beside. */
export function RecordPage({
  kind,
  number,
  list,
  status,
  lead,
  printTo,
  pdf,
  actions,
  children,
  aside,
}: RecordPageProps) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: `account.${kind}.heading` }, { number: number.toUpperCase() });
  return (
    <>
      <PageHeader
        above={
          <Breadcrumb
            label={intl.formatMessage({ id: 'account.breadcrumb' })}
            items={[{ name: intl.formatMessage({ id: list.title }), to: list.to }, { name }]}
          />
        }
        title={name}
        aside={status}
        lead={lead}
        actions={
          <>
            <PrintLinks kind={kind} printTo={printTo} pdf={pdf} />
            {actions}
          </>
        }
      />
      <div className={styles.page}>
        <div className={styles.main}>{children}</div>
        <aside className={styles.aside}>{aside}</aside>
      </div>
    </>
  );
}

/** The ways to have it on paper. */
function PrintLinks({ kind, printTo, pdf }: Pick<RecordPageProps, 'kind' | 'printTo' | 'pdf'>) {
  return (
    <>
      <LinkButton to={printTo}>
        <FormattedMessage id={`account.${kind}.print`} />
      </LinkButton>
      {pdf ? (
        <a href={pdf} download className={styles.pdf}>
          <FormattedMessage id="account.record.pdf" />
        </a>
      ) : null}
    </>
  );
}
