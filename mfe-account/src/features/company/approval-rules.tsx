import type { Company } from '@gantry/contracts/schemas/company';
import { Money } from '@gantry/ui';
import type { ReactNode } from 'react';
import { FormattedList, FormattedMessage } from 'react-intl';
import { useCatalogListDepartmentsQuery } from '../../api/catalog.endpoints.ts';
import styles from './company.module.css';

/** The company's rules for whoever does not set them; nothing where there is none. */
export function ApprovalRules({ company }: { readonly company: Company }) {
  const { approvalLimit: limit, newPlace, firstOrder, departments, steps, people } = company;
  const rules: readonly (readonly [string, ReactNode])[] = [
    ...when(
      limit !== null,
      'limit',
      <FormattedMessage id="account.people.limit.is" values={{ limit: <Money amount={limit ?? 0} /> }} />,
    ),
    ...when(newPlace, 'new-place', <FormattedMessage id="account.people.limit.new-place" />),
    ...when(firstOrder, 'first-order', <FormattedMessage id="account.people.limit.first-order" />),
    ...when(departments.length > 0, 'departments', <DepartmentRule paths={departments} />),
    ...steps.map((step, at) => [`step-${at}`, <StepRule key={at} step={step} people={people} />] as const),
  ];
  if (rules.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="approval-rules-title">
      <h2 id="approval-rules-title">
        <FormattedMessage id="account.people.limit" />
      </h2>
      <ul className={styles.roles}>
        {rules.map(([key, text]) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

const when = (holds: boolean, key: string, text: ReactNode): readonly (readonly [string, ReactNode])[] =>
  holds ? [[key, text]] : [];

function DepartmentRule({ paths }: { readonly paths: readonly string[] }) {
  const { data: all = [] } = useCatalogListDepartmentsQuery();
  const names = paths.map((path) => all.find((one) => one.path === path)?.name ?? path);
  return (
    <FormattedMessage
      id="account.people.limit.departments.is"
      values={{ names: <FormattedList type="disjunction" value={names} /> }}
    />
  );
}

interface StepRuleProps extends Pick<Company, 'people'> {
  readonly step: Company['steps'][number];
}

function StepRule({ step: { above, approvers }, people }: StepRuleProps) {
  const names = approvers.flatMap((number) => people.find((one) => one.number === number)?.name ?? []);
  return (
    <FormattedMessage
      id="account.people.steps.is"
      values={{
        above: above === null ? 'none' : 'total',
        amount: <Money amount={above ?? 0} />,
        names:
          names.length > 0 ? (
            <FormattedList type="disjunction" value={names} />
          ) : (
            <FormattedMessage id="account.people.steps.any" />
          ),
      }}
    />
  );
}
