import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/postgresql';
import type { CostCenter as CostCenterView } from '@gantry/contracts/schemas/cost-center';
import type { Budget } from '@gantry/domain/budgets';

const CostCenterSchema = defineEntity({
  name: 'CostCenter',
  schema: 'identity',
  tableName: 'cost_center',
  properties: {
    id: p.uuid().primary(),
    companyId: p.uuid(),
    /** by it the accountants of the company know it; no other there has it, however it is written */
    code: p.string(),
    name: p.string(),
    /** what everybody together may order for it without an approval; null: as much as they like */
    budget: p.json().$type<Budget>().nullable(),
    /** since when nothing is ordered for it; null while it is in use */
    closedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
});

/** What is known of a cost center that is made. */
export type NewCostCenter = Pick<CostCenter, 'companyId' | 'code' | 'name' | 'budget'>;

/** What a company books its orders on. It is closed, never removed: orders name it. */
export class CostCenter extends CostCenterSchema.class {
  static of(facts: NewCostCenter): CostCenter {
    return Object.assign(new CostCenter(), {
      ...facts,
      id: randomUUID(),
      closedAt: null,
      createdAt: new Date(),
    });
  }
}
CostCenterSchema.setClass(CostCenter);

/** With its budget for those who manage it. */
export const costCenterView = (
  { id, code, name, budget, closedAt }: CostCenter,
  isManaged: boolean,
): CostCenterView => ({
  id,
  code,
  name,
  budget: isManaged ? (budget ?? null) : null,
  isActive: !closedAt,
});
