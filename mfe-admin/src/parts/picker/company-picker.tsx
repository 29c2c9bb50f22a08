import type { FoundCompany } from '@gantry/contracts/schemas/admin-account';
import { FormattedMessage } from 'react-intl';
import { useIdentityAdminFindCompaniesQuery } from '../../api/accounts.endpoints.ts';
import { Picker, type PickerField } from './picker.tsx';
import type { UseSearch } from './use-choice.ts';

interface CompanyPickerProps extends PickerField {
  readonly onPick: (company: FoundCompany) => void;
}

/** Finds companies by name. */
export const CompanyPicker = (props: CompanyPickerProps) => (
  <Picker {...props} useSearch={useCompanies} keyOf={keyOf} textOf={textOf} messages="admin.companies" />
);

const useCompanies: UseSearch<FoundCompany> = (search, options) => {
  const { currentData, isError } = useIdentityAdminFindCompaniesQuery({ query: { search } }, options);
  return { items: currentData, isError };
};
const keyOf = ({ number }: FoundCompany): string => number;
const textOf = ({ company, number, people }: FoundCompany) => ({
  title: company,
  facts: (
    <>
      {number.toUpperCase()} · <FormattedMessage id="admin.companies.people" values={{ count: people }} />
    </>
  ),
});
