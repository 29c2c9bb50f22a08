import { CheckboxField } from '@gantry/forms/checkbox-field';
import { useFormActions, useFormValue } from '@gantry/forms/form-values';
import { TextField } from '@gantry/forms/text-field';
import { Button } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { FieldGroup } from '../../parts/field-group.tsx';
import styles from './price-list.module.css';

/** Of one list. */
const maxMembers = 200;
const nobody = { number: '', isCompany: true };

/** Whom the list is for, by account number; each may stand for their whole company. */
export function MemberFields() {
  const intl = useIntl();
  const text = (what: string) => intl.formatMessage({ id: `admin.price-list.${what}` });
  const { changeValues } = useFormActions();
  const audience = useFormValue('audience');
  const members = useFormValue<readonly object[]>('members') ?? [];
  if (audience === 'all') return null;
  const changeMembers = (changed: readonly object[]) => changeValues({ members: changed });
  return (
    <FieldGroup>
      <legend>
        <FormattedMessage id="admin.price-list.members" />
      </legend>
      {members.map((_, at) => (
        <div key={at} className={styles.member}>
          <TextField name={`members.${at}.number`} label={text('account')} autoComplete="off" mono required />
          <CheckboxField name={`members.${at}.isCompany`} label={text('whole-company')} />
          <Button
            size="small"
            type="button"
            onClick={() => changeMembers(members.filter((__, place) => place !== at))}
          >
            <FormattedMessage id="admin.price-list.remove-member" />
          </Button>
        </div>
      ))}
      {members.length < maxMembers ? (
        <div>
          <Button size="small" type="button" onClick={() => changeMembers([...members, nobody])}>
            <FormattedMessage id="admin.price-list.add-member" />
          </Button>
        </div>
      ) : null}
    </FieldGroup>
  );
}
