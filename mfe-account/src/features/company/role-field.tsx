import { companyRoles } from '@gantry/domain/company-roles';
import { SelectField } from '@gantry/forms/select-field';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './company.module.css';

/** Which role somebody is to have in the company, and what each may. */
export function RoleField() {
  const intl = useIntl();
  const options = companyRoles.map((role) => ({
    value: role,
    label: intl.formatMessage({ id: `company-role.${role}` }),
  }));
  return (
    <>
      <SelectField
        name="companyRole"
        label={intl.formatMessage({ id: 'account.people.role' })}
        options={options}
        required
      />
      <ul className={styles.roles}>
        {companyRoles.map((role) => (
          <li key={role}>
            <FormattedMessage id={`account.people.may.${role}`} />
          </li>
        ))}
      </ul>
    </>
  );
}
