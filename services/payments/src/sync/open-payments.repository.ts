import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { OnlinePaymentService } from '@gantry/contracts/schemas/payment';

/** Statuses of an attempt, or of what belongs to it, after which the provider has more to say. */
const expecting = ['initialized', 'running', 'authorized', 'partially-captured', 'approved-on-hold'];
/**
 * The payments of which something may be expected, by indexes that hold just these: the others, which are nearly all, are
 * not looked at. Words stand in the text of the query, as only then the database sees that an index holds them.
 */
const open = `select id from payments.transaction where status in (${expecting.map((status) => `'${status}'`).join(', ')})
  union select id from payments.transaction where is_unanswered
  union select parent_id from payments.transaction
    where status in ('initialized', 'running') and parent_id is not null`;

@Injectable()
export class OpenPaymentsRepository {
  constructor(private readonly em: EntityManager) {}

  /**
   * Payments of which something is still expected and nothing was heard since `before`, oldest first. Of those that only
   * wait for their goods to leave, nothing was heard since `quietBefore`.
   */
  listOpen(
    { before, quietBefore }: { readonly before: Date; readonly quietBefore: Date },
    limit: number,
    services: readonly OnlinePaymentService[],
  ): Promise<{ service: OnlinePaymentService; reference: string }[]> {
    return this.em.execute(
      `select service, reference from payments.transaction a join (${open}) open using (id)
       where a.type in ('authorization', 'charge') and a.reference is not null
         and a.service in (select jsonb_array_elements_text(?::jsonb))
         and coalesce(a.checked_at, a.created_at) < case
           when a.is_unanswered or a.unanswered_turns > 0 or a.status in ('initialized', 'running') or exists (
             select 1 from payments.transaction c where c.parent_id = a.id and c.status = 'initialized')
           then ?::timestamptz else ?::timestamptz end
       order by coalesce(a.checked_at, a.created_at) limit ?`,
      [JSON.stringify(services), before, quietBefore, limit],
    );
  }

  /** Counts a turn in which the provider said nothing of a payment. @returns how many there were one after the other */
  async countUnanswered(service: OnlinePaymentService, reference: string): Promise<number> {
    const rows = await this.em.execute<{ turns: number }[]>(
      `update payments.transaction set unanswered_turns = unanswered_turns + 1
       where service = ? and reference = ? and type in ('authorization', 'charge') returning unanswered_turns as turns`,
      [service, reference],
    );
    return Math.max(0, ...rows.map(({ turns }) => turns));
  }

  /** The provider has answered. */
  async forgetUnanswered(service: OnlinePaymentService, reference: string): Promise<void> {
    await this.em.execute(
      `update payments.transaction set unanswered_turns = 0
       where service = ? and reference = ? and unanswered_turns > 0`,
      [service, reference],
    );
  }
}
