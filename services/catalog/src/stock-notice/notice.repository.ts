import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Availability } from '@gantry/domain/statuses/availability';
import type { Translations } from '../tables/translations.ts';
import { orderableLabels } from '../version/wake-notices.ts';

/** What is written down of a wish to be told. */
export interface NewNotice {
  readonly productId: number;
  readonly email: string;
  readonly locale: string;
  readonly accountId: string | null;
  /** whether the address is the account's own, and known to be: then the notice is its, whoever asked before */
  readonly isOwnAddress: boolean;
  /** of the token in the mail that asks the address; nobody is asked for his own */
  readonly confirmHash: string | null;
}

/** A notice whose mail's link was pressed. */
export interface ConfirmedNotice {
  readonly id: string;
  readonly productId: number;
  readonly isSent: boolean;
}

/** So long the link works that says yes to a notice. */
const confirmWithin = `interval '7 days'`;

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
   * @returns its id where it is new, so that an address is asked once
   */
  async add(notice: NewNotice): Promise<string | null> {
    const { productId, email, locale, accountId, isOwnAddress, confirmHash } = notice;
    const id = randomUUID();
    const rows = await this.em.execute<{ id: string }[]>(
      `insert into catalog.stock_notice as waiting
         (id, product_id, email, account_id, is_own_address, locale, confirm_hash, confirmed_at)
       values (?, ?, ?, ?, ?, ?, ?, case when ?::boolean then now() end)
       on conflict (product_id, email) where sent_at is null do update set
         account_id = case when excluded.is_own_address then excluded.account_id end,
         is_own_address = excluded.is_own_address,
         confirmed_at = coalesce(waiting.confirmed_at, excluded.confirmed_at)
       where not waiting.is_own_address and waiting.account_id is distinct from excluded.account_id
         or waiting.confirmed_at is null and excluded.confirmed_at is not null
       returning id`,
      [id, productId, email, accountId, isOwnAddress, locale, confirmHash, isOwnAddress],
    );
    return rows[0]?.id === id ? id : null;
  }

  /** From now on it waits; said again it changes nothing. Nothing for a token that is unknown or too old. */
  async confirm(confirmHash: string): Promise<ConfirmedNotice | undefined> {
    const [confirmed] = await this.em.execute<ConfirmedNotice[]>(
      `update catalog.stock_notice set confirmed_at = coalesce(confirmed_at, now())
       where confirm_hash = ? and (confirmed_at is not null or created_at > now() - ${confirmWithin})
       returning id, product_id as "productId", sent_at is not null as "isSent"`,
      [confirmHash],
    );
    return confirmed;
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

  /**
   * Notices of other products whose address was asked since yesterday and has not answered; requests for one address
   * are counted one at a time.
   */
  async unansweredOfLastDay(email: string, exceptProductId: number): Promise<number> {
    await this.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 1))', [`notice:${email}`]);
    const [row] = await this.em.execute<{ count: number }[]>(
      `select count(*)::integer as count from catalog.stock_notice
       where email = ? and product_id <> ? and confirmed_at is null and created_at > now() - interval '1 day'`,
      [email, exceptProductId],
    );
    return row?.count ?? 0;
  }

  /** What an account waits for at a product, the newest first. */
  async ownOf(
    accountId: string,
    productId: number,
  ): Promise<{ email: string; requestedAt: Date | string; confirmed: boolean }[]> {
    return this.em.execute(
      `select email, created_at as "requestedAt", confirmed_at is not null as confirmed from catalog.stock_notice
       where account_id = ? and product_id = ? and sent_at is null order by created_at desc`,
      [accountId, productId],
    );
  }

  /** One that has not been confirmed only stops being the account's: asked for anew it would be another mail. */
  async cancelOwn(accountId: string, productId: number): Promise<void> {
    const own = 'account_id = ? and product_id = ? and sent_at is null';
    const of = [accountId, productId];
    await this.em.execute(
      `update catalog.stock_notice set account_id = null, is_own_address = false
       where ${own} and confirmed_at is null`,
      of,
    );
    await this.em.execute(`delete from catalog.stock_notice where ${own}`, of);
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
       where n.sent_at is null and n.confirmed_at is not null and l.availability in (${orderableLabels})
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

  /**
   * Addresses are not kept for ever: a week where nobody said yes, a year without news, a quarter after the mail, whose
   * link works so long.
   */
  async forgetOld(): Promise<void> {
    await this.em.execute(
      `delete from catalog.stock_notice where sent_at < now() - interval '90 days'
       or (sent_at is null and created_at < now() - interval '1 year')
       or (confirmed_at is null and created_at < now() - ${confirmWithin})`,
    );
  }
}
