import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/postgresql';
import type { ApprovalStep } from '@gantry/domain/approval-steps';

const CompanySchema = defineEntity({
  name: 'Company',
  schema: 'identity',
  tableName: 'company',
  properties: {
    id: p.uuid().primary(),
    name: p.string(),
    /** above this total orders of its buyers are approved first, minor units */
    approvalLimit: p.bigint('number').nullable(),
    /** so are those to ZIP codes to which nobody of it has had anything shipped */
    approvesNewPlaces: p.boolean(),
    /** and the first that somebody places in its name */
    approvesFirstOrders: p.boolean(),
    /** and those with anything of these departments of the catalog, by path */
    approvedDepartments: p.json<readonly string[]>(),
    /** who approves one after the other, by id of account; none: anyone who may, once */
    approvalSteps: p.json<readonly ApprovalStep[]>(),
    /** whether orders in its name go to its own addresses only */
    onlyOwnAddresses: p.boolean(),
    /** whether every order in its name names a cost center, while it has any */
    requiresCostCenter: p.boolean(),
    createdAt: p.datetime(),
  },
});

/** A business whose people share lists, part numbers, and prices. The store puts accounts in it; nobody joins by typing its name. */
export class Company extends CompanySchema.class {
  static named(name: string): Company {
    return Object.assign(new Company(), {
      id: randomUUID(),
      name,
      approvesNewPlaces: false,
      approvesFirstOrders: false,
      approvedDepartments: [],
      approvalSteps: [],
      onlyOwnAddresses: false,
      requiresCostCenter: false,
      createdAt: new Date(),
    });
  }
}
CompanySchema.setClass(Company);
