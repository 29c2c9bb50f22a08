import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import { OnEvent } from '@gantry/nest-kit/events';

/** Binds certificates of an account to the one that has taken its place. */
@Injectable()
export class AccountMergeRepository {
  constructor(private readonly em: EntityManager) {}

  @OnEvent('account.merged')
  async rebind({ fromId, intoId, intoNumber }: EventPayload<'account.merged'>): Promise<void> {
    await this.em.execute(
      `update taxation.certificate set account_id = ?, account_number = ? where account_id = ?`,
      [intoId, intoNumber, fromId],
    );
  }
}
