import type { Colleague } from '@gantry/contracts/schemas/company';
import { mayActInCompany } from '@gantry/domain/company-roles';

/** Those of a company who approve orders and may sign in. */
export const approversOf = (people: readonly Colleague[]): readonly Colleague[] =>
  people.filter(({ isActive, role }) => isActive && mayActInCompany('approve-orders', role));

/** People to choose from: by name, and by mail as well where two have one name. */
export const optionsOf = (people: readonly Colleague[]) =>
  people.map(({ number, name, email }) => ({
    value: number,
    label: people.filter((one) => one.name === name).length > 1 ? `${name} · ${email}` : name,
  }));
