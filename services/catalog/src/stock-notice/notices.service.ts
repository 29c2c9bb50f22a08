import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { isSignedIn } from '@gantry/domain/roles';
import type { Identity } from '@gantry/contracts/schemas/account';
import { isOrderable, noticeLabels } from '@gantry/domain/statuses/availability';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { publish } from '@gantry/nest-kit/events';
import { ProductRepository, type ProductWithRow } from '../product/product.repository.ts';
import { maySee } from '../product/product.service.ts';
import { textsIn } from '../tables/translations.ts';
import { NoticeRepository } from './notice.repository.ts';
import { hashOf, newToken } from './notice-token.ts';
import { StockNotice, type NewNotice } from './stock-notice.entity.ts';

/** Notices an account may ask for in a day, and an address, which need not be the asker's, may be entered for. */
export const noticesADay = 50;
/** Mails a day that ask an address which does not answer. */
export const questionsADay = 5;

/** Stock notices as buyers meet them ("notify me"). */
@Injectable()
export class Notices {
  constructor(
    private readonly em: EntityManager,
    private readonly products: ProductRepository,
    private readonly notices: NoticeRepository,
  ) {}

  /**
   * Answers alike whether the address is known or not, waits already or not. Anybody may enter any address, so it is
   * asked by a mail first, once for each product; only an account's own confirmed one waits at once.
   * @throws DomainError NOT_FOUND, WRONG_STATE for a product that is not one to wait for, TOO_MANY_REQUESTS
   */
  async requestNotice(
    { caller, locale }: Call,
    uri: string,
    email: string,
  ): Promise<{ ok: true; toConfirm: boolean }> {
    const product = await this.findSeen(uri, caller);
    const { accountId } = caller;
    const isOwnAddress = accountId !== null && caller.confirmed && caller.email === email;
    const token = isOwnAddress ? null : newToken();
    await this.em.transactional(async (em) => {
      await this.notices.lockAddress(email);
      await this.checkLimits(product.id, email, accountId, token !== null);
      const confirmHash = token && hashOf(token);
      const wish = { productId: product.id, email, locale, accountId, isOwnAddress, confirmHash };
      const added = await this.addWish(wish);
      const availability = await this.notices.lockLabel(product.id);
      if (!availability || !noticeLabels.includes(availability))
        throw new DomainError('WRONG_STATE', { availability });
      if (!added || token === null) return;
      const question = { email, locale, token, ...productTexts(product, locale) };
      await publish(em, 'notice.requested', question, { entity: `notice:${added.id}`, version: 1 });
    });
    return { ok: true, toConfirm: token !== null };
  }

  /**
   * Says yes to a notice. Where its product has come back meanwhile, its mail is due at once; changes wait until this
   * is written, so that none is missed in between.
   * @throws DomainError NOT_FOUND
   */
  async confirmNotice(token: string): Promise<{ ok: true }> {
    await this.em.transactional(async (em) => {
      const notice = await this.notices.lockAsked(hashOf(token));
      if (!notice?.confirm(new Date())) throw new DomainError('NOT_FOUND');
      const availability = notice.sentAt ? undefined : await this.notices.lockLabel(notice.productId);
      if (availability && isOrderable(availability))
        await publish(em, 'notices.due', {}, { entity: `notice:${notice.id}`, version: 'confirmed' });
    });
    return { ok: true };
  }

  /** @throws DomainError NOT_FOUND for an unknown product */
  async findOwn(caller: Identity, uri: string) {
    const { id } = await this.findSeen(uri, caller);
    const own = await this.notices.findOwn(caller.accountId ?? '', id);
    if (!own) return { notice: null };
    const { email, createdAt, confirmedAt } = own;
    return { notice: { email, requestedAt: createdAt.toISOString(), confirmed: Boolean(confirmedAt) } };
  }

  /** @throws DomainError NOT_FOUND for an unknown product */
  async cancelOwn(caller: Identity, uri: string): Promise<{ ok: true }> {
    const { id } = await this.findSeen(uri, caller);
    await this.em.transactional(() => this.notices.cancelOwn(caller.accountId ?? '', id));
    return { ok: true };
  }

  /** Takes back all that a mail's address waits for; a second time nothing is left to do. @throws DomainError NOT_FOUND */
  async stopNotices(token: string): Promise<{ ok: true }> {
    const email = await this.notices.findAddress(hashOf(token));
    if (email === undefined) throw new DomainError('NOT_FOUND');
    await this.notices.cancelAllOf(email);
    return { ok: true };
  }

  /** @returns the notice where it is new, so that an address is asked once */
  private async addWish(wish: NewNotice): Promise<StockNotice | null> {
    const now = new Date();
    const waiting = await this.notices.lockWaiting(wish.productId, wish.email);
    if (waiting) {
      waiting.askAgain(wish, now);
      return null;
    }
    const notice = StockNotice.begin(wish, now);
    await this.notices.addNotice(notice);
    return notice;
  }

  private async checkLimits(productId: number, email: string, accountId: string | null, isAsked: boolean) {
    if ((await this.notices.countOfLastDay(email, accountId)) >= noticesADay)
      throw new DomainError('TOO_MANY_REQUESTS');
    if (isAsked && (await this.notices.countUnanswered(email, productId)) >= questionsADay)
      throw new DomainError('TOO_MANY_REQUESTS');
  }

  private async findSeen(uri: string, caller: Identity): Promise<ProductWithRow> {
    const product = await this.products.findByUri(uri);
    if (!product || !maySee(product, isSignedIn(caller.role))) throw new DomainError('NOT_FOUND');
    return product;
  }
}

/** What a mail calls a product. */
const productTexts = ({ name, translations, uri, part_number }: ProductWithRow, locale: string) => ({
  productName: textsIn(translations, locale)?.name ?? name,
  productUri: uri,
  partNumber: part_number,
});
