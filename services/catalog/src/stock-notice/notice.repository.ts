import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Availability } from '@gantry/contracts/statuses/availability';
import type { Translations } from '../translation/translations.ts';
import { orderableLabels } from './wake-notices.ts';

/** What is written down of a wish to be told. */
export interface NewNotice {
  readonly productId: number;
  readonly email: string;
  readonly locale: string;
  readonly accountId: string | null;
  /** whether the address is the account's own: then the notice is its, whoever asked before */
  readonly isOwnAddress: boolean;
}

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

/** Stock notices in the database. Everything runs in the caller's transaction. */
@Injectable()
export class NoticeRepository {
  constructor(private readonly em: EntityManager) {}

  /**
   * One for a product and address: asked for again it stays the one that waits. It belongs to the account whose address
   * it is; for another's address to who asked, until somebody else asks too, since one may not take back what another
   * waits for.
   */
  async add({ productId, email, locale, accountId, isOwnAddress }: NewNotice): Promise<void> {
    await this.em.execute(
      `insert into catalog.stock_notice as waiting (id, product_id, email, account_id, is_own_address, locale)
       values (?, ?, ?, ?, ?, ?)
       on conflict (product_id, email) where sent_at is null do update set
         account_id = case when excluded.is_own_address then excluded.account_id end,
         is_own_address = excluded.is_own_address
       where not waiting.is_own_address and waiting.account_id is distinct from excluded.account_id`,
      [randomUUID(), productId, email, accountId, isOwnAddress, locale],
    );
  }

  /**
   * The label at this moment. Changes of the catalogue wait until the caller's transaction has ended, so that none
   * happens between what is read here and what is written.
   */
  async labelOf(productId: number): Promise<Availability | undefined> {
    await this.em.execute('select from catalog.catalogue_version for share');
    const [row] = await this.em.execute<{ availability: Availability }[]>(
      'select availability from catalog.listing_row where product_id = ?',
      [productId],
    );
    return row?.availability;
  }

  /** Notices asked for since yesterday, for an address or by an account, whichever is more. */
  async countOfLastDay(email: string, accountId: string | null): Promise<number> {
    const [row] = await this.em.execute<{ most: number }[]>(
      `select greatest(count(*) filter (where email = ?), count(*) filter (where account_id = ?))::integer as most
       from catalog.stock_notice where created_at > now() - interval '1 day' and (email = ? or account_id = ?)`,
      [email, accountId, email, accountId],
    );
    return row?.most ?? 0;
  }

  /** What an account waits for at a product, the newest first. */
  async ownOf(
    accountId: string,
    productId: number,
  ): Promise<{ email: string; requestedAt: Date | string }[]> {
    return this.em.execute(
      `select email, created_at as "requestedAt" from catalog.stock_notice
       where account_id = ? and product_id = ? and sent_at is null order by created_at desc`,
      [accountId, productId],
    );
  }

  async cancelOwn(accountId: string, productId: number): Promise<void> {
    await this.em.execute(
      'delete from catalog.stock_notice where account_id = ? and product_id = ? and sent_at is null',
      [accountId, productId],
    );
  }

  /** The address a token was sent to. */
  async addressOf(tokenHash: string): Promise<string | undefined> {
    const [row] = await this.em.execute<{ email: string }[]>(
      'select email from catalog.stock_notice where token_hash = ?',
      [tokenHash],
    );
    return row?.email;
  }

  async cancelAllOf(email: string): Promise<void> {
    await this.em.execute('delete from catalog.stock_notice where email = ? and sent_at is null', [email]);
  }

  /** Notices to be sent now, kept from other workers until the transaction ends. */
  async takeDue(max: number): Promise<DueNotice[]> {
    return this.em.execute(
      `select n.id, n.email, n.locale, p.uri, p.name, p.part_number as "partNumber", p.translations
       from catalog.stock_notice n
       join catalog.listing_row l on l.product_id = n.product_id
       join catalog.product p on p.id = n.product_id
       where n.sent_at is null and l.availability in (${orderableLabels})
       order by n.created_at, n.id limit ? for update of n skip locked`,
      [max],
    );
  }

  async markSent(sent: readonly { id: string; tokenHash: string }[]): Promise<void> {
    await this.em.execute(
      `update catalog.stock_notice n set sent_at = now(), token_hash = r."tokenHash"
       from json_to_recordset(?::json) as r(id uuid, "tokenHash" text) where n.id = r.id`,
      [JSON.stringify(sent)],
    );
  }

  /** Addresses are not kept for ever: a year without news, or a quarter after the mail, whose link works so long. */
  async forgetOld(): Promise<void> {
    await this.em.execute(
      `delete from catalog.stock_notice where sent_at < now() - interval '90 days'
       or (sent_at is null and created_at < now() - interval '1 year')`,
    );
  }
}
