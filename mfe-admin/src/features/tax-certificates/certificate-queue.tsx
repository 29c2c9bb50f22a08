import { adminTaxPath } from '@gantry/contracts/addresses/admin';
import type { RequestOf } from '@gantry/contracts/endpoint';
import type { taxationAdminListCertificates } from '@gantry/contracts/endpoints/certificates';
import type { AdminCertificate } from '@gantry/contracts/schemas/certificate';
import { certificateStatuses, certificateStatusLabels } from '@gantry/domain/statuses/certificate-statuses';
import { useFormats } from '@gantry/i18n/formats';
import { DataList, EmptyState, StatusBadge } from '@gantry/ui';
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

/** What a certificate says, its scan, and what may be decided. */
function CertificateCard({ certificate }: { readonly certificate: AdminCertificate }) {
  const { day, time } = useFormats();
  const { id, number, status, reason, states, issuedAt, expiresAt, file, decision } = certificate;
  const { accountName, accountNumber, company, email, sentAt, verifiedBy, daysLeft } = certificate;
  const row = (key: string, value: React.ReactNode) => ({
    key,
    term: <FormattedMessage id={`admin.certificate.${key}`} />,
    value,
  });
  return (
    <article className={recordStyles.actions} aria-labelledby={`certificate-${id}`}>
      <h2 id={`certificate-${id}`} className={recordStyles.title}>
        {number}{' '}
        <StatusBadge tone={certificateStatuses[status].tone}>
          <FormattedMessage id={`admin.certificate.status.${status}`} />
        </StatusBadge>
      </h2>
      <DataList
        items={[
          row(
            'owner',
            [accountName, company, accountNumber.toUpperCase(), email].filter(Boolean).join(' · '),
          ),
          row('reason', <FormattedMessage id={`admin.certificate.reason.${reason}`} />),
          row('states', states.join(', ')),
          row('issued', day(issuedAt)),
          row('expires', expiresAt ? day(expiresAt) : '–'),
          row('sent', time(sentAt)),
          row('file', <a href={fileAddress(id)}>{file.name}</a>),
          ...(daysLeft === null ? [] : [row('days-left', daysLeft)]),
          ...(verifiedBy ? [row('verified-by', verifiedBy)] : []),
          ...(decision ? [row('decision', decision)] : []),
        ]}
      />
      {certificate.next.length > 0 ? (
        <DecideCertificate key={certificate.version} certificate={certificate} />
      ) : null}
    </article>
  );
}

/** Where the browser itself saves the scan from. */
const fileAddress = (id: string): string =>
  `/api/v1/admin/taxation/certificates/${encodeURIComponent(id)}/file`;
