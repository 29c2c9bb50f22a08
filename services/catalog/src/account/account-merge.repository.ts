import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import { OnEvent } from '@gantry/nest-kit/events';

/** Binds reviews, notices, and places on price lists of an account to the one that has taken its place. */
@Injectable()
export class AccountMergeRepository {
  constructor(private readonly em: EntityManager) {}

  @OnEvent('account.merged')
  async rebind({ fromId, intoId, intoNumber }: EventPayload<'account.merged'>): Promise<void> {
    // who has reviewed a product under both accounts keeps the review of the other account; this one stays where it is
    await this.em.execute(
      `update catalog.review r set account_id = ?, account_number = ? where account_id = ? and not exists (
         select from catalog.review o
         where o.account_id = ? and o.product_id = r.product_id and o.status <> 'deleted')`,
      [intoId, intoNumber, fromId, intoId],
    );
    await this.em.execute(
      'update catalog.price_list_member set account_id = ?, number = ? where account_id = ?',
      [intoId, intoNumber, fromId],
    );
    await this.em.execute(
      `update catalog.stock_notice n set account_id = ? where account_id = ? and not exists (
         select from catalog.stock_notice o where o.account_id = ? and o.product_id = n.product_id)`,
      [intoId, fromId, intoId],
    );
  }
}
