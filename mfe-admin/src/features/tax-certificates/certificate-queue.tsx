import { adminTaxPath } from '@gantry/contracts/addresses/admin';
import type { RequestOf } from '@gantry/contracts/endpoint';
import type { taxationAdminListCertificates } from '@gantry/contracts/endpoints/certificates';
import { adminCertificateFileAddress } from '@gantry/contracts/file-address';
import type { AdminCertificate, CertificateSubmission } from '@gantry/contracts/schemas/certificate';
import { certificateStatuses, certificateStatusLabels } from '@gantry/domain/statuses/certificate-statuses';
import { useFormats } from '@gantry/i18n/formats';
import { RecordFileList } from '@gantry/forms/record-files';
import { DataList, Disclosure, EmptyState, StatusBadge } from '@gantry/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useTaxationAdminListCertificatesQuery } from '../../api/certificates.endpoints.ts';
import { NoTax } from '../../parts/no-tax.tsx';
import recordStyles from '../../parts/record.module.css';
import { useMayWriteTax } from '../../parts/may-write-tax.ts';
import styles from '../../parts/tax-page.module.css';
import { AddCertificate } from './add-certificate.tsx';
import { DecideCertificate } from './decide-certificate.tsx';

type Query = RequestOf<typeof taxationAdminListCertificates>['query'];

/** Certificates of a status; those that wait longest first. */
export function CertificateQueue({ query }: { readonly query: Query }) {
  const { data: certificates, error } = useTaxationAdminListCertificatesQuery({ query });
  const mayWrite = useMayWriteTax();
  if (error) return <NoTax error={error} />;
  if (!certificates) return null;
  return (
    <>
      <Statuses current={query.status ?? 'pending-review'} />
      {certificates.length === 0 ? (
        <EmptyState title={<FormattedMessage id="admin.certificate.none" />} />
      ) : null}
      {certificates.map((one) => (
        <CertificateCard key={one.id} certificate={one} />
      ))}
      {mayWrite ? <AddCertificate /> : null}
    </>
  );
}

function Statuses({ current }: { readonly current: string }) {
  const intl = useIntl();
  const order = [
    'pending-review',
    ...certificateStatusLabels.filter((one) => one !== 'pending-review'),
    'all',
  ];
  return (
    <nav className={styles.tabs} aria-label={intl.formatMessage({ id: 'admin.certificate.statuses' })}>
      {order
        .filter((status) => status !== 'new')
        .map((status) => (
          <Link
            key={status}
            to={`${adminTaxPath()}?tab=certificates&status=${status}`}
            className={styles.tab}
            aria-current={status === current ? 'page' : undefined}
          >
            <FormattedMessage id={`admin.certificate.status.${status}`} />
          </Link>
        ))}
    </nav>
  );
}

/** What a certificate says, its files, and what may be decided. */
function CertificateCard({ certificate }: { readonly certificate: AdminCertificate }) {
  const { id, number, status, earlier } = certificate;
  const { accountName, accountNumber, company, email, verifiedBy, daysLeft } = certificate;
  return (
    <article className={recordStyles.actions} aria-labelledby={`certificate-${id}`}>
      <h2 id={`certificate-${id}`} className={recordStyles.title}>
        {number}{' '}
        <StatusBadge tone={certificateStatuses[status].tone}>
          <FormattedMessage id={`admin.certificate.status.${status}`} />
        </StatusBadge>
      </h2>
      <CertificateFacts
        id={id}
        said={certificate}
        before={[
          row(
            'owner',
            [accountName, company, accountNumber.toUpperCase(), email].filter(Boolean).join(' · '),
          ),
        ]}
        after={[
          ...(daysLeft === null ? [] : [row('days-left', daysLeft)]),
          ...(verifiedBy ? [row('verified-by', verifiedBy)] : []),
        ]}
      />
      {earlier.length > 0 ? <Earlier id={id} earlier={earlier} /> : null}
      {certificate.next.length > 0 ? (
        <DecideCertificate key={certificate.version} certificate={certificate} />
      ) : null}
    </article>
  );
}

const row = (key: string, value: ReactNode) => ({
  key,
  term: <FormattedMessage id={`admin.certificate.${key}`} />,
  value,
});
type Row = ReturnType<typeof row>;

interface CertificateFactsProps {
  readonly id: string;
  readonly said: CertificateSubmission;
  readonly before?: readonly Row[];
  readonly after?: readonly Row[];
}

/** What a certificate said when it was sent, with its files. */
function CertificateFacts({ id, said, before = [], after = [] }: CertificateFactsProps) {
  const { day, time } = useFormats();
  const { submission, reason, states, issuedAt, expiresAt, files, decision, sentAt } = said;
  return (
    <DataList
      items={[
        ...before,
        row('reason', <FormattedMessage id={`admin.certificate.reason.${reason}`} />),
        row('states', states.join(', ')),
        row('issued', day(issuedAt)),
        row('expires', expiresAt ? day(expiresAt) : '–'),
        row('sent', time(sentAt)),
        row(
          'files',
          <RecordFileList
            files={files}
            lines={[]}
            addressOf={(file) => adminCertificateFileAddress(id, submission, file.id)}
          />,
        ),
        ...after,
        ...(decision ? [row('decision', decision)] : []),
      ]}
    />
  );
}

/** What was sent before under the same certificate, and how that ended. */
function Earlier({ id, earlier }: Pick<AdminCertificate, 'id' | 'earlier'>) {
  return (
    <Disclosure
      summary={<FormattedMessage id="admin.certificate.earlier" values={{ count: earlier.length }} />}
    >
      <div className={styles.section}>
        {earlier.map((said) => (
          <CertificateFacts
            key={said.submission}
            id={id}
            said={said}
            before={[
              row('number', said.number),
              row('status', <FormattedMessage id={`admin.certificate.status.${said.status}`} />),
            ]}
          />
        ))}
      </div>
    </Disclosure>
  );
}
