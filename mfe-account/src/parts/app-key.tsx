import type { AppSetUp } from '@gantry/contracts/schemas/second-step';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './second-step.module.css';

/** What an authenticator app has to be told: a picture to scan, and the key to type where there is no camera. */
export function AppKey({ setUp: { secret, uri, qr } }: { readonly setUp: AppSetUp }) {
  const intl = useIntl();
  return (
    <div className={styles.setUp}>
      <svg
        className={styles.qr}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={intl.formatMessage({ id: 'account.app.qr' })}
      >
        <path d={qr.path} fill="currentColor" />
      </svg>
      <div>
        <p>
          <FormattedMessage id="account.app.scan" />
        </p>
        <p className={styles.key}>{secret}</p>
        <p>
          <a href={uri}>
            <FormattedMessage id="account.app.open" />
          </a>
        </p>
      </div>
    </div>
  );
}
