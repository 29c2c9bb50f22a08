import { CheckboxField } from '@gantry/forms/checkbox-field';
import { useFormActions, useFormValue } from '@gantry/forms/form-values';
import { TextField } from '@gantry/forms/text-field';
import { Button } from '@gantry/ui';
import type { FoundCompany } from '@gantry/contracts/schemas/admin-account';
import type { PriceList } from '@gantry/contracts/schemas/price-list';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CompanyPicker } from '../../parts/picker/company-picker.tsx';
import { FieldGroup } from '../../parts/field-group.tsx';
import styles from './price-list.module.css';

/** Of one list. */
const maxMembers = 200;
const nobody = { number: '', isCompany: true };

interface MemberFieldsProps {
  /** whom it is for as it is published */
  readonly people: PriceList['people'];
}

const numberOf = (member: object): string =>
  'number' in member ? String(member.number).trim().toLowerCase() : '';

/** Whom the list is for, by account number; each may stand for their whole company, which is found by its name. */
export function MemberFields({ people }: MemberFieldsProps) {
  const text = useText();
  const { changeValues } = useFormActions();
  const audience = useFormValue('audience');
  const members = useFormValue<readonly object[]>('members') ?? [];
  const [picked, setPicked] = useState<ReadonlyMap<string, string>>(new Map());
  if (audience === 'all') return null;
  const names = new Map([...people.map((one) => [one.number, one.company ?? ''] as const), ...picked]);
  const changeMembers = (changed: readonly object[]) => changeValues({ members: changed });
  const addCompany = ({ number, company }: FoundCompany) => {
    setPicked((before) => new Map([...before, [number, company]]));
    // An empty row is where somebody was about to type it.
    const named = members.filter((member) => numberOf(member) !== '');
    if (named.some((member) => numberOf(member) === number)) return;
    changeMembers([...named, { number, isCompany: true }]);
  };
  return (
    <FieldGroup>
      <legend>
        <FormattedMessage id="admin.price-list.members" />
      </legend>
      {members.map((member, at) => (
        <MemberRow
          key={at}
          at={at}
          company={names.get(numberOf(member))}
          onRemove={() => changeMembers(members.filter((__, place) => place !== at))}
        />
      ))}
      {members.length < maxMembers ? (
        <div className={styles.addMember}>
          <CompanyPicker label={text('find-company')} hint={text('find-company-hint')} onPick={addCompany} />
          <Button size="small" type="button" onClick={() => changeMembers([...members, nobody])}>
            <FormattedMessage id="admin.price-list.add-member" />
          </Button>
        </div>
      ) : null}
    </FieldGroup>
  );
}

interface MemberRowProps {
  readonly at: number;
  /** what the company of the account is called, where that is known */
  readonly company: string | undefined;
  readonly onRemove: () => void;
}

function MemberRow({ at, company, onRemove }: MemberRowProps) {
  const text = useText();
  return (
    <div className={styles.member}>
      <TextField
        name={`members.${at}.number`}
        label={text('account')}
        hint={company}
        autoComplete="off"
        mono
        required
      />
      <CheckboxField name={`members.${at}.isCompany`} label={text('whole-company')} />
      <Button size="small" type="button" onClick={onRemove}>
        <FormattedMessage id="admin.price-list.remove-member" />
      </Button>
    </div>
  );
}

function useText() {
  const intl = useIntl();
  return (what: string) => intl.formatMessage({ id: `admin.price-list.${what}` });
}
