import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode, type InferKyselyDB } from '@mikro-orm/postgresql';
import { availabilityLabels, isOrderable, type Availability } from '@gantry/domain/statuses/availability';
import type { CatalogTables } from '../tables/catalog-tables.ts';
import type { Translations } from '../tables/translations.ts';
import { StockNotice, type StockNoticeSchema } from './stock-notice.entity.ts';

/** A notice that waits for a product which can be ordered now. */
export interface DueNotice {
  readonly id: string;
  readonly email: string;
  readonly locale: string;
  readonly uri: string;
  readonly name: string;
  readonly partNumber: string;
  readonly translations: Translations<{ name?: string }>;
}

interface NoticeTables extends CatalogTables {
  'catalog.stock_notice': InferKyselyDB<typeof StockNoticeSchema>['stock_notice'];
}

const orderableLabels = availabilityLabels.filter(isOrderable);
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

/** Stock notices in the database. Everything runs in the caller's transaction. */
@Injectable()
export class NoticeRepository {
  constructor(private readonly em: EntityManager) {}

  /** Requests for one address wait for each other until the caller's transaction ends. */
  async lockAddress(email: string): Promise<void> {
    await this.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 1))', [`notice:${email}`]);
  }

  /** What an address waits for at a product, locked: it may be sent or taken back at the same moment. */
  lockWaiting(productId: number, email: string): Promise<StockNotice | null> {
    return this.em.findOne(StockNotice, { productId, email, sentAt: null }, locked);
  }

  /** The notice whose mail asked with a token, locked until the transaction ends. */
  lockAsked(confirmHash: string): Promise<StockNotice | null> {
    return this.em.findOne(StockNotice, { confirmHash }, locked);
  }

  /** Written at once: the version of the catalogue is locked after the notice, here as where one is confirmed. */
  async addNotice(notice: StockNotice): Promise<void> {
    await this.em.persist(notice).flush();
  }

  /**
   * The label at this moment. Changes of the catalogue wait until the caller's transaction has ended, so that none
   * happens between what is read here and what is written.
   */
  async lockLabel(productId: number): Promise<Availability | undefined> {
    await this.em.execute('select from catalog.catalogue_version for share');
    const row = await this.db()
      .selectFrom('catalog.listing_row')
      .select('availability')
      .where('product_id', '=', productId)
      .executeTakeFirst();
    return row?.availability;
  }

  /** Notices asked for since yesterday, for an address or by an account, whichever is more. */
  async countOfLastDay(email: string, accountId: string | null): Promise<number> {
    const isRecent = { createdAt: { $gt: daysAgo(1) } };
    const ofAddress = await this.em.count(StockNotice, { email, ...isRecent });
    const ofAccount = accountId === null ? 0 : await this.em.count(StockNotice, { accountId, ...isRecent });
    return Math.max(ofAddress, ofAccount);
  }

  /** Notices of other products whose address was asked since yesterday and has not answered. */
  countUnanswered(email: string, exceptProductId: number): Promise<number> {
    const unanswered = { confirmedAt: null, createdAt: { $gt: daysAgo(1) } };
    return this.em.count(StockNotice, { email, productId: { $ne: exceptProductId }, ...unanswered });
  }

  /** What an account waits for at a product: the newest, where it asked for several addresses. */
  findOwn(accountId: string, productId: number): Promise<StockNotice | null> {
    const own = { accountId, productId, sentAt: null };
    return this.em.findOne(StockNotice, own, { orderBy: { createdAt: 'desc' } });
  }

  /** One that has not been confirmed only stops being the account's: asked for anew it would be another mail. */
  async cancelOwn(accountId: string, productId: number): Promise<void> {
    const own = { accountId, productId, sentAt: null };
    const isNobodys = { accountId: null, isOwnAddress: false };
    await this.em.nativeUpdate(StockNotice, { ...own, confirmedAt: null }, isNobodys);
    await this.em.nativeDelete(StockNotice, own);
  }

  /** The address a token was sent to. */
  async findAddress(tokenHash: string): Promise<string | undefined> {
    const notice = await this.em.findOne(StockNotice, { tokenHash });
    return notice?.email;
  }

  async cancelAllOf(email: string): Promise<void> {
    await this.em.nativeDelete(StockNotice, { email, sentAt: null });
  }

  /** Notices to be sent now, kept from other workers until the transaction ends. */
  lockDue(max: number): Promise<DueNotice[]> {
    return this.db()
      .selectFrom('catalog.stock_notice as n')
      .innerJoin('catalog.listing_row as l', 'l.product_id', 'n.product_id')
      .innerJoin('catalog.product as p', 'p.id', 'n.product_id')
      .select(['n.id', 'n.email', 'n.locale', 'p.uri', 'p.name', 'p.translations'])
      .select('p.part_number as partNumber')
      .where('n.sent_at', 'is', null)
      .where('n.confirmed_at', 'is not', null)
      .where('l.availability', 'in', orderableLabels)
      .orderBy('n.created_at')
      .orderBy('n.id')
      .limit(max)
      .forUpdate('n')
      .skipLocked()
      .execute();
  }

  /** @param tokenHashes by notice, of the tokens their mails carry */
  async markSent(tokenHashes: ReadonlyMap<string, string>): Promise<void> {
    const now = new Date();
    const notices = await this.em.find(StockNotice, { id: { $in: [...tokenHashes.keys()] } });
    for (const notice of notices) notice.markSent(tokenHashes.get(notice.id)!, now);
    await this.em.flush();
  }

  private db() {
    return this.em.getKysely<NoticeTables>();
  }
}

const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
