import type { Promotion } from '@gantry/contracts/schemas/promotion-admin';
import { useFormActions } from '@gantry/forms/form-values';
import { useFormField } from '@gantry/forms/use-form-field';
import { Button } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CompanyPicker } from '../../parts/picker/company-picker.tsx';
import styles from './promotion-record.module.css';

const name = 'accounts';

interface CompaniesFieldProps {
  /** those the promotion is for as it stands */
  readonly companies: Promotion['companies'];
}

/** The companies a promotion is for, found by name; what is kept of each is an account that stands for it. */
export function CompaniesField({ companies }: CompaniesFieldProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'admin.promotion.accounts' });
  const { id, input, error, note } = useFormField({ name, label, optional: true });
  const { changeValues } = useFormActions();
  const [picked, setPicked] = useState<ReadonlyMap<string, string>>(new Map());
  const names = new Map([...companies.map((one) => [one.accountNumber, one.name] as const), ...picked]);
  const numbers = numbersOf(input.value);
  const changeNumbers = (changed: readonly string[]) => changeValues({ [name]: changed.join(', ') });
  return (
    <div className={styles.companies}>
      <CompanyPicker
        id={id}
        label={label}
        hint={intl.formatMessage({ id: 'admin.promotion.accounts-hint' })}
        error={error}
        note={note}
        onPick={({ number, company }) => {
          setPicked((before) => new Map([...before, [number, company]]));
          if (!numbers.includes(number)) changeNumbers([...numbers, number]);
        }}
      />
      <input type="hidden" name={name} value={input.value} />
      {numbers.length > 0 ? (
        <ul className={styles.chosen} aria-label={intl.formatMessage({ id: 'admin.companies.chosen' })}>
          {numbers.map((number) => (
            <ChosenCompany
              key={number}
              number={number}
              company={names.get(number) ?? null}
              onRemove={() => changeNumbers(numbers.filter((one) => one !== number))}
            />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

interface ChosenCompanyProps {
  readonly number: string;
  /** null where its name is not known */
  readonly company: string | null;
  readonly onRemove: () => void;
}

function ChosenCompany({ number, company, onRemove }: ChosenCompanyProps) {
  const intl = useIntl();
  const shown = company ?? number.toUpperCase();
  return (
    <li>
      {company ? `${company} (${number.toUpperCase()})` : shown}
      <Button
        size="small"
        variant="quiet"
        type="button"
        aria-label={intl.formatMessage({ id: 'admin.companies.remove-of' }, { company: shown })}
        onClick={onRemove}
      >
        <FormattedMessage id="admin.companies.remove" />
      </Button>
    </li>
  );
}

const numbersOf = (typed: string): string[] =>
  typed
    .split(/[\s,;]+/)
    .map((number) => number.toLowerCase())
    .filter(Boolean);
