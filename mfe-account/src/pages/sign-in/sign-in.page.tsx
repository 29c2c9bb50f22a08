import { Alert } from '@gantry/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useActionData, useSearchParams } from 'react-router';
import { entryIntents, type EntryIntent, type PostedEntry } from '../../features/sign-in/posted-entry.ts';
import { MailSent } from '../../features/sign-in/mail-sent.tsx';
import { SignInForm } from '../../features/sign-in/sign-in-form.tsx';
import { SignUpForm } from '../../features/sign-in/sign-up-form.tsx';
import styles from './sign-in.module.css';
import { doneParameter, sentParameter } from '../../parts/outcome-parameters.ts';

export { action } from './sign-in.action.ts';

/**
 * Sign in, or create an account: both stand on one page, so nobody looks for the other. A form that came back without
 * scripts stands first, so that on a telephone too the page begins with what is wrong; so does what to do next.
 */
export default function SignInPage() {
  const posted = useActionData<PostedEntry>();
  const answerOf = (intent: EntryIntent) => (posted?.intent === intent ? posted.answer : undefined);
  const isSent = useSearchParams()[0].has(sentParameter) && !posted;
  const isSignUpFirst = isSent || posted?.intent === entryIntents.signUp;
  const signUp = (
    <Entry
      key={entryIntents.signUp}
      intent={entryIntents.signUp}
      heading={isSent ? 'account.sign-up.sent-heading' : 'account.sign-up.heading'}
      isFirst={isSignUpFirst}
    >
      {isSent ? (
        <MailSent />
      ) : (
        <>
          <p className={styles.lead}>
            <FormattedMessage id="account.sign-up.lead" />
          </p>
          <SignUpForm answer={answerOf(entryIntents.signUp)} />
        </>
      )}
    </Entry>
  );
  return (
    <div className={styles.page}>
      {isSignUpFirst ? signUp : null}
      <Entry
        key={entryIntents.signIn}
        intent={entryIntents.signIn}
        heading="account.sign-in.heading"
        isFirst={!isSignUpFirst}
      >
        <Recovered />
        <SignInForm answer={answerOf(entryIntents.signIn)} />
      </Entry>
      {isSignUpFirst ? null : signUp}
    </div>
  );
}

interface EntryProps {
  readonly intent: EntryIntent;
  /** message id */
  readonly heading: string;
  readonly isFirst: boolean;
  readonly children: ReactNode;
}

function Entry({ intent, heading, isFirst, children }: EntryProps) {
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <section aria-labelledby={`${intent}-title`}>
      <Heading id={`${intent}-title`}>
        <FormattedMessage id={heading} />
      </Heading>
      {children}
    </section>
  );
}

/** Said to whoever comes from choosing a new password. */
function Recovered() {
  const isRecovered = useSearchParams()[0].has(doneParameter);
  if (!isRecovered) return null;
  return (
    <Alert tone="good">
      <FormattedMessage id="account.new-password.done" />
    </Alert>
  );
}
