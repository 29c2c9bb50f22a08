import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { identitySaveCostCenter } from '@gantry/contracts/endpoints/cost-centers';
import type { CostCenter as CostCenterView } from '@gantry/contracts/schemas/cost-center';
import type { Budget } from '@gantry/domain/budgets';
import type { Call } from '@gantry/nest-kit/call';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { accountIdOf } from '../account/account-id.ts';
import { budgetText } from './budget-text.ts';
import { CompanyRecord } from './company-record.ts';
import { invalidAt, refuseInCompany } from './company-refusal.ts';
import { CostCenter, costCenterView } from './cost-center.entity.ts';
import { CostCenterBook } from './cost-center-book.ts';
import { Membership } from './membership.ts';

type Entry = ValidRequestOf<typeof identitySaveCostCenter>['body'];

/** So many a form still offers as one list. */
const maxCostCenters = 200;

/** What admins of a company do to its cost centers. The company is locked meanwhile, so that no two get one code. */
@Injectable()
export class CostCenters {
  constructor(
    private readonly em: EntityManager,
    private readonly members: Membership,
    private readonly book: CostCenterBook,
    private readonly record: CompanyRecord,
  ) {}

  /** @throws DomainError NOT_PERMITTED; WRONG_STATE where there are too many; INVALID at `code` */
  addCostCenter(entry: Entry, call: Call): Promise<CostCenterView> {
    const scope = `add-cost-center:${accountIdOf(call)}`;
    const write = { scope, key: call.idempotencyKey ?? '', request: entry };
    return idempotent(this.em, write, async () => {
      const { company } = await this.members.enterAsAdmin(call);
      const all = await this.book.findAll(company.id);
      if (all.length >= maxCostCenters) throw refuseInCompany('cost-center-full');
      checkCode(all, { id: null, code: entry.code });
      const center = CostCenter.of({ companyId: company.id, ...factsOf(entry) });
      this.em.persist(center);
      await this.record.noteCostCenter(company, { before: null, after: textOf(center) }, call);
      return costCenterView(center, true);
    });
  }

  /** @throws DomainError NOT_PERMITTED; NOT_FOUND for one of no or another company; INVALID at `code` */
  saveCostCenter(id: string, entry: Entry, call: Call): Promise<CostCenterView> {
    return this.em.transactional(async () => {
      const { company } = await this.members.enterAsAdmin(call);
      const center = await this.book.getCostCenter(company.id, id);
      checkCode(await this.book.findAll(company.id), { id, code: entry.code });
      const before = textOf(center);
      Object.assign(center, factsOf(entry));
      await this.record.noteCostCenter(company, { before, after: textOf(center) }, call);
      return costCenterView(center, true);
    });
  }

  /** Nothing is ordered for it from now on, or again. @throws DomainError NOT_PERMITTED; NOT_FOUND */
  async setOpen(id: string, isOpen: boolean, call: Call): Promise<void> {
    await this.em.transactional(async () => {
      const { company } = await this.members.enterAsAdmin(call);
      const center = await this.book.getCostCenter(company.id, id);
      if (isOpen === !center.closedAt) return;
      center.closedAt = isOpen ? null : new Date();
      const [before, after] = isOpen ? [null, textOf(center)] : [textOf(center), null];
      await this.record.noteCostCenter(company, { before, after }, call);
    });
  }

  /** Whether every order in the name of the company names one. @throws DomainError NOT_PERMITTED */
  async setRequired(isRequired: boolean, call: Call): Promise<void> {
    await this.em.transactional(async () => {
      const { company } = await this.members.enterAsAdmin(call);
      if (company.requiresCostCenter === isRequired) return;
      company.requiresCostCenter = isRequired;
      await this.record.noteCostCenterRule(company, call);
    });
  }

  /**
   * Which of them somebody orders for from now on; none: any.
   * @throws DomainError NOT_PERMITTED; NOT_FOUND for somebody of no or another company; INVALID for one that is closed or
   *   not there
   */
  async assignTo(number: string, ids: readonly string[], call: Call): Promise<void> {
    await this.em.transactional(async () => {
      const { company } = await this.members.enterAsAdmin(call);
      const person = await this.members.getColleague(company, number);
      const all = await this.book.findAll(company.id);
      const before = person.costCenterIds;
      const after = all.filter(({ id }) => ids.includes(id)).map(({ id }) => id);
      const isLost = (id: string) =>
        !all.some((one) => one.id === id && (!one.closedAt || before.includes(id)));
      if (ids.some(isLost)) throw invalidAt('costCenterIds', 'is no cost center that is open');
      person.costCenterIds = after;
      const codes = (own: readonly string[]) =>
        all
          .filter(({ id }) => own.includes(id))
          .map(({ code }) => code)
          .join(', ') || null;
      const changed = { field: 'cost-centers', before: codes(before), after: codes(after) };
      if (changed.before !== changed.after) await this.record.notePerson(person, changed, call);
    });
  }
}

const factsOf = ({ code, name, amount, period }: Entry): Pick<CostCenter, 'code' | 'name' | 'budget'> => ({
  code,
  name,
  budget: budgetOf({ amount, period }),
});

/** The budget that was entered; null where there is none. */
export const budgetOf = ({ amount, period }: Pick<Entry, 'amount' | 'period'>): Budget | null =>
  amount === null ? null : { amount, period };

const textOf = ({ code, name, budget }: CostCenter): string =>
  [code, name, budgetText(budget ?? null)].filter(Boolean).join(' ');

/** @throws DomainError INVALID where another one has the code, however it is written */
function checkCode(
  all: readonly CostCenter[],
  { id, code }: { readonly id: string | null; readonly code: string },
): void {
  const isTaken = all.some((one) => one.id !== id && one.code.toLowerCase() === code.toLowerCase());
  if (isTaken) throw invalidAt('code', 'is the code of another cost center');
}
