import { FormattedMessage } from 'react-intl';
import { SignInForm } from '../../features/sign-in/sign-in-form.tsx';
import { SignUpForm } from '../../features/sign-in/sign-up-form.tsx';
import styles from './sign-in.module.css';

/** Sign in, or create an account: both stand on one page, so nobody looks for the other. */
export default function SignInPage() {
  return (
    <div className={styles.page}>
      <section aria-labelledby="sign-in-title">
        <h1 id="sign-in-title">
          <FormattedMessage id="account.sign-in.heading" />
        </h1>
        <SignInForm />
      </section>
      <section aria-labelledby="sign-up-title">
        <h2 id="sign-up-title">
          <FormattedMessage id="account.sign-up.heading" />
        </h2>
        <p className={styles.lead}>
          <FormattedMessage id="account.sign-up.lead" />
        </p>
        <SignUpForm />
      </section>
    </div>
  );
}
