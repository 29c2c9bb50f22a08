import type { Certificate } from '@gantry/contracts/schemas/certificate';
import { certificateStatuses } from '@gantry/domain/statuses/certificate-statuses';
import { useFormats } from '@gantry/i18n/formats';
import { Alert, DataList, Disclosure, StatusBadge } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useTaxationListCertificatesQuery } from '../../api/certificates.endpoints.ts';
import { CertificateForm } from './certificate-form.tsx';
import styles from './certificates.module.css';

/** Tax exemption certificates: those that were sent, what became of them, and a form for another. */
export function CertificateSection() {
  const { data: certificates, error } = useTaxationListCertificatesQuery();
  return (
    <section id="certificates" className={styles.section} aria-labelledby="certificates-title">
      <h2 id="certificates-title">
        <FormattedMessage id="account.certificates.title" />
      </h2>
      <p className={styles.soft}>
        <FormattedMessage id="account.certificates.about" />
      </p>
      {error ? (
        <Alert tone="bad">
          <FormattedMessage id="account.certificates.failed" />
        </Alert>
      ) : null}
      {certificates?.length === 0 ? (
        <p className={styles.soft}>
          <FormattedMessage id="account.certificates.none" />
        </p>
      ) : null}
      {certificates?.map((one) => (
        <CertificateCard key={one.id} certificate={one} />
      ))}
      <NewCertificate />
    </section>
  );
}

function NewCertificate() {
  return (
    <Disclosure summary={<FormattedMessage id="account.certificates.new" />}>
      <CertificateForm certificate={null} />
    </Disclosure>
  );
}

/** What a certificate says and where it stands; one that was declined or has expired may be sent anew. */
function CertificateCard({ certificate }: { readonly certificate: Certificate }) {
  const intl = useIntl();
  const { id, number, status, version, daysLeft } = certificate;
  const isOver = status === 'declined' || status === 'expired';
  return (
    <article className={styles.card} aria-label={number}>
      <h3 className={styles.head}>
        {number}{' '}
        <StatusBadge tone={certificateStatuses[status].tone}>
          {intl.formatMessage({ id: `account.certificates.status.${status}` })}
        </StatusBadge>
      </h3>
      {daysLeft !== null && daysLeft <= 60 ? (
        <Alert tone="warn">
          <FormattedMessage id="account.certificates.ending" values={{ days: daysLeft }} />
        </Alert>
      ) : null}
      <CertificateFacts certificate={certificate} />
      {isOver ? (
        <Disclosure summary={<FormattedMessage id="account.certificates.renew" values={{ number }} />}>
          <CertificateForm key={`${id} ${version}`} certificate={certificate} />
        </Disclosure>
      ) : null}
    </article>
  );
}

function CertificateFacts({ certificate }: { readonly certificate: Certificate }) {
  const intl = useIntl();
  const { day } = useFormats();
  const { id, reason, states, issuedAt, expiresAt, file, decision } = certificate;
  const row = (key: string, value: React.ReactNode) => ({
    key,
    term: intl.formatMessage({ id: `account.certificates.${key}` }),
    value,
  });
  return (
    <DataList
      items={[
        row('reason', intl.formatMessage({ id: `account.certificates.reason.${reason}` })),
        row('states', states.join(', ')),
        row('issued', day(issuedAt)),
        row('expires', expiresAt ? day(expiresAt) : '–'),
        row('file', <a href={fileAddress(id)}>{file.name}</a>),
        ...(decision ? [row('decision', decision)] : []),
      ]}
    />
  );
}

/** Where the browser itself saves the scan from. */
const fileAddress = (id: string): string => `/api/v1/certificates/${encodeURIComponent(id)}/file`;
