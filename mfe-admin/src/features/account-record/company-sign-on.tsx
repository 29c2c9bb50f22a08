import { failureOf, useUser } from '@gantry/api-client';
import type { AdminAccount } from '@gantry/contracts/schemas/admin-account';
import type { CompanySignOnView } from '@gantry/contracts/schemas/company-sign-on';
import { isOneOfRoles, isStaff, signInRuleRoles } from '@gantry/domain/roles';
import { Alert, CopyButton, Disclosure } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIdentityAdminGetCompanySignOnQuery } from '../../api/company-sign-on.endpoints.ts';
import { OutcomeAlert } from '../../parts/outcome-alert.tsx';
import recordStyles from '../../parts/record.module.css';
import { RemoveSignOn } from './remove-sign-on.tsx';
import { SignOnDomains } from './sign-on-domains.tsx';
import { SignOnForm } from './sign-on-form.tsx';
import styles from './company-sign-on.module.css';

/** How the people of a customer's company sign in, for those who may say so; asked for when it is unfolded. */
export function CompanySignOn({ account: { number, role } }: { readonly account: AdminAccount }) {
  const [isOpen, setOpen] = useState(false);
  const maySee = isOneOfRoles(signInRuleRoles, useUser()?.role) && !isStaff(role);
  if (!maySee) return null;
  return (
    <Disclosure
      summary={<FormattedMessage id="admin.sign-on.title" />}
      onToggle={(open) => open && setOpen(true)}
    >
      {isOpen ? <LoadedSignOn number={number} /> : null}
    </Disclosure>
  );
}

function LoadedSignOn({ number }: { readonly number: string }) {
  const { data, error } = useIdentityAdminGetCompanySignOnQuery({ params: { number } });
  if (error) {
    const isAlone = failureOf(error)?.code === 'WRONG_STATE';
    return (
      <Alert tone={isAlone ? 'note' : 'bad'}>
        <FormattedMessage id={isAlone ? 'admin.sign-on.no-company' : 'admin.sign-on.failed'} />
      </Alert>
    );
  }
  if (!data) {
    return (
      <p className={recordStyles.soft} role="status">
        <FormattedMessage id="admin.sign-on.loading" />
      </p>
    );
  }
  return <SetUp number={number} signOn={data} />;
}

interface SetUpProps {
  readonly number: string;
  readonly signOn: CompanySignOnView;
}

function SetUp({ number, signOn: { company, redirectUri, setUp } }: SetUpProps) {
  const [done, setDone] = useState<'saved' | 'removed'>();
  return (
    <div className={styles.setUp}>
      <p className={recordStyles.soft}>
        <FormattedMessage id="admin.sign-on.lead" values={{ company }} />
      </p>
      <RedirectUri uri={redirectUri} />
      {done ? (
        <OutcomeAlert kind="done">
          <FormattedMessage id={`admin.sign-on.${done}`} />
        </OutcomeAlert>
      ) : null}
      {setUp ? <SignOnDomains number={number} domains={setUp.domains} /> : null}
      <SignOnForm
        key={setUp?.version ?? 'new'}
        number={number}
        saved={setUp}
        onSaved={() => setDone('saved')}
      />
      {setUp ? <RemoveSignOn number={number} onRemoved={() => setDone('removed')} /> : null}
    </div>
  );
}

/** What has to be registered at the provider. */
function RedirectUri({ uri }: { readonly uri: string }) {
  const intl = useIntl();
  return (
    <p className={styles.line}>
      <FormattedMessage id="admin.sign-on.redirect-uri" /> <code>{uri}</code>{' '}
      <CopyButton
        text={uri}
        label={intl.formatMessage({ id: 'admin.sign-on.copy-uri' })}
        doneLabel={intl.formatMessage({ id: 'admin.sign-on.copied' })}
      />
    </p>
  );
}
