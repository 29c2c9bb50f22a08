import { useFormActions, useFormValue } from '@gantry/forms/form-values';
import { Alert, Button } from '@gantry/ui';
import { useEffect, useState, type MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHref, useSearchParams } from 'react-router';
import { useIdentityFindCompanySignOnQuery } from '../../api/identity.endpoints.ts';
import { companyReason, companyRefusalText } from './company-refusal.ts';
import { emailDomain } from './email-domain.ts';
import styles from './company-offer.module.css';
import { companyPath } from './sent-path.ts';
import { useStartCompanySignOn } from './use-start-company-sign-on.ts';

/** So long somebody has to stop typing before their domain is asked about, milliseconds. */
const pause = 300;

/**
 * The way in through the company, where the address in the form around it is of one that has it, and whether it is the
 * only one. Carries what was entered on; works with scripts off once the form has come back.
 */
export function CompanyOffer() {
  const domain = useSettled(emailDomain(useFormValue('email')));
  const { data } = useIdentityFindCompanySignOnQuery({ query: { domain: domain ?? '' } }, { skip: !domain });
  // there from the start, so that what appears in it is read out
  return (
    <div role="status" className={styles.offer}>
      {domain && data?.isOffered ? <Offer domain={domain} isRequired={data.isRequired} /> : null}
    </div>
  );
}

function Offer({ domain, isRequired }: { readonly domain: string; readonly isRequired: boolean }) {
  const { press, isBusy, problem } = usePress();
  const action = useHref(companyPath(useSearchParams()[0].get('ref')));
  return (
    <>
      <p className={styles.text}>
        <FormattedMessage
          id={`account.company-sign-on.${isRequired ? 'required' : 'offered'}`}
          values={{ domain: <b>{domain}</b> }}
        />
      </p>
      <Button type="submit" variant="primary" wide busy={isBusy} formAction={action} onClick={press}>
        <FormattedMessage id="account.company-sign-on.link" />
      </Button>
      {problem ? (
        <Alert tone="bad">
          <FormattedMessage id={problem} />
        </Alert>
      ) : null}
    </>
  );
}

/** Leaves for the provider with what was entered in the form around. */
function usePress() {
  const form = useFormActions();
  const start = useStartCompanySignOn();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const press = async (event: MouseEvent) => {
    // the form itself would ask for a password
    event.preventDefault();
    if (isBusy) return;
    const { email = '', remember } = form.current() as { email?: string; remember?: boolean };
    setBusy(true);
    const refused = await start({ email, remember: remember === true });
    setBusy(false);
    setProblem(refused && companyRefusalText(companyReason(refused.failure)));
  };
  return { press: (event: MouseEvent) => void press(event), isBusy, problem };
}

/** A value once it has stayed as it is for a while; at once the first time, as a form that came back has it. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
