import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { isSignedIn } from '@gantry/contracts/roles';
import type { Identity } from '@gantry/contracts/schemas/account';
import { noticeLabels } from '@gantry/contracts/statuses/availability';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { ProductRepository } from '../product/product.repository.ts';
import { maySee } from '../product/product.service.ts';
import { NoticeRepository } from './notice.repository.ts';
import { hashOf } from './notice-token.ts';

/** Notices an account may ask for in a day, and an address, which need not be the asker's, may be entered for. */
export const noticesADay = 50;

/** Stock notices as buyers meet them (domain B3, "notify me"). */
@Injectable()
export class Notices {
  constructor(
    private readonly em: EntityManager,
    private readonly products: ProductRepository,
    private readonly notices: NoticeRepository,
  ) {}

  /**
   * Answers alike whether the address is known or not, waits already or not.
   * @throws DomainError NOT_FOUND, WRONG_STATE for a product that is not one to wait for, TOO_MANY_REQUESTS
   */
  async request({ caller, locale }: Call, uri: string, email: string): Promise<{ ok: true }> {
    const productId = await this.idOf(uri, caller);
    const { accountId } = caller;
    await this.em.transactional(async () => {
      if ((await this.notices.countOfLastDay(email, accountId)) >= noticesADay)
        throw new DomainError('TOO_MANY_REQUESTS');
      const isOwnAddress = accountId !== null && caller.email === email;
      await this.notices.add({ productId, email, locale, accountId, isOwnAddress });
      const availability = await this.notices.labelOf(productId);
      if (!availability || !noticeLabels.includes(availability))
        throw new DomainError('WRONG_STATE', { availability });
    });
    return { ok: true };
  }

  /** @throws DomainError NOT_FOUND for an unknown product */
  async ownOf(caller: Identity, uri: string) {
    const [own] = await this.notices.ownOf(caller.accountId ?? '', await this.idOf(uri, caller));
    return {
      notice: own ? { email: own.email, requestedAt: new Date(own.requestedAt).toISOString() } : null,
    };
  }

  /** @throws DomainError NOT_FOUND for an unknown product */
  async cancelOwn(caller: Identity, uri: string): Promise<{ ok: true }> {
    await this.notices.cancelOwn(caller.accountId ?? '', await this.idOf(uri, caller));
    return { ok: true };
  }

  /** Takes back all that a mail's address waits for; a second time nothing is left to do. @throws DomainError NOT_FOUND */
  async stop(token: string): Promise<{ ok: true }> {
    const email = await this.notices.addressOf(hashOf(token));
    if (email === undefined) throw new DomainError('NOT_FOUND');
    await this.notices.cancelAllOf(email);
    return { ok: true };
  }

  private async idOf(uri: string, caller: Identity): Promise<number> {
    const product = await this.products.findByUri(uri);
    if (!product || !maySee(product, isSignedIn(caller.role))) throw new DomainError('NOT_FOUND');
    return product.id;
  }
}
