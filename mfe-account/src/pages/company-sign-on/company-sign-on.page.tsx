import { Alert } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { useActionData, useSearchParams } from 'react-router';
import { CompanyForm } from '../../features/sign-in/company-form.tsx';
import { companyRefusalOf, companyRefusalText } from '../../features/sign-in/company-refusal.ts';
import { LeaveForProvider } from '../../features/sign-in/leave-for-provider.tsx';
import { NarrowPage } from '../../parts/narrow-page.tsx';
import { refusedParameter } from '../../parts/outcome-parameters.ts';
import styles from './company-sign-on.module.css';
import type { PostedCompany } from './company-sign-on.action.ts';

export { action } from './company-sign-on.action.ts';
export { loader } from './company-sign-on.loader.ts';

/** Signs in through the company of an e-mail address; its provider sends the visitor back here. */
export default function CompanySignOnPage() {
  const posted = useActionData<PostedCompany>();
  const refused = companyRefusalOf(useSearchParams()[0].get(refusedParameter));
  if (posted?.url) return <LeaveForProvider url={posted.url} />;
  return (
    <NarrowPage title="account.company-sign-on.heading" lead="account.company-sign-on.lead">
      {refused && !posted ? (
        <div className={styles.refused}>
          <Alert tone={refused === 'canceled' ? 'warn' : 'bad'}>
            <FormattedMessage id={companyRefusalText(refused)} />
          </Alert>
        </div>
      ) : null}
      <CompanyForm answer={posted?.answer} />
    </NarrowPage>
  );
}
