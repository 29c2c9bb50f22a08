import { useFormActions, useFormValue } from '@gantry/forms/form-values';
import { SelectField } from '@gantry/forms/select-field';
import { TextField } from '@gantry/forms/text-field';
import { Button } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCompanyRoleOptions } from '../../parts/company-role-options.ts';
import styles from './company-sign-on.module.css';
import type { SignOnValues } from './sign-on-values.ts';

const maxDomains = 20;
const maxMappings = 50;

/** The domains whose people sign in there, a field for each. */
export function SignOnDomainFields() {
  const intl = useIntl();
  const domains = useFormValue<SignOnValues['domains']>('domains') ?? [];
  const { changeValues } = useFormActions();
  const changeDomains = (changed: readonly string[]) => changeValues({ domains: changed });
  return (
    <div className={styles.rows}>
      {domains.map((_, place) => (
        <div key={place} className={styles.row}>
          <TextField
            name={`domains.${place}`}
            label={intl.formatMessage({ id: 'admin.sign-on.domain' }, { place: place + 1 })}
            autoComplete="off"
            required
          />
          {domains.length > 1 ? (
            <RemoveRow
              label="admin.sign-on.domain.remove"
              place={place}
              onRemove={() => changeDomains(domains.filter((__, at) => at !== place))}
            />
          ) : null}
        </div>
      ))}
      {domains.length < maxDomains ? (
        <div>
          <Button size="small" onClick={() => changeDomains([...domains, ''])}>
            <FormattedMessage id="admin.sign-on.domain.add" />
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** What a claim of the provider says about the role in the company, a row for each value. */
export function SignOnRoleFields() {
  const mappings = useFormValue<SignOnValues['roles']['mappings']>('roles.mappings') ?? [];
  const { changeValues } = useFormActions();
  const changeMappings = (changed: readonly object[]) => changeValues({ 'roles.mappings': changed });
  return (
    <fieldset className={styles.roles}>
      <legend>
        <FormattedMessage id="admin.sign-on.roles" />
      </legend>
      <RoleRuleFields />
      {mappings.map((_, place) => (
        <MappingRow
          key={place}
          place={place}
          onRemove={() => changeMappings(mappings.filter((__, at) => at !== place))}
        />
      ))}
      {mappings.length < maxMappings ? (
        <div>
          <Button size="small" onClick={() => changeMappings([...mappings, { value: '', role: 'buyer' }])}>
            <FormattedMessage id="admin.sign-on.mapping.add" />
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}

/** Which claim it is, and whose value nothing is said of. */
function RoleRuleFields() {
  const intl = useIntl();
  const text = (what: string) => intl.formatMessage({ id: `admin.sign-on.${what}` });
  return (
    <div className={styles.pair}>
      <TextField
        name="roles.claim"
        label={text('claim')}
        hint={text('claim.hint')}
        autoComplete="off"
        optional
      />
      <SelectField
        name="roles.otherwise"
        label={text('otherwise')}
        hint={text('otherwise.hint')}
        options={useCompanyRoleOptions()}
      />
    </div>
  );
}

function MappingRow({ place, onRemove }: { readonly place: number; readonly onRemove: () => void }) {
  const intl = useIntl();
  const label = (part: string) =>
    intl.formatMessage({ id: `admin.sign-on.mapping.${part}` }, { place: place + 1 });
  return (
    <div className={styles.row}>
      <div className={styles.pair}>
        <TextField
          name={`roles.mappings.${place}.value`}
          label={label('value')}
          autoComplete="off"
          required
        />
        <SelectField
          name={`roles.mappings.${place}.role`}
          label={label('role')}
          options={useCompanyRoleOptions()}
        />
      </div>
      <RemoveRow label="admin.sign-on.mapping.remove" place={place} onRemove={onRemove} />
    </div>
  );
}

interface RemoveRowProps {
  /** message id, told which row */
  readonly label: string;
  readonly place: number;
  readonly onRemove: () => void;
}

function RemoveRow({ label, place, onRemove }: RemoveRowProps) {
  return (
    <Button size="small" onClick={onRemove}>
      <FormattedMessage id={label} values={{ place: place + 1 }} />
    </Button>
  );
}
