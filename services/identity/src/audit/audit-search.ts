import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { AuditEntry, AuditFilter } from '@gantry/contracts/schemas/account';
import { storeHours } from '@gantry/domain/business-days';
import { literal } from '@gantry/nest-kit/like';
import { countListed } from '@gantry/nest-kit/long-list';
import { ErasedPeople, type WrittenEntry } from './erased-people.ts';

interface Condition {
  readonly sql: string;
  readonly values: readonly unknown[];
}
/** Where a page of entries lies. */
interface Window {
  readonly limit: number;
  readonly offset?: number;
  /** only entries that were written before this one */
  readonly before?: string | number;
  /** in the order of their moments, which is that of their numbers but for those of one moment: days are found by it */
  readonly byTime?: boolean;
  /** only entries that were written after this one */
  readonly after?: number;
}

const columns = `id::text, at, actor_id as "actorId", actor, actor_role as "actorRole", entity,
  entity_number as "entityNumber", field, before, after, reason, request_id as "requestId",
  on_behalf_of as "onBehalfOf"`;
const dayStart = `::timestamp at time zone '${storeHours.timeZone}'`;
const dayEnd = `::timestamp + interval '1 day') at time zone '${storeHours.timeZone}'`;
/** An erased person is found by their number, and not by what they were called. */
const isKnown = `not exists (select from identity.account gone
  where gone.erased_at is not null and gone.id::text = actor_id)`;
const isStillKnown = 'exists (select from identity.account known where known.email = on_behalf_of)';

/** What narrows the trail, as SQL with its values; what is not asked for narrows nothing. */
const narrowing: Readonly<Record<keyof AuditFilter, (text: string) => Condition>> = {
  entity: (text) => ({ sql: 'entity = ?', values: [text] }),
  number: (text) => ({ sql: 'entity_number in (?, lower(?))', values: [text, text] }),
  person: (text) => ({
    sql: `((actor ilike ? and ${isKnown}) or (on_behalf_of ilike ? and ${isStillKnown})
      or exists (select from identity.account one where one.number = lower(?) and one.id::text = actor_id))`,
    values: [`%${literal(text)}%`, `%${literal(text)}%`, text],
  }),
  field: (text) => ({ sql: 'field ilike ?', values: [`%${literal(text)}%`] }),
  from: (day) => ({ sql: `at >= ?${dayStart}`, values: [day] }),
  to: (day) => ({ sql: `at < (?${dayEnd}`, values: [day] }),
};

/** Finds entries of the trail. */
@Injectable()
export class AuditSearch {
  constructor(
    private readonly em: EntityManager,
    private readonly erased: ErasedPeople,
  ) {}

  /** How many match, and one page of them, the newest first; of very many that match the newest. */
  async findPage(filter: AuditFilter, page: number, size: number) {
    const { sql, values, isAll } = conditionOf(filter);
    if (isAll) return this.findPageOfAll(page, size);
    const count = await countListed(this.em, `identity.audit_entry where ${sql}`, values);
    const offset = (page - 1) * size;
    const items =
      offset < count.total
        ? await this.readEntries(filter, { limit: size, offset, byTime: !!(filter.from ?? filter.to) })
        : [];
    return { items, ...count };
  }

  /**
   * Entries are numbered one after the other, which counts them and finds each page at once. A number that a transaction
   * took and did not write leaves its place on the page empty.
   */
  private async findPageOfAll(page: number, size: number) {
    const [row] = await this.em.execute<{ first: number; last: number }[]>(
      `select coalesce(min(id), 1)::float8 as first, coalesce(max(id), 0)::float8 as last from identity.audit_entry`,
    );
    const { first = 1, last = 0 } = row ?? {};
    const top = last - (page - 1) * size;
    const items = await this.readEntries({}, { limit: size, after: top - size, before: top + 1 });
    return { items, total: last - first + 1 };
  }

  /** Entries that match, the newest first, without what is told of erased people no more. */
  async readEntries(
    filter: AuditFilter,
    { limit, offset = 0, before, after, byTime = false }: Window,
  ): Promise<AuditEntry[]> {
    const { sql, values } = conditionOf(filter);
    const rows = await this.em.execute<(Omit<WrittenEntry, 'at'> & { at: string | Date })[]>(
      `select ${columns} from identity.audit_entry where ${sql} ${before === undefined ? '' : 'and id < ?'}
         ${after === undefined ? '' : 'and id > ?'}
       order by ${byTime ? 'audit_entry.at desc, ' : ''}audit_entry.id desc limit ? offset ?`,
      [...values, ...[before, after].filter((bound) => bound !== undefined), limit, offset],
    );
    return this.erased.hideIn(rows.map(({ at, ...row }) => ({ ...row, at: new Date(at).toISOString() })));
  }
}

function conditionOf(filter: AuditFilter): Condition & { readonly isAll: boolean } {
  const asked = Object.entries(filter).filter((entry): entry is [keyof AuditFilter, string] => !!entry[1]);
  const parts = asked.map(([name, text]) => narrowing[name](text));
  return {
    isAll: parts.length === 0,
    sql: ['true', ...parts.map(({ sql }) => sql)].join(' and '),
    values: parts.flatMap(({ values }) => values),
  };
}
