import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import { OnEvent } from '@gantry/nest-kit/events';

/** Binds payments and kept cards of an account to the one that has taken its place. */
@Injectable()
export class AccountMergeRepository {
  constructor(private readonly em: EntityManager) {}

  @OnEvent('account.merged')
  async rebind({ fromId, intoId }: EventPayload<'account.merged'>): Promise<void> {
    // the card it chooses first stays the other's own
    await this.em.execute(
      `update payments.saved_method set is_default = false where account_id = ?
         and exists (select 1 from payments.saved_method where account_id = ? and is_default)`,
      [fromId, intoId],
    );
    for (const table of ['payable_order', 'saved_method', 'transaction'])
      await this.em.execute(`update payments.${table} set account_id = ? where account_id = ?`, [
        intoId,
        fromId,
      ]);
  }
}
