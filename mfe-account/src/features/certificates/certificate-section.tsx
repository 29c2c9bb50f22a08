import type { Certificate } from '@gantry/contracts/schemas/certificate';
import { certificateStatuses } from '@gantry/domain/statuses/certificate-statuses';
import { Alert, Disclosure, StatusBadge } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useTaxationListCertificatesQuery } from '../../api/certificates.endpoints.ts';
import { NotYourRole } from '../../parts/not-your-role.tsx';
import { useMayInCompany } from '../../parts/use-may-in-company.ts';
import { CertificateFacts, EarlierSubmissions } from './certificate-facts.tsx';
import { CertificateForm } from './certificate-form.tsx';
import type { PostedCertificate } from './certificate-values.ts';
import styles from './certificates.module.css';

export interface CertificateSectionProps {
  /** how a form of it came back when it was posted without scripts */
  readonly posted: PostedCertificate | undefined;
  /** one was just sent without scripts */
  readonly isSent: boolean;
}

/** Tax exemption certificates: those that were sent, what became of them, and a form for another. */
export function CertificateSection({ posted, isSent }: CertificateSectionProps) {
  const { data: certificates, error } = useTaxationListCertificatesQuery();
  const postedFor = (id: string) => (posted?.certificate === id ? posted : undefined);
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
        <CertificateCard key={one.id} certificate={one} posted={postedFor(one.id)} />
      ))}
      <NewCertificate posted={postedFor('')} isSent={isSent} />
    </section>
  );
}

/** The form for another one, which is empty again once it was sent. */
function NewCertificate({ posted, isSent }: CertificateSectionProps) {
  const mayI = useMayInCompany('send-certificates');
  const [sent, setSent] = useState(isSent ? 1 : 0);
  if (!mayI) return <NotYourRole />;
  return (
    <>
      {sent > 0 ? (
        <Alert tone="good" live="polite">
          <FormattedMessage id="account.certificates.sent" />
        </Alert>
      ) : null}
      <Disclosure
        key={sent}
        summary={<FormattedMessage id="account.certificates.new" />}
        open={posted !== undefined}
      >
        <CertificateForm certificate={null} posted={posted} onSent={() => setSent((count) => count + 1)} />
      </Disclosure>
    </>
  );
}

interface CertificateCardProps {
  readonly certificate: Certificate;
  readonly posted: PostedCertificate | undefined;
}

/** What a certificate says and where it stands; one that was declined or has expired may be sent anew. */
function CertificateCard({ certificate, posted }: CertificateCardProps) {
  const intl = useIntl();
  const mayI = useMayInCompany('send-certificates');
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
      <CertificateFacts id={id} said={certificate} />
      <EarlierSubmissions certificate={certificate} />
      {isOver && mayI ? (
        <Disclosure
          summary={<FormattedMessage id="account.certificates.renew" values={{ number }} />}
          open={posted !== undefined}
        >
          <CertificateForm key={`${id} ${version}`} certificate={certificate} posted={posted} />
        </Disclosure>
      ) : null}
    </article>
  );
}
