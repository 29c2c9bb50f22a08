import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './second-step.module.css';

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** how it goes on */
  readonly children: ReactNode;
}

/** The recovery codes, which are shown here and never again; kept as a file, on paper, or in a password manager. */
export function RecoveryCodes({ codes, children }: RecoveryCodesProps) {
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\r\n')}\r\n`)}`;
  return (
    <>
      <p>
        <FormattedMessage id="account.codes.lead" />
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.ways}>
        {children}
        <a href={file} download="recovery-codes.txt">
          <FormattedMessage id="account.codes.download" />
        </a>
      </div>
    </>
  );
}
