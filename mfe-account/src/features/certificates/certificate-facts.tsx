import { certificateFileAddress } from '@gantry/contracts/file-address';
import type { Certificate, CertificateSubmission } from '@gantry/contracts/schemas/certificate';
import { RecordFileList } from '@gantry/forms/record-files';
import { useFormats } from '@gantry/i18n/formats';
import { DataList, Disclosure } from '@gantry/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './certificates.module.css';

interface CertificateFactsProps {
  readonly id: string;
  readonly said: CertificateSubmission;
}

/** What a certificate said when it was sent, with its files. */
export function CertificateFacts({ id, said }: CertificateFactsProps) {
  const intl = useIntl();
  const { day } = useFormats();
  const { submission, reason, states, issuedAt, expiresAt, files, decision } = said;
  const row = (key: string, value: ReactNode) => ({
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
        row(
          'files',
          <RecordFileList
            files={files}
            lines={[]}
            addressOf={(file) => certificateFileAddress(id, submission, file.id)}
          />,
        ),
        ...(decision ? [row('decision', decision)] : []),
      ]}
    />
  );
}

/** What was sent before under the same certificate, and how that ended. */
export function EarlierSubmissions({ certificate: { id, earlier } }: { readonly certificate: Certificate }) {
  const { time } = useFormats();
  if (earlier.length === 0) return null;
  return (
    <Disclosure
      summary={<FormattedMessage id="account.certificates.earlier" values={{ count: earlier.length }} />}
    >
      <ol className={styles.earlier}>
        {earlier.map((said) => (
          <li key={said.submission}>
            <p className={styles.soft}>
              <FormattedMessage
                id={`account.certificates.earlier.${said.status}`}
                values={{ number: said.number, when: time(said.sentAt) }}
              />
            </p>
            <CertificateFacts id={id} said={said} />
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
