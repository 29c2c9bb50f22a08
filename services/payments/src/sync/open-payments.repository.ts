import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { OnlinePaymentService } from '@gantry/contracts/schemas/payment';

/** Statuses of an attempt, or of what belongs to it, after which the provider has more to say. */
const expecting = ['initialized', 'running', 'authorized', 'partially-captured', 'approved-on-hold'];

@Injectable()
export class OpenPaymentsRepository {
  constructor(private readonly em: EntityManager) {}

  /** Payments of which something is still expected and nothing was heard since `before`, oldest first. */
  listOpen(
    before: Date,
    limit: number,
    services: readonly OnlinePaymentService[],
  ): Promise<{ service: OnlinePaymentService; reference: string }[]> {
    return this.em.execute(
      `select service, reference from payments.transaction a
       where a.type in ('authorization', 'charge') and a.reference is not null
         and a.service in (select jsonb_array_elements_text(?::jsonb))
         and coalesce(a.checked_at, a.created_at) < ?
         and (a.is_unanswered or a.status in (select jsonb_array_elements_text(?::jsonb)) or exists (
           select 1 from payments.transaction c where c.parent_id = a.id and c.status in ('initialized', 'running')))
       order by coalesce(a.checked_at, a.created_at) limit ?`,
      [JSON.stringify(services), before, JSON.stringify(expecting), limit],
    );
  }
}
