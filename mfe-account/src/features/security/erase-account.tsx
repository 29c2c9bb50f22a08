import { failureOf } from '@gantry/api-client';
import { signInPath } from '@gantry/contracts/addresses/account';
import { withQuery } from '@gantry/contracts/addresses/page-address';
import type { AccountErasure } from '@gantry/contracts/schemas/account-erasure';
import type { SubmitAnswer } from '@gantry/forms/form';
import { Alert, Disclosure, Money } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { useHref } from 'react-router';
import { useIdentityEraseAccountMutation, useIdentityGetErasureQuery } from '../../api/security.endpoints.ts';
import { erasedParameter } from '../../parts/outcome-parameters.ts';
import { ByPassword } from './by-password.tsx';
import { securityRefusal } from './security-refusal.ts';
import styles from './security.module.css';

/** Erasure of the account by its owner: what goes, what the law wants kept, and what is to be settled first. */
export function EraseAccount() {
  const { data: erasure, error, refetch } = useIdentityGetErasureQuery();
  return (
    <section id="erasure" className={styles.section} aria-labelledby="erasure-title">
      <h2 id="erasure-title">
        <FormattedMessage id="account.erasure.title" />
      </h2>
      {error ? (
        <Alert tone="bad">
          <FormattedMessage id="account.erasure.failed" />
        </Alert>
      ) : null}
      {erasure ? <Terms years={erasure.paperYears} /> : null}
      {erasure && erasure.blockers.length > 0 ? <Blockers erasure={erasure} /> : null}
      {erasure?.blockers.length === 0 ? <EraseForm onOpen={() => void refetch()} /> : null}
    </section>
  );
}

/** What is erased and what is kept. */
function Terms({ years }: { readonly years: number }) {
  return (
    <Disclosure summary={<FormattedMessage id="account.erasure.terms" />}>
      <div className={styles.terms}>
        <p>
          <FormattedMessage id="account.erasure.goes" />
        </p>
        <p>
          <FormattedMessage id="account.erasure.stays" values={{ years }} />
        </p>
        <p>
          <FormattedMessage id="account.erasure.final" />
        </p>
      </div>
    </Disclosure>
  );
}

/** What is to be settled before it can be done. */
function Blockers({ erasure: { blockers, balance } }: { readonly erasure: AccountErasure }) {
  return (
    <Alert tone="note" title={<FormattedMessage id="account.erasure.not-now" />}>
      <ul className={styles.reasons}>
        {blockers.map((blocker) => (
          <li key={blocker}>
            <FormattedMessage
              id={`account.erasure.blocker.${blocker}`}
              values={{ amount: <Money amount={balance} /> }}
            />
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** @param onOpen something has been opened meanwhile that stands in the way */
function EraseForm({ onOpen }: { readonly onOpen: () => void }) {
  const [erase] = useIdentityEraseAccountMutation();
  const next = useHref(withQuery(signInPath(), { [erasedParameter]: '1' }));
  const submit = async (body: { current: string }): Promise<SubmitAnswer> => {
    const { error } = await erase({ body });
    // a document of its own: nothing of the account is left on the page or in its memory
    if (!error) return window.location.replace(next);
    const failure = failureOf(error);
    if (failure?.code === 'WRONG_STATE') onOpen();
    return securityRefusal(failure);
  };
  return <ByPassword id="erase-account" texts="account.erasure.erase" onSubmit={submit} />;
}
