import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { onlinePaymentServices } from '@gantry/contracts/schemas/payment';

/** A reservation, and when it was made or made anew last. */
export interface Renewable {
  readonly id: string;
  readonly reference: string;
  readonly renewedAt: Date;
}

@Injectable()
export class InstructionRepository {
  constructor(private readonly em: EntityManager) {}

  /** Orders of which a provider has not carried out what was asked for before a time. */
  async listStuckOrders(before: Date, limit: number): Promise<string[]> {
    const rows = await this.em.execute<{ order_number: string }[]>(
      `select distinct order_number from payments.transaction
       where (type in ('capture', 'refund', 'void') or (cause = 'reauthorization' and reference is null))
         and status = 'initialized' and updated_at < ?
         and service in (select jsonb_array_elements_text(?::jsonb)) limit ?`,
      [before, JSON.stringify(onlinePaymentServices), limit],
    );
    return rows.map(({ order_number: number }) => number);
  }

  /** Attempts their payers have not gone on with since before a time. */
  listAbandoned(before: Date, limit: number): Promise<{ id: string; orderNumber: string }[]> {
    return this.em.execute(
      `select id, order_number as "orderNumber" from payments.transaction a
       where type in ('authorization', 'charge') and status = 'initialized' and created_at < ?
         and service in (select jsonb_array_elements_text(?::jsonb))
         and not exists (select 1 from payments.transaction v
                         where v.parent_id = a.id and v.type = 'void' and v.status = 'initialized')
       order by created_at limit ?`,
      [before, JSON.stringify(onlinePaymentServices), limit],
    );
  }

  /** Reservations whose time is over. */
  listRunOut(now: Date, limit: number): Promise<{ service: string; reference: string }[]> {
    return this.em.execute(
      `select service, reference from payments.transaction
       where type = 'authorization' and status in ('authorized', 'partially-captured', 'approved-on-hold')
         and authorized_until < ? and reference is not null
       order by authorized_until limit ?`,
      [now, limit],
    );
  }

  /** Reservations of the wallet it does not answer for any more, and that have not ended. */
  async listRenewable(
    { renewedBefore, begunAfter }: { readonly renewedBefore: Date; readonly begunAfter: Date },
    limit: number,
  ): Promise<Renewable[]> {
    const rows = await this.em.execute<{ id: string; reference: string; at: Date | string }[]>(
      `select id, reference, coalesce(renewed_at, created_at) as at from payments.transaction
       where type = 'authorization' and status = 'authorized' and service = 'paypal-express-checkout'
         and reference is not null and coalesce(renewed_at, created_at) < ? and created_at > ?
       order by coalesce(renewed_at, created_at) limit ?`,
      [renewedBefore, begunAfter, limit],
    );
    return rows.map(({ at, ...row }) => ({ ...row, renewedAt: new Date(at) }));
  }

  async noteRenewed(id: string, at: Date): Promise<void> {
    await this.em.execute('update payments.transaction set renewed_at = ? where id = ?', [at, id]);
  }
}
