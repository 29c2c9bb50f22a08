import { useUser } from '@gantry/api-client';
import { signInToPath } from '@gantry/contracts/addresses/account';
import { purchasePath } from '@gantry/contracts/addresses/checkout';
import { useFormValue } from '@gantry/forms/form-values';
import { TextField } from '@gantry/forms/text-field';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import styles from './purchase.module.css';
import { Section } from './section.tsx';

/** Who buys: an e-mail address is enough, an account is not needed. */
export function ContactSection() {
  const intl = useIntl();
  const user = useUser();
  const email = useFormValue('email');
  return (
    <Section section="contact" summary={email}>
      {user ? null : (
        <p className={styles.lead}>
          <FormattedMessage
            id="checkout.purchase.no-account"
            values={{
              link: (words) => <Link to={signInToPath(purchasePath())}>{words}</Link>,
            }}
          />
        </p>
      )}
      <div className={styles.half}>
        <TextField
          name="email"
          type="email"
          autoComplete="email"
          label={intl.formatMessage({ id: 'checkout.purchase.email' })}
          hint={intl.formatMessage({ id: 'checkout.purchase.email-hint' })}
          required
        />
      </div>
    </Section>
  );
}
