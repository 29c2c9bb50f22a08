import type { EntityManager } from '@mikro-orm/postgresql';

/** A log of millions of rows that are added at its end, each of which stays. */
export interface DatedLog {
  /** with its schema */
  readonly table: string;
  /** the column that says when a row was written; an index begins with it, followed by `id` */
  readonly moment: string;
  /** the table of its days, made by {@link daysOfLog} */
  readonly days: string;
}
/** Where a page lies. */
export interface PageOfLog {
  /** so many rows there are, exactly */
  readonly total: number;
  /** the ids of the page, the newest first */
  readonly ids: readonly string[];
}
interface CountedDay {
  /** the day after it, in UTC */
  readonly end: string;
  readonly rows: number;
}

/** What commits late has been written long before. */
const settled = "interval '1 hour'";
const lastEnd = `date_trunc('day', now() - ${settled}, 'UTC')`;

/**
 * Statements of a migration: the table of a log's days, and the trigger by which a row of an earlier day has its day and all
 * later ones counted anew. Rows that are written past triggers must clear the table themselves.
 */
export function daysOfLog({ table, moment, days }: DatedLog): readonly string[] {
  const [schema, name] = days.split('.') as [string, string];
  const day = `(min(${moment}) at time zone 'UTC')::date`;
  const forget = `delete from ${days} where day >= (select ${day} from changed)`;
  return [
    `create table ${days} (day date primary key, rows integer not null)`,
    `create function ${schema}.forget_${name}() returns trigger language plpgsql as $$
      begin
        ${forget};
        return null;
      end $$`,
    `create trigger ${name}_insert after insert on ${table} referencing new table as changed
      for each statement execute function ${schema}.forget_${name}()`,
    `create trigger ${name}_delete after delete on ${table} referencing old table as changed
      for each statement execute function ${schema}.forget_${name}()`,
  ];
}

/** Statements that take back what {@link daysOfLog} has made. */
export function withoutDaysOfLog({ table, days }: DatedLog): readonly string[] {
  const [schema, name] = days.split('.') as [string, string];
  return [
    ...['insert', 'delete'].map((event) => `drop trigger ${name}_${event} on ${table}`),
    `drop function ${schema}.forget_${name}()`,
    `drop table ${days}`,
  ];
}

/**
 * A page of a log, the newest rows first: days that are over are counted once, so that any page is found within its own day.
 * @param page the first is 1; behind the last one there are no ids
 */
export async function findLogPage(
  em: EntityManager,
  log: DatedLog,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<PageOfLog> {
  await countDays(em, log);
  const counted = await readDays(em, log);
  const total = counted.reduce((sum, { rows }) => sum + rows, 0);
  let offset = (page - 1) * size;
  if (offset >= total) return { total, ids: [] };
  const day = counted.find(({ rows }) => {
    if (offset < rows) return true;
    offset -= rows;
    return false;
  });
  const rows = await em.execute<{ id: string }[]>(
    `select id from ${log.table} where ${log.moment} < ?::timestamptz
     order by ${log.moment} desc, id desc limit ? offset ?`,
    [day?.end ?? 'infinity', size, offset],
  );
  return { total, ids: rows.map(({ id }) => id) };
}

/** Counts the days that are over since the last one that was counted. */
async function countDays(em: EntityManager, { table, moment, days }: DatedLog): Promise<void> {
  await em.execute(
    `insert into ${days} (day, rows) select (${moment} at time zone 'UTC')::date, count(*) from ${table}
     where ${moment} >= coalesce((select max(day) + 1 from ${days})::timestamp at time zone 'UTC', '-infinity')
       and ${moment} < ${lastEnd}
     group by 1 on conflict do nothing`,
  );
}

/** The newest first; what has come since the last counted day stands before all. */
async function readDays(em: EntityManager, { table, moment, days }: DatedLog): Promise<CountedDay[]> {
  return em.execute<CountedDay[]>(
    `select 'infinity' as end, count(*)::int as rows from ${table}
     where ${moment} >= coalesce((select max(day) + 1 from ${days})::timestamp at time zone 'UTC', '-infinity')
     union all (select ((day + 1)::timestamp at time zone 'UTC')::text, rows from ${days} order by day desc)`,
  );
}
