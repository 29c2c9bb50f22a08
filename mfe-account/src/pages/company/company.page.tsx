import { useUser } from '@gantry/api-client';
import { contactPath } from '@gantry/contracts/addresses/catalog';
import type { Company } from '@gantry/contracts/schemas/company';
import { mayActInCompany } from '@gantry/domain/company-roles';
import { Alert, PageHeader } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { useIdentityGetCompanyQuery, useIdentityListColleaguesQuery } from '../../api/company.endpoints.ts';
import { useIdentityListAddressesQuery } from '../../api/identity.endpoints.ts';
import { CompanyAddresses } from '../../features/addresses/company-addresses.tsx';
import { CompanyApiKeys } from '../../features/api-keys/company-api-keys.tsx';
import { ApprovalRulesForm } from '../../features/company/approval-rules-form.tsx';
import { ApprovalRules } from '../../features/company/approval-rules.tsx';
import styles from '../../features/company/company.module.css';
import { InvitationsTable } from '../../features/company/invitations-table.tsx';
import { InviteForm } from '../../features/company/invite-form.tsx';
import { LeaveCompany } from '../../features/company/leave-company.tsx';
import { CostCenters } from '../../features/company/cost-centers.tsx';
import { Locations } from '../../features/company/locations.tsx';
import { OwnAbsence } from '../../features/company/own-absence.tsx';
import { People } from '../../features/company/people.tsx';
import { peopleQuery } from './people-query.ts';

export { loader } from './company.loader.ts';

/** The people of the company, its rules and addresses: for everybody in it to see, for its admins to look after. */
export default function CompanyPage() {
  const { data: company } = useIdentityGetCompanyQuery();
  const query = peopleQuery(useSearchParams()[0]);
  const { data: people } = useIdentityListColleaguesQuery({ query });
  const { data: book = [] } = useIdentityListAddressesQuery();
  // staff who act for a customer see what the customer sees, and change nothing of it
  const isActedFor = useUser()?.acting?.isYou ?? false;
  if (!company) return null;
  const isManaged = mayActInCompany('manage-people', company.role) && !isActedFor;
  return (
    <>
      <PageHeader
        title={company.name}
        aside={<FormattedMessage id="account.people.count" values={{ count: company.people.length }} />}
      />
      <div className={styles.page}>
        <Helpers company={company} />
        {people ? <People people={people} q={query.q} company={company} isManaged={isManaged} /> : null}
        <Locations locations={company.locations} isManaged={isManaged} />
        <CostCenters company={company} isManaged={isManaged} />
        <Rules company={company} isManaged={isManaged} />
        <CompanyAddresses
          addresses={book.filter(({ isOfCompany }) => isOfCompany)}
          areOnlyOnes={company.onlyCompanyAddresses}
          isManaged={isManaged}
        />
        {isManaged ? <CompanyApiKeys /> : null}
        {isActedFor ? null : <OwnAbsence company={company} />}
        {isActedFor ? null : <LeaveCompany company={company.name} />}
      </div>
    </>
  );
}

/** Whom the company has asked to join, and which orders are approved: to change, or for others the rules to read. */
function Rules({ company, isManaged }: { readonly company: Company; readonly isManaged: boolean }) {
  if (!isManaged) return <ApprovalRules company={company} />;
  return (
    <>
      <InvitationsTable invitations={company.invitations} />
      <InviteForm />
      <ApprovalRulesForm company={company} />
    </>
  );
}

/** To whom people turn who are no admins themselves. */
function Helpers({ company: { role, people } }: { readonly company: Company }) {
  if (mayActInCompany('manage-people', role)) return null;
  const admins = people.filter((one) => one.isActive && one.role === 'admin');
  return (
    <Alert tone="note">
      {admins.length > 0 ? (
        <FormattedMessage
          id="account.people.admins"
          values={{ names: admins.map(({ name }) => name).join(', '), count: admins.length }}
        />
      ) : (
        <FormattedMessage
          id="account.people.no-admin"
          values={{ link: (words) => <Link to={contactPath()}>{words}</Link> }}
        />
      )}
    </Alert>
  );
}
