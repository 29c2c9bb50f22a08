import { myAccountPath } from '@gantry/contracts/addresses/account';
import { Alert } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import styles from './mail-sent.module.css';
import { returnPath } from './return-path.ts';

/**
 * What somebody reads who has signed up: the mail says how it goes on. The link to go on is a new page, since the
 * address may be confirmed in another tab meanwhile.
 */
export function MailSent() {
  const [search] = useSearchParams();
  const next = returnPath(search.get('ref'), myAccountPath());
  return (
    <>
      <Alert tone="good" live="polite">
        <FormattedMessage id="account.sign-up.sent" />
      </Alert>
      <p className={styles.next}>
        <FormattedMessage
          id="account.sign-up.sent-next"
          values={{
            link: (words) => (
              <Link to={next} reloadDocument>
                {words}
              </Link>
            ),
          }}
        />
      </p>
    </>
  );
}
