import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type {
  salesAdminAddSupplier,
  salesAdminChangeSupplier,
  salesAdminListSuppliers,
} from '@gantry/contracts/endpoints/suppliers';
import type { Supplier as SupplierView, supplierSorts } from '@gantry/contracts/schemas/supplier';
import { currentCall, type Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { publish } from '@gantry/nest-kit/events';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { sortedRows } from '@gantry/nest-kit/sort-rows';
import { actorOf, type Actor } from '../order/actor.ts';
import { supplierView } from './supplier.mapper.ts';
import { SupplierRepository } from './supplier.repository.ts';
import { Supplier } from './supplier.entity.ts';

type ListQuery = ValidRequestOf<typeof salesAdminListSuppliers>['query'];
type NewSupplier = ValidRequestOf<typeof salesAdminAddSupplier>['body'];
type SupplierChange = ValidRequestOf<typeof salesAdminChangeSupplier>['body'];

type SortValue = (view: SupplierView) => string | number | boolean | null;
/** What suppliers are sorted by: those that are active first, and who answers most of what they are asked last. */
const sortValues: Readonly<Record<(typeof supplierSorts)[number], SortValue>> = {
  name: ({ name }) => name,
  contact: ({ contacts }) => contacts[0]?.email ?? null,
  lead: ({ leadTimeDays }) => leadTimeDays,
  measured: ({ record }) => record.measuredLeadDays,
  answers: ({ record: { asked, answered } }) => (asked === 0 ? null : answered / asked),
  hours: ({ record }) => record.answerHours,
  active: ({ isActive }) => !isActive,
};

/** The records of suppliers. */
@Injectable()
export class Suppliers {
  constructor(
    private readonly em: EntityManager,
    private readonly suppliers: SupplierRepository,
  ) {}

  /** By name, unless asked for in another order. */
  async listSuppliers({ search, sort }: ListQuery): Promise<SupplierView[]> {
    const found = await this.suppliers.listSuppliers(search);
    const recordOf = await this.suppliers.supplierRecords(found.map(({ id }) => id));
    const views = found.map((supplier) => supplierView(supplier, recordOf(supplier.id)));
    return sortedRows(views, sort, sortValues);
  }

  /** @throws DomainError NOT_FOUND */
  async getSupplier(id: string): Promise<SupplierView> {
    const supplier = await this.suppliers.findSupplier(id);
    if (!supplier) throw new DomainError('NOT_FOUND');
    const recordOf = await this.suppliers.supplierRecords([id]);
    return supplierView(supplier, recordOf(id));
  }

  /** @throws DomainError INVALID for a name that is taken */
  async addSupplier(call: Call, form: NewSupplier): Promise<SupplierView> {
    const actor = actorOf(call.caller);
    const write = { scope: `add-supplier:${actor.accountId}`, key: call.idempotencyKey ?? '', request: form };
    const id = await idempotent(this.em, write, async (em) => {
      await this.checkName(form.name, null);
      const supplier = Supplier.of(form);
      await em.persist(supplier).flush();
      await audit(em, supplier, null, actor);
      return supplier.id;
    });
    return this.getSupplier(id);
  }

  /** @throws DomainError NOT_FOUND, STALE_VERSION, INVALID for a name that is taken */
  async changeSupplier(call: Call, id: string, { version, form }: SupplierChange): Promise<SupplierView> {
    const actor = actorOf(call.caller);
    const request = { version, form };
    const write = {
      scope: `change-supplier:${actor.accountId}:${id}`,
      key: call.idempotencyKey ?? '',
      request,
    };
    await idempotent(this.em, write, async (em) => {
      const supplier = await this.suppliers.lockSupplier(id);
      if (!supplier) throw new DomainError('NOT_FOUND');
      if (supplier.version !== version) throw new DomainError('STALE_VERSION', { version: supplier.version });
      await this.checkName(form.name, id);
      const before = factsOf(supplier);
      supplier.changeFacts(form);
      await em.flush();
      await audit(em, supplier, before, actor);
      return null;
    });
    return this.getSupplier(id);
  }

  private async checkName(name: string, ownId: string | null): Promise<void> {
    if (!(await this.suppliers.isNameTaken(name, ownId))) return;
    throw new DomainError('INVALID', undefined, [{ path: 'body.name', message: 'is taken' }]);
  }
}

const audited = ['name', 'brands', 'contacts', 'paymentTerm', 'leadTimeDays', 'isActive', 'note'] as const;
/** As text, in one order of keys: the database has an order of its own. */
const factsOf = (supplier: Supplier) => {
  const contacts = supplier.contacts.map(({ name, duty, email, phone }) => ({ name, duty, email, phone }));
  return Object.fromEntries(
    audited.map((field) => [
      field,
      JSON.stringify(field === 'contacts' ? contacts : (supplier[field] ?? null)),
    ]),
  );
};

/** Writes each field that changed to the audit trail. */
async function audit(
  em: EntityManager,
  supplier: Supplier,
  before: Record<string, string> | null,
  actor: Actor,
): Promise<void> {
  const after = factsOf(supplier);
  for (const field of audited) {
    if (before?.[field] === after[field]) continue;
    const entry = {
      field,
      before: before?.[field] ?? null,
      after: after[field] ?? null,
      reason: null,
      at: new Date().toISOString(),
      actorId: actor.accountId,
      actor: actor.name,
      actorRole: actor.role,
      entity: 'supplier',
      entityNumber: supplier.name,
      requestId: currentCall()?.requestId ?? null,
    };
    const mark = { entity: `supplier:${supplier.id}`, version: `${supplier.version}.${field}` };
    await publish(em, 'record.changed', entry, mark);
  }
}
