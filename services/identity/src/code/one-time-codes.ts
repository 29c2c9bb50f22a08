import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Cron } from '@gantry/nest-kit/events';
import type { Account } from '../account/account.entity.ts';
import { codeText, newCode, splitCode } from './code-text.ts';
import { OneTimeCode, type CodePurpose } from './one-time-code.entity.ts';

/** Issues codes and takes them back, each once. */
@Injectable()
export class OneTimeCodes {
  constructor(private readonly em: EntityManager) {}

  /** A new code in place of the account's earlier ones for this purpose; to be called in a transaction. */
  async issue(account: Account, purpose: CodePurpose): Promise<string> {
    await this.em.nativeDelete(OneTimeCode, { account: account.id, purpose });
    const parts = newCode();
    this.em.persist(OneTimeCode.issue(account, purpose, parts));
    return codeText(parts);
  }

  /**
   * The account a code belongs to, and the code is used up; null when it is wrong, late or tried too often. A wrong
   * try is counted, so the caller must commit also then.
   */
  async redeem(text: string, purpose: CodePurpose): Promise<Account | null> {
    const { selector, verifier } = splitCode(text);
    const options = {
      populate: ['account'],
      lockMode: LockMode.PESSIMISTIC_WRITE,
      lockTableAliases: ['o0'],
    } as const;
    const code = await this.em.findOne(OneTimeCode, { selector, purpose }, options as never);
    if (!code?.accepts(verifier)) return null;
    this.em.remove(code);
    return code.account;
  }

  @Cron('23 * * * *')
  async removeExpiredCodes(): Promise<void> {
    await this.em.nativeDelete(OneTimeCode, { expiresAt: { $lt: new Date() } });
  }
}
