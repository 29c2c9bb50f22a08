import { myProfilePath } from '@gantry/contracts/addresses/account';
import { Button, Disclosure } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { useIdentityLeaveCompanyMutation } from '../../api/company.endpoints.ts';
import { useNoteCompanyRole } from '../../parts/use-note-company-role.ts';
import { ActRefused } from './act-refused.tsx';
import styles from './company.module.css';

/** Buys alone from now on, folded up until it is wanted. */
export function LeaveCompany({ company }: { readonly company: string }) {
  const [leave, leaving] = useIdentityLeaveCompanyMutation();
  const noteRole = useNoteCompanyRole();
  const navigate = useNavigate();
  async function go() {
    const { error } = await leave({});
    if (error) return;
    // first away: the page of a company is none for a buyer alone
    await navigate(myProfilePath());
    noteRole(null);
  }
  return (
    <Disclosure summary={<FormattedMessage id="account.people.leave" />}>
      <div className={styles.act}>
        <p className={styles.soft}>
          <FormattedMessage id="account.people.leave.about" values={{ company }} />
        </p>
        <Button variant="danger" busy={leaving.isLoading} onClick={() => void go()}>
          <FormattedMessage id="account.people.leave.do" values={{ company }} />
        </Button>
        <ActRefused error={leaving.error} />
      </div>
    </Disclosure>
  );
}
