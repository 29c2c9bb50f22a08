import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './parts.module.css';

/** A page with one form: its heading, a sentence and the form. The texts are message ids. */
export function NarrowPage(props: {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles.narrow} aria-labelledby="page-title">
      <h1 id="page-title">
        <FormattedMessage id={props.title} />
      </h1>
      {props.lead ? (
        <p className={styles.lead}>
          <FormattedMessage id={props.lead} />
        </p>
      ) : null}
      {props.children}
    </section>
  );
}
