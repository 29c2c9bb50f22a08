import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ZipPlaceFacts } from '../places/zip.entity.ts';
import type { ImportChange } from './import-change.ts';

type ChangeOf<Op extends ImportChange['op']> = Extract<ImportChange, { op: Op }>;

/**
 * Writes the changes of an import, and takes them back, each kind in one statement: 42,000 ZIP codes are written in
 * under two seconds, where entities took 14.
 */
@Injectable()
export class ImportRepository {
  async apply(
    em: EntityManager,
    changes: readonly ImportChange[],
    by: { readonly name: string | null; readonly file: string },
  ) {
    const places = of(changes, 'place').map(({ after }) => after);
    await em.execute(putPlacesSql, [JSON.stringify(places)]);
    const rates = of(changes, 'rate');
    const ends = [
      ...of(changes, 'end').map(({ code, from, until }) => ({ code, from, until })),
      ...rates.flatMap(({ code, ends: ended, from }) =>
        ended ? [{ code, from: ended.from, until: from }] : [],
      ),
    ];
    await em.execute(setEndsSql, [JSON.stringify(ends)]);
    await em.execute(addRatesSql, [by.file, by.name, JSON.stringify(rates)]);
    const zips = of(changes, 'zip');
    await this.putZips(
      em,
      zips.map(({ zip }) => zip),
      zips.flatMap(({ after }) => after),
    );
    await this.putHolidays(em, of(changes, 'holiday'));
  }

  /**
   * Takes the changes back.
   * @returns false where something of them was changed since; the caller rolls back then
   */
  async undo(em: EntityManager, changes: readonly ImportChange[]): Promise<boolean> {
    const rates = of(changes, 'rate');
    const removed = await em.execute<object[]>(removeRatesSql, [JSON.stringify(rates)]);
    if (removed.length !== rates.length) return false;
    const ends = [
      ...of(changes, 'end').map(({ code, from, until, was }) => ({ code, from, until: was, now: until })),
      ...rates.flatMap(({ code, ends: ended, from }) => (ended ? [{ code, ...ended, now: from }] : [])),
    ];
    const reopened = await em.execute<object[]>(reopenSql, [JSON.stringify(ends)]);
    if (reopened.length !== ends.length) return false;
    const places = of(changes, 'place');
    await em.execute(putPlacesSql, [JSON.stringify(places.flatMap(({ before }) => before ?? []))]);
    const added = places.flatMap(({ after, before }) => (before ? [] : [after.code]));
    await em.execute(removePlacesSql, [JSON.stringify(added)]);
    const zips = of(changes, 'zip');
    await this.putZips(
      em,
      zips.map(({ zip }) => zip),
      zips.flatMap(({ before }) => before),
    );
    const holidays = of(changes, 'holiday').map(({ before, after }) => ({ before: after, after: before }));
    return this.putHolidays(em, holidays);
  }

  /** @returns false where one that was there before is there no more, or was changed */
  private async putHolidays(
    em: EntityManager,
    changes: readonly Pick<ChangeOf<'holiday'>, 'before' | 'after'>[],
  ): Promise<boolean> {
    const gone = changes.flatMap(({ before }) => before ?? []);
    const removed = await em.execute<object[]>(removeHolidaysSql, [JSON.stringify(gone)]);
    await em.execute(addHolidaysSql, [JSON.stringify(changes.flatMap(({ after }) => after ?? []))]);
    return removed.length === gone.length;
  }

  private async putZips(
    em: EntityManager,
    zips: readonly string[],
    places: readonly ZipPlaceFacts[],
  ): Promise<void> {
    await em.execute(removeZipsSql, [JSON.stringify(zips)]);
    await em.execute(addZipsSql, [JSON.stringify(places)]);
  }
}

const of = <Op extends ImportChange['op']>(changes: readonly ImportChange[], op: Op): ChangeOf<Op>[] =>
  changes.filter((change): change is ChangeOf<Op> => change.op === op);

const putPlacesSql = `insert into taxation.jurisdiction (code, level, state, name, county, district, zips, counties)
  select code, level, state, name, county, district,
    array(select jsonb_array_elements_text(zips)), array(select jsonb_array_elements_text(counties))
  from jsonb_to_recordset(?::jsonb) as p (
    code text, level text, state text, name text, county text, district text, zips jsonb, counties jsonb)
  on conflict (code) do update set county = excluded.county, district = excluded.district, zips = excluded.zips,
    counties = excluded.counties`;
const removePlacesSql = `delete from taxation.jurisdiction j
  where code in (select jsonb_array_elements_text(?::jsonb))
    and not exists (select from taxation.rate r where r.jurisdiction = j.code)`;
const setEndsSql = `update taxation.rate r set effective_until = e."until"
  from jsonb_to_recordset(?::jsonb) as e (code text, "from" date, "until" date)
  where r.jurisdiction = e.code and r.applies_to = 'goods' and r.effective_from = e."from"`;
const addRatesSql = `insert into taxation.rate
    (jurisdiction, level, applies_to, rate, effective_from, effective_until, source, source_version, entered_by)
  select code, level, 'goods', rate, "from", "until", ?, "from"::text, ?
  from jsonb_to_recordset(?::jsonb) as n (code text, level text, rate numeric, "from" date, "until" date)`;
const removeRatesSql = `delete from taxation.rate r
  using jsonb_to_recordset(?::jsonb) as n (code text, rate numeric, "from" date, "until" date)
  where r.jurisdiction = n.code and r.applies_to = 'goods' and r.effective_from = n."from" and r.rate = n.rate
    and r.effective_until is not distinct from n."until"
    and not exists (select from taxation.rate later where later.jurisdiction = r.jurisdiction
      and later.applies_to = 'goods' and later.effective_from > r.effective_from)
  returning r.jurisdiction`;
const reopenSql = `update taxation.rate r set effective_until = e."until"
  from jsonb_to_recordset(?::jsonb) as e (code text, "from" date, "until" date, now date)
  where r.jurisdiction = e.code and r.applies_to = 'goods' and r.effective_from = e."from"
    and r.effective_until = e.now
  returning r.jurisdiction`;
const removeZipsSql =
  'delete from taxation.zip_place where zip_from in (select jsonb_array_elements_text(?::jsonb))';
const addZipsSql = `insert into taxation.zip_place
    (zip_from, zip_to, plus4_from, plus4_to, city, county, state, source)
  select "zipFrom", "zipTo", "plus4From", "plus4To", city, county, state, source
  from jsonb_to_recordset(?::jsonb) as z (
    "zipFrom" text, "zipTo" text, "plus4From" text, "plus4To" text, city text, county text, state text, source text)`;
const holidayColumns =
  '(state text, name text, "taxCodes" jsonb, "maxPrice" bigint, "from" date, "until" date)';
const removeHolidaysSql = `delete from taxation.holiday h
  using jsonb_to_recordset(?::jsonb) as n ${holidayColumns}
  where h.state = n.state and h.name = n.name and h.effective_from = n."from" and h.effective_until = n."until"
    and h.max_price is not distinct from n."maxPrice"
    and h.tax_codes = array(select jsonb_array_elements_text(n."taxCodes"))
  returning h.id`;
const addHolidaysSql = `insert into taxation.holiday (id, state, name, tax_codes, max_price, effective_from, effective_until)
  select gen_random_uuid(), state, name, array(select jsonb_array_elements_text("taxCodes")), "maxPrice", "from", "until"
  from jsonb_to_recordset(?::jsonb) as n ${holidayColumns}`;
