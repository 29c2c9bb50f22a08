import { FormattedMessage } from 'react-intl';
import styles from './loading-area.module.css';

/** Keeps the place of a page whose remote is not here yet. It only says so after a moment: most arrive at once. */
export function LoadingArea() {
  return (
    <div className={styles.area} aria-busy="true">
      <p className={styles.text}>
        <FormattedMessage id="shell.frame.loading" />
      </p>
      <noscript>
        <p>
          <FormattedMessage id="shell.frame.scripts-off" />
        </p>
      </noscript>
    </div>
  );
}
