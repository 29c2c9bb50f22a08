import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { literal } from '@gantry/nest-kit/like';
import { countListed, type LongCount } from '@gantry/nest-kit/long-list';

interface Matching {
  readonly sql: string;
  readonly values: readonly string[];
}
interface Place {
  readonly limit: number;
  readonly offset: number;
}

/** So many of the newest mails are looked through before a word that many have is looked up, of a page far behind more. */
const newest = 20_000;
const newestForEach = 10;
const newestFirst = 'order by sent_at desc, id desc';
/** The index of words knows three signs in a row, or the beginning of a word. */
const isLong = /[\p{L}\p{N}]{3}/u;
/** What stands before a word of each column. */
const wordBreaks = { recipient: ['', '%@', '%.', '%-'], subject: ['', '% '] };

/** Mails whose address or subject holds a text; of less than three signs in a row, has words that begin with it. */
function matching(search: string): Matching {
  const text = `${literal(search)}%`;
  const parts = Object.entries(wordBreaks).flatMap(([column, signs]) =>
    (isLong.test(search) ? ['%'] : signs).map((sign) => ({ column, pattern: `${sign}${text}` })),
  );
  return {
    sql: `(${parts.map(({ column }) => `${column} ilike ?`).join(' or ')})`,
    values: parts.map(({ pattern }) => pattern),
  };
}

/** Finds mails by words, by an index however many there are. */
@Injectable()
export class MailSearch {
  constructor(private readonly em: EntityManager) {}

  /** How many match, and the ids of one page of them, the newest first; of very many that match the newest. */
  async findMails(
    search: string,
    { page, size }: { readonly page: number; readonly size: number },
  ): Promise<LongCount & { readonly ids: readonly string[] }> {
    const words = matching(search);
    const count = await countListed(this.em, `notifications.mail where ${words.sql}`, words.values);
    const offset = (page - 1) * size;
    const limit = Math.min(size, count.total - offset);
    if (limit <= 0) return { ...count, ids: [] };
    if (count.counted !== 'more') return { ...count, ids: await this.lookUp(words, { limit, offset }) };
    const lately = await this.lookThrough(words, { limit, offset });
    return { ...count, ids: lately.length === limit ? lately : await this.lookUp(words, { limit, offset }) };
  }

  /** All that match, put in order then: the order of time would lead past all that do not. */
  private lookUp({ sql, values }: Matching, { limit, offset }: Place): Promise<string[]> {
    const all = `with found as materialized (select id, sent_at from notifications.mail where ${sql})`;
    return this.idsOf(`${all} select id from found ${newestFirst} limit ? offset ?`, [
      ...values,
      limit,
      offset,
    ]);
  }

  /** Those of the newest mails that match. */
  private lookThrough({ sql, values }: Matching, { limit, offset }: Place): Promise<string[]> {
    const walk = Math.max(newest, (offset + limit) * newestForEach);
    const lately = `select * from notifications.mail ${newestFirst} limit ${walk}`;
    const found = `select id from (${lately}) lately where ${sql} ${newestFirst} limit ? offset ?`;
    return this.idsOf(found, [...values, limit, offset]);
  }

  private async idsOf(sql: string, values: readonly unknown[]): Promise<string[]> {
    const rows = await this.em.execute<{ id: string }[]>(sql, [...values]);
    return rows.map(({ id }) => id);
  }
}
