import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { salesAdminAssignOrder } from '@gantry/contracts/endpoints/order-assignees';
import type { Assignee } from '@gantry/contracts/schemas/assignee';
import { orderWorkRoles } from '@gantry/domain/roles';
import { currentCall, type Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { publish } from '@gantry/nest-kit/events';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { actorOf, type Actor } from '../order/actor.ts';
import { orderTables } from '../order/order-tables.ts';
import { StaffDirectory } from '../shared/staff-directory.ts';

type AssignRequest = ValidRequestOf<typeof salesAdminAssignOrder>;
interface Owned {
  readonly id: string;
  readonly assignee_id: string | null;
  readonly assignee: string | null;
}

/** Whose an order is among the staff. */
@Injectable()
export class AssignOrders {
  constructor(
    private readonly em: EntityManager,
    private readonly staff: StaffDirectory,
  ) {}

  /** Whom an order can be assigned to, by name. */
  listAssignees(): Promise<Assignee[]> {
    return this.staff.listPeople(orderWorkRoles);
  }

  /** The assignee of an order that exists; null: nobody. */
  async assigneeOf(number: string): Promise<{ accountId: string; name: string } | null> {
    const row = await this.findOrder(number);
    return row?.assignee_id ? { accountId: row.assignee_id, name: row.assignee ?? '' } : null;
  }

  /**
   * Once per key, on a locked row. Of two who take one at once the second is told whose it is by now.
   * @throws DomainError NOT_FOUND, STALE_VERSION, INVALID for who is no assignee
   */
  async assign(call: Call, { params: { number }, body }: AssignRequest): Promise<void> {
    const person = await this.findPerson(body.assigneeId);
    const actor = actorOf(call.caller);
    const scope = `assign-order:${actor.accountId}:${number}`;
    await idempotent(this.em, { scope, key: call.idempotencyKey ?? '', request: body }, async () => {
      const row = await this.findOrder(number, { isLocked: true });
      if (!row) throw new DomainError('NOT_FOUND');
      const now = person?.accountId ?? null;
      if (row.assignee_id === now) return;
      if (row.assignee_id !== body.wasAssigneeId) {
        throw new DomainError('STALE_VERSION', { assignee: row.assignee });
      }
      const name = person?.name ?? null;
      await orderTables(this.em)
        .updateTable('order')
        .set({ assignee_id: now, assignee: name })
        .where('id', '=', row.id)
        .execute();
      await this.log({ number, before: row.assignee, after: name, key: call.idempotencyKey ?? '' }, actor);
    });
  }

  private findOrder(number: string, { isLocked = false } = {}): Promise<Owned | undefined> {
    const query = orderTables(this.em)
      .selectFrom('order')
      .select(['id', 'assignee_id', 'assignee'])
      .where('number', '=', number);
    return (isLocked ? query.forUpdate() : query).executeTakeFirst();
  }

  private async findPerson(accountId: string | null): Promise<Assignee | null> {
    if (accountId === null) return null;
    const person = (await this.listAssignees()).find((one) => one.accountId === accountId);
    if (person) return person;
    const issue = { path: 'body.assigneeId', message: 'cannot take on orders' };
    throw new DomainError('INVALID', undefined, [issue]);
  }

  private async log(
    {
      number,
      before,
      after,
      key,
    }: Readonly<Record<'number' | 'key', string>> & Readonly<Record<'before' | 'after', string | null>>,
    actor: Actor,
  ): Promise<void> {
    const change = {
      at: new Date().toISOString(),
      actorId: actor.accountId,
      actor: actor.name,
      actorRole: actor.role,
      entity: 'order',
      entityNumber: number,
      field: 'assignee',
      before,
      after,
      reason: null,
      requestId: currentCall()?.requestId ?? null,
    } as const;
    await publish(this.em, 'record.changed', change, {
      entity: `order:${number}`,
      version: `assignee:${key}`,
    });
  }
}
