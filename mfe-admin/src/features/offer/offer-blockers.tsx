import { adminQuotePath } from '@gantry/contracts/addresses/admin';
import type { OfferDraft } from '@gantry/contracts/schemas/offer';
import { Alert } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import styles from './offer.module.css';

/** Why the offer cannot be sent, each with the way to the lines that need something. */
export function OfferBlockers({ draft: { number, blockers } }: { readonly draft: OfferDraft }) {
  if (blockers.length === 0) return null;
  return (
    <Alert tone="warn" title={<FormattedMessage id="admin.offer.blocked" />}>
      <ul className={styles.blockers}>
        {blockers.map(({ code, lines }) => (
          <li key={code}>
            <FormattedMessage id={`admin.offer.blocker.${code}`} values={{ count: lines.length }} />{' '}
            {lines.map((line) => (
              <Link key={line} to={`${adminQuotePath(number)}#line-${line}`} className={styles.line}>
                <FormattedMessage id="admin.offer.line" values={{ line }} />
              </Link>
            ))}
            {code === 'WRONG_STATUS' ? (
              <Link to={adminQuotePath(number)}>
                <FormattedMessage id="admin.quote.heading" values={{ number: number.toUpperCase() }} />
              </Link>
            ) : null}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
