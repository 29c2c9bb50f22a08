import { signInPath } from '@gantry/contracts/addresses/account';
import { withQuery } from '@gantry/contracts/addresses/page-address';
import { LinkButton } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import styles from './order-summary.module.css';

/** A guest may make an account afterwards: the order is theirs there as soon as its e-mail address is confirmed. */
export function MakeAccount({ email }: { readonly email: string }) {
  return (
    <section>
      <h2 className={styles.title}>
        <FormattedMessage id="checkout.complete.account" />
      </h2>
      <p>
        <FormattedMessage id="checkout.complete.account-text" values={{ email }} />
      </p>
      <LinkButton to={withQuery(signInPath(), { email })}>
        <FormattedMessage id="checkout.complete.account-make" />
      </LinkButton>
    </section>
  );
}
