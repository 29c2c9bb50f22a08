import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '@gantry/nest-kit/errors';
import { OneTimeCodes } from '../code/one-time-codes.ts';

/** Proves that an e-mail address belongs to its account. */
@Injectable()
export class ConfirmUsername {
  constructor(
    private readonly em: EntityManager,
    private readonly codes: OneTimeCodes,
  ) {}

  /** @throws DomainError CODE_INVALID, alike for wrong, used and late codes */
  async run(code: string): Promise<void> {
    // the counted try is committed before the refusal
    const isConfirmed = await this.em.transactional(async () => {
      const account = await this.codes.redeem(code, 'confirm');
      account?.confirm();
      return account !== null;
    });
    if (!isConfirmed) throw new DomainError('CODE_INVALID');
  }
}
