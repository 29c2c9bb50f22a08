import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import { erasedEmailOf } from '@gantry/domain/erasure';
import { OnEvent } from '@gantry/nest-kit/events';
import { forgetWritesOf } from '@gantry/nest-kit/idempotency';

/** Forgets how to reach the person of an erased account. Certificates are tax papers and say what they said. */
@Injectable()
export class EraseAccount {
  constructor(private readonly em: EntityManager) {}

  @OnEvent('account.erased')
  async forget(erased: EventPayload<'account.erased'>): Promise<void> {
    await this.em.execute('update taxation.certificate set email = ? where account_id = ?', [
      erasedEmailOf(erased.accountNumber),
      erased.accountId,
    ]);
    await forgetWritesOf(this.em, erased);
  }
}
