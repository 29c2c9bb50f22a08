import { Alert } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { useActionData, useSearchParams } from 'react-router';
import { entryIntents, type EntryIntent, type PostedEntry } from '../../features/sign-in/posted-entry.ts';
import { SignInForm } from '../../features/sign-in/sign-in-form.tsx';
import { SignUpForm } from '../../features/sign-in/sign-up-form.tsx';
import { doneParameter } from '../../urls.ts';
import styles from './sign-in.module.css';

export { action } from './sign-in.action.ts';

/** Sign in, or create an account: both stand on one page, so nobody looks for the other. */
export default function SignInPage() {
  const posted = useActionData<PostedEntry>();
  const isRecovered = useSearchParams()[0].has(doneParameter);
  const answerOf = (intent: EntryIntent) => (posted?.intent === intent ? posted.answer : undefined);
  return (
    <div className={styles.page}>
      <section aria-labelledby="sign-in-title">
        <h1 id="sign-in-title">
          <FormattedMessage id="account.sign-in.heading" />
        </h1>
        {isRecovered ? (
          <Alert tone="good">
            <FormattedMessage id="account.new-password.done" />
          </Alert>
        ) : null}
        <SignInForm answer={answerOf(entryIntents.signIn)} />
      </section>
      <section aria-labelledby="sign-up-title">
        <h2 id="sign-up-title">
          <FormattedMessage id="account.sign-up.heading" />
        </h2>
        <p className={styles.lead}>
          <FormattedMessage id="account.sign-up.lead" />
        </p>
        <SignUpForm answer={answerOf(entryIntents.signUp)} />
      </section>
    </div>
  );
}
