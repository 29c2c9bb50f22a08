import { myCompanyPath } from '@gantry/contracts/addresses/account';
import type { Colleague, Company } from '@gantry/contracts/schemas/company';
import { EmptyState, Field, LinkButton, TextInput } from '@gantry/ui';
import { ListPages } from '@gantry/ui/list-pages';
import { FormattedMessage } from 'react-intl';
import { FilterForm } from '../../parts/filter-form.tsx';
import styles from './company.module.css';
import { PeopleTable } from './people-table.tsx';

export interface PeopleProps {
  /** a page of those who were found */
  readonly people: {
    readonly items: readonly Colleague[];
    readonly page: number;
    readonly size: number;
    readonly total: number;
  };
  /** what was searched for */
  readonly q: string | undefined;
  /** all who are in it, and what they may be given */
  readonly company: Pick<Company, 'people' | 'locations' | 'costCenters'>;
  /** whether the reader changes them */
  readonly isManaged: boolean;
}

/** The people of the company, to search by name or e-mail address and page by page; whoever is alone there searches nobody. */
export function People({ people, q, company, isManaged }: PeopleProps) {
  const { people: everybody, locations, costCenters } = company;
  return (
    <div className={styles.section}>
      {everybody.length > 1 ? <FindPeople key={q} q={q} /> : null}
      {people.items.length > 0 ? (
        <PeopleTable
          people={people.items}
          everybody={everybody}
          locations={locations}
          costCenters={costCenters}
          isManaged={isManaged}
        />
      ) : (
        <EmptyState
          title={<FormattedMessage id="account.people.none-found" />}
          actions={
            <LinkButton to={myCompanyPath()}>
              <FormattedMessage id="account.people.show-all" />
            </LinkButton>
          }
        />
      )}
      <ListPages texts="account.pages" path={myCompanyPath()} list={people} />
    </div>
  );
}

const FindPeople = ({ q }: Pick<PeopleProps, 'q'>) => (
  <FilterForm action={myCompanyPath()} submit="account.people.find">
    <Field label={<FormattedMessage id="account.people.search" />}>
      {(control) => <TextInput {...control} type="search" name="q" defaultValue={q} maxLength={100} />}
    </Field>
  </FilterForm>
);
