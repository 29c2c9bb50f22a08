import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { randomLetters } from '../code/code-text.ts';
import { RecoveryCode } from './recovery-code.entity.ts';
import { SecretBox } from './secret-box.ts';

const count = 10;
/** 60 bit */
const letters = 12;

/** Codes for whoever has lost their telephone: ten, each good once. */
@Injectable()
export class RecoveryCodes {
  constructor(
    private readonly em: EntityManager,
    private readonly box: SecretBox,
  ) {}

  /** New ones in place of all earlier ones, as they are shown; they cannot be shown again. */
  async renewCodes(accountId: string): Promise<string[]> {
    await this.removeCodes(accountId);
    const codes = Array.from({ length: count }, () => randomLetters(letters));
    for (const code of codes) this.em.persist(RecoveryCode.of(accountId, this.box.markCode(code, accountId)));
    await this.em.flush();
    return codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'));
  }

  /** Uses a code up. @returns whether it was one: of two that try it at once, one has it */
  async useCode(accountId: string, code: string): Promise<boolean> {
    const mark = this.box.markCode(code, accountId);
    return (await this.em.nativeDelete(RecoveryCode, { accountId, mark })) > 0;
  }

  countCodes(accountId: string): Promise<number> {
    return this.em.count(RecoveryCode, { accountId });
  }

  async removeCodes(accountId: string): Promise<void> {
    await this.em.nativeDelete(RecoveryCode, { accountId });
  }
}
