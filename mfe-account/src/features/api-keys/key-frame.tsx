import { Alert } from '@gantry/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './api-keys.module.css';

interface KeyFrameProps {
  readonly id: string;
  /** message id of what the keys are for */
  readonly about: string;
  /** the keys could not be read */
  readonly isFailed: boolean;
  readonly children: ReactNode;
}

/** Around a list of keys: its heading, what they are for, and that they could not be read. */
export function KeyFrame({ id, about, isFailed, children }: KeyFrameProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <FormattedMessage id="account.keys" />
      </h2>
      <p className={styles.soft}>
        <FormattedMessage id={about} />
      </p>
      {isFailed ? (
        <Alert tone="bad">
          <FormattedMessage id="account.keys.failed" />
        </Alert>
      ) : null}
      {children}
    </section>
  );
}
