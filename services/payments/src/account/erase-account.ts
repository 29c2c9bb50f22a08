import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import { erasedEmailOf, erasedNameOf } from '@gantry/domain/erasure';
import { OnEvent } from '@gantry/nest-kit/events';
import { forgetWritesOf } from '@gantry/nest-kit/idempotency';
import { SavedMethods } from '../sync/saved-methods.ts';

/** Forgets the person of an erased account: their cards, and whom a payment would be asked of. Money that moved stays. */
@Injectable()
export class EraseAccount {
  constructor(
    private readonly em: EntityManager,
    private readonly methods: SavedMethods,
  ) {}

  @OnEvent('account.erased')
  async forget(erased: EventPayload<'account.erased'>): Promise<void> {
    const { accountId, accountNumber, email } = erased;
    for (const { id } of await this.methods.listMethods(accountId))
      await this.methods.removeMethod(accountId, id);
    // the row stays, without the card: a provider that tells of it late would save it anew
    await this.em.execute(
      `update payments.saved_method set brand = '', last4 = null, expires = null where account_id = ?`,
      [accountId],
    );
    await this.em.execute(
      `update payments.payable_order set email = ?, name = ?
       where account_id = ? or (account_id is null and lower(email) = ?)`,
      [erasedEmailOf(accountNumber), erasedNameOf(accountNumber), accountId, email],
    );
    await this.em.execute(
      `update payments.transaction set payer = payer || jsonb_build_object('email', ?::text, 'name', ?::text)
       where payer ->> 'email' = ?`,
      [erasedEmailOf(accountNumber), erasedNameOf(accountNumber), email],
    );
    await forgetWritesOf(this.em, erased);
  }
}
