import type { FoundCompany } from '@gantry/contracts/schemas/admin-account';
import { Field, TextInput } from '@gantry/ui';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './company-picker.module.css';
import { useCompanyChoice, type CompanyChoice } from './use-company-choice.ts';

export interface CompanyPickerProps {
  readonly id?: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly note?: string | undefined;
  /** told of a company that is chosen */
  readonly onPick: (company: FoundCompany) => void;
}

/**
 * Finds companies by name and gives those that are chosen to whoever names them: a combobox by the ARIA pattern, worked
 * with arrows, Enter and Escape, or with a press. What is typed in it is no value of the form around it.
 */
export function CompanyPicker({ id, label, hint, error, note, onPick }: CompanyPickerProps) {
  const listId = useId();
  const choice = useCompanyChoice(onPick);
  const { companies, active, typed } = choice;
  return (
    <div className={styles.picker}>
      <Field id={id} label={label} hint={hint} error={error} note={note}>
        {(control) => (
          <TextInput
            {...control}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={companies.length > 0}
            aria-controls={listId}
            aria-activedescendant={active ? optionId(listId, active) : undefined}
            autoComplete="off"
            spellCheck={false}
            maxLength={80}
            value={typed}
            onChange={(event) => choice.type(event.target.value)}
            onKeyDown={choice.onKeyDown}
          />
        )}
      </Field>
      <CompanyList listId={listId} choice={choice} />
      <p role="status" className={styles.status}>
        <Status choice={choice} />
      </p>
    </div>
  );
}

const optionId = (listId: string, { number }: FoundCompany): string => `${listId}-${number}`;

interface CompanyListProps {
  readonly listId: string;
  readonly choice: CompanyChoice;
}

function CompanyList({ listId, choice: { companies, active, pickCompany } }: CompanyListProps) {
  const intl = useIntl();
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={intl.formatMessage({ id: 'admin.companies.found-list' })}
      className={styles.list}
      hidden={companies.length === 0}
    >
      {companies.map((company) => (
        <button
          key={company.number}
          id={optionId(listId, company)}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={company === active}
          className={styles.option}
          // The field keeps the focus, so that the next name can be typed.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => pickCompany(company)}
        >
          <span>{company.company}</span>
          <span className={styles.soft}>
            {company.number.toUpperCase()} ·{' '}
            <FormattedMessage id="admin.companies.people" values={{ count: company.people }} />
          </span>
        </button>
      ))}
    </div>
  );
}

function Status({ choice: { companies, state } }: Pick<CompanyListProps, 'choice'>) {
  if (state === 'idle' || state === 'pending') return null;
  if (state === 'failed') return <FormattedMessage id="admin.companies.failed" />;
  if (companies.length === 0) return <FormattedMessage id="admin.companies.none" />;
  return <FormattedMessage id="admin.companies.found" values={{ count: companies.length }} />;
}
