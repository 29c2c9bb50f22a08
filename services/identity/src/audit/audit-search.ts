import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { AuditEntry, AuditFilter } from '@gantry/contracts/schemas/account';
import { countListed } from '@gantry/nest-kit/long-list';
import { AuditNames } from './audit-names.ts';
import {
  allOf,
  behindEntry,
  entriesIn,
  oneOfFields,
  plainConditions,
  type Condition,
  type NarrowedTrail,
} from './audit-narrowing.ts';
import { ErasedPeople, type WrittenEntry } from './erased-people.ts';

/** Where a page of entries lies. */
interface Window {
  readonly limit: number;
  readonly offset?: number;
  /** only entries that stand behind this one */
  readonly behind?: string | number;
}

const columns = `id::text, at, actor_id as "actorId", actor, actor_role as "actorRole", entity,
  entity_number as "entityNumber", field, before, after, reason, request_id as "requestId",
  on_behalf_of as "onBehalfOf"`;

/** Finds entries of the trail, by indexes alone, however long it is. */
@Injectable()
export class AuditSearch {
  constructor(
    private readonly em: EntityManager,
    private readonly names: AuditNames,
    private readonly erased: ErasedPeople,
  ) {}

  /** How many match, and one page of them, the newest first; of very many that match the newest. */
  async findPage(filter: AuditFilter, page: number, size: number) {
    if (Object.values(filter).every((text) => !text)) return this.findPageOfAll(page, size);
    const trail = await this.narrowTrail(filter);
    if (!trail) return { items: [], total: 0 };
    const { sql, values } = entriesIn(trail, null);
    const count = await countListed(this.em, `(${sql}) entries`, values);
    const offset = (page - 1) * size;
    const items = offset < count.total ? await this.findEntries(trail, { limit: size, offset }) : [];
    return { items, ...count };
  }

  /** What a filter leaves of the trail; null where nothing can match. */
  async narrowTrail(filter: AuditFilter): Promise<NarrowedTrail | null> {
    const conditions = plainConditions(filter);
    if (filter.field) {
      const fields = await this.names.findFields(filter.field);
      if (fields.length === 0) return null;
      conditions.push(oneOfFields(fields));
    }
    const condition = allOf(conditions);
    if (!filter.person) return { condition };
    const people = await this.names.findPeople(filter.person);
    return people.actors.length + people.customers.length > 0 ? { condition, people } : null;
  }

  /** Entries that match, the newest first, without what is told of erased people no more. */
  async findEntries(
    { condition, people }: NarrowedTrail,
    { limit, offset = 0, behind }: Window,
  ): Promise<AuditEntry[]> {
    const rest = behind === undefined ? condition : allOf([condition, behindEntry(behind)]);
    const { sql, values } = entriesIn({ condition: rest, ...(people && { people }) }, limit + offset);
    return this.readEntries({
      sql: `id = any(array(select id from (${sql}) entries order by at desc, id desc limit ? offset ?))
        order by at desc, audit_entry.id desc`,
      values: [...values, limit, offset],
    });
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
    const items = await this.readEntries({
      sql: 'id > ? and id <= ? order by audit_entry.id desc',
      values: [top - size, top],
    });
    return { items, total: last - first + 1 };
  }

  private async readEntries({ sql, values }: Condition): Promise<AuditEntry[]> {
    const rows = await this.em.execute<(Omit<WrittenEntry, 'at'> & { at: string | Date })[]>(
      `select ${columns} from identity.audit_entry where ${sql}`,
      [...values],
    );
    return this.erased.hideIn(rows.map(({ at, ...row }) => ({ ...row, at: new Date(at).toISOString() })));
  }
}
