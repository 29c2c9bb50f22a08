import type { CompanyRole } from '@gantry/domain/company-roles';
import { FormattedMessage } from 'react-intl';

/** What somebody is in their company, in words. */
export const CompanyRoleName = ({ role }: { readonly role: CompanyRole }) => (
  <FormattedMessage id={`company-role.${role}`} />
);
