import { Alert } from '@gantry/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useActionData, useSearchParams } from 'react-router';
import { useIdentityGetSignInStepQuery } from '../../api/identity.endpoints.ts';
import {
  entryIntents,
  type EntryIntent,
  type PostedCodes,
  type PostedEntry,
} from '../../features/sign-in/posted-entry.ts';
import { MailSent } from '../../features/sign-in/mail-sent.tsx';
import { CodesPosted, SecondStep } from '../../features/sign-in/second-step.tsx';
import { SignInForm } from '../../features/sign-in/sign-in-form.tsx';
import { SignUpForm } from '../../features/sign-in/sign-up-form.tsx';
import styles from './sign-in.module.css';
import {
  doneParameter,
  erasedParameter,
  sentParameter,
  stepParameter,
} from '../../parts/outcome-parameters.ts';

export { action } from './sign-in.action.ts';
export { loader } from './sign-in.loader.ts';

/** Signs in, by password and then, where the account has one, by its second step; or opens an account. */
export default function SignInPage() {
  const posted = useActionData<PostedEntry | PostedCodes>();
  const isStep = useSearchParams()[0].has(stepParameter);
  const { data: open, isLoading } = useIdentityGetSignInStepQuery(undefined, { skip: !isStep });
  if (posted?.intent === 'codes') return <CodesPosted posted={posted} />;
  if (isStep && isLoading) return null;
  if (isStep && open) return <SecondStep open={open} posted={posted} />;
  return <EntryPage posted={posted} isExpired={isStep} />;
}

interface EntryPageProps {
  readonly posted: PostedEntry | undefined;
  /** the second step of a sign-in was led to that does not wait any more */
  readonly isExpired: boolean;
}

/**
 * Sign in, or create an account: both stand on one page, so nobody looks for the other. A form that came back without
 * scripts stands first, so that on a telephone too the page begins with what is wrong; so does what to do next.
 */
function EntryPage({ posted, isExpired }: EntryPageProps) {
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
        <Outcome />
        {isExpired ? <Expired /> : null}
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

/** Said to whoever was led to a second step that does not wait any more. */
const Expired = () => (
  <Alert tone="warn">
    <FormattedMessage id="account.second-step.expired" />
  </Alert>
);

/** Said to whoever comes from choosing a new password, or from having their account erased. */
function Outcome() {
  const [search] = useSearchParams();
  const isErased = search.has(erasedParameter);
  if (!isErased && !search.has(doneParameter)) return null;
  return (
    <Alert tone="good">
      <FormattedMessage id={isErased ? 'account.erasure.done' : 'account.new-password.done'} />
    </Alert>
  );
}
