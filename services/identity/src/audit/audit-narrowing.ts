import type { AuditFilter } from '@gantry/contracts/schemas/account';
import { storeHours } from '@gantry/domain/business-days';
import type { TrailPeople } from './audit-names.ts';

/** SQL with its values. */
export interface Condition {
  readonly sql: string;
  readonly values: readonly unknown[];
}
/** What a filter leaves of the trail. */
export interface NarrowedTrail {
  readonly condition: Condition;
  /** whose entries alone; without it everybody's */
  readonly people?: TrailPeople;
}
/** The first so many of the newest; without it all, in no order. */
type Newest = number | null;

const dayStart = `::timestamp at time zone '${storeHours.timeZone}'`;
const dayEnd = `::timestamp + interval '1 day') at time zone '${storeHours.timeZone}'`;

/** What narrows the trail without being looked up. */
const plain = {
  entity: (text: string) => ({ sql: 'entity = ?', values: [text] }),
  number: (text: string) => ({ sql: 'entity_number in (?, lower(?))', values: [text, text] }),
  from: (day: string) => ({ sql: `at >= ?${dayStart}`, values: [day] }),
  to: (day: string) => ({ sql: `at < (?${dayEnd}`, values: [day] }),
} satisfies Partial<Record<keyof AuditFilter, (text: string) => Condition>>;
const plainNames = Object.keys(plain) as (keyof typeof plain)[];

/** All of them at once. */
export function allOf(conditions: readonly Condition[]): Condition {
  return {
    sql: ['true', ...conditions.map(({ sql }) => sql)].join(' and '),
    values: conditions.flatMap(({ values }) => values),
  };
}

/** What a filter says of record and days; what it does not ask for narrows nothing. */
export const plainConditions = (filter: AuditFilter): Condition[] =>
  plainNames.flatMap((name) => {
    const text = filter[name];
    return text ? [plain[name](text)] : [];
  });

/** Entries of these fields. */
export const oneOfFields = (fields: readonly string[]): Condition => ({
  sql: `field in (${fields.map(() => '?').join(', ')})`,
  values: fields,
});

/** Entries that stand behind this one in the order of pages. */
export const behindEntry = (id: string | number): Condition => {
  const moment = '(select at from identity.audit_entry where id = ?::bigint)';
  return { sql: `at <= ${moment} and (at < ${moment} or id < ?::bigint)`, values: [id, id, id] };
};

const newestOf = (newest: Newest, byIndex = ''): string =>
  newest === null ? '' : `order by ${byIndex}at desc, id desc limit ${newest}`;
const isTheirs = `exists (select from people
  where people.actor = audit_entry.actor and people."actorId" is not distinct from actor_id)`;

/**
 * SQL of the ids and moments of entries, to stand in brackets behind `from`. Those of people are taken person by person,
 * each from the index that has theirs in the order of time, so that who did little is found as fast as who did most.
 */
export function entriesIn({ condition, people }: NarrowedTrail, newest: Newest): Condition {
  const { sql, values } = condition;
  const select = 'select id, at from identity.audit_entry where';
  if (!people) return { sql: `${select} ${sql} ${newestOf(newest)}`, values };
  const known = `(${select} actor_id = one."actorId" and actor = one.actor and ${sql} ${newestOf(newest)})`;
  // named though it is empty, or its index would not be seen to have the order of time
  const store = `(${select} one."actorId" is null and actor_id is null and actor = one.actor and ${sql}
    ${newestOf(newest, 'actor_id desc, ')})`;
  const customers = `(${select} on_behalf_of = one.customer and not ${isTheirs} and ${sql} ${newestOf(newest)})`;
  const rows = [...people.actors, ...people.customers.map((customer) => ({ customer }))];
  return {
    sql: `with people as (
        select * from jsonb_to_recordset(?::jsonb) as given ("actorId" text, actor text, customer text))
      select entry.id, entry.at from people one
      cross join lateral (${known} union all ${store} union all ${customers}) entry`,
    values: [JSON.stringify(rows), ...values, ...values, ...values],
  };
}
