import { companyRoles } from '@gantry/domain/company-roles';
import { useIntl } from 'react-intl';

/** The roles somebody may have in a company, in words. */
export function useCompanyRoleOptions() {
  const intl = useIntl();
  return companyRoles.map((value) => ({ value, label: intl.formatMessage({ id: `company-role.${value}` }) }));
}
