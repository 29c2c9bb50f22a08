import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { onlinePaymentServices } from '@gantry/contracts/schemas/payment';

@Injectable()
export class InstructionRepository {
  constructor(private readonly em: EntityManager) {}

  /** Orders of which a provider has not carried out what was asked for before a time. */
  async listStuckOrders(before: Date, limit: number): Promise<string[]> {
    const rows = await this.em.execute<{ order_number: string }[]>(
      `select distinct order_number from payments.transaction
       where type in ('capture', 'refund', 'void') and status = 'initialized' and updated_at < ?
         and service in (select jsonb_array_elements_text(?::jsonb)) limit ?`,
      [before, JSON.stringify(onlinePaymentServices), limit],
    );
    return rows.map(({ order_number: number }) => number);
  }
}
