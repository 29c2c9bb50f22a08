import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { TaxRateRow } from '@gantry/contracts/schemas/tax-admin';
import type { TaxLevel } from '@gantry/contracts/schemas/taxation';
import { literal } from '@gantry/nest-kit/like';
import { plainRate } from '../rates/rate.ts';

export interface RateQuery {
  readonly level: TaxLevel | null;
  readonly state: string | null;
  readonly search: string | null;
  readonly phase: TaxRateRow['phase'] | 'all';
}

@Injectable()
export class RateRepository {
  constructor(private readonly em: EntityManager) {}

  /** A page of rates by state, level and name, the newest of a place first. */
  async listRates(
    query: RateQuery,
    { page, size }: { readonly page: number; readonly size: number },
  ): Promise<{ items: TaxRateRow[]; total: number }> {
    const { level, state, search, phase } = query;
    const like = search ? `%${literal(search)}%` : null;
    const rows = await this.em.execute<{ row: TaxRateRow; total: string }[]>(listSql, [
      level,
      level,
      state,
      state,
      like,
      like,
      like,
      phase,
      phase,
      size,
      (page - 1) * size,
    ]);
    const items = rows.map(({ row }) => ({ ...row, rate: plainRate(row.rate) }));
    // the count comes with the rows: past the last one it is asked of the first
    const total =
      rows[0]?.total ?? (page > 1 ? (await this.listRates(query, { page: 1, size: 1 })).total : 0);
    return { items, total: Number(total) };
  }
}

const phaseSql = `case when r.effective_from > current_date then 'coming'
  when r.effective_until <= current_date then 'ended' else 'now' end`;
const listSql = `select json_build_object('code', j.code, 'level', j.level, 'state', j.state, 'name', j.name,
      'county', j.county, 'rate', r.rate::text, 'from', r.effective_from, 'until', r.effective_until,
      'source', r.source, 'enteredBy', r.entered_by, 'phase', ${phaseSql}) as row, count(*) over () as total
  from taxation.rate r join taxation.jurisdiction j on j.code = r.jurisdiction
  where r.applies_to = 'goods' and (?::text is null or j.level = ?) and (?::text is null or j.state = ?)
    and (?::text is null or j.name ilike ? or j.county ilike ?) and (? = 'all' or ${phaseSql} = ?)
  order by j.state, array_position(array['state', 'county', 'city', 'district'], j.level), j.name,
    r.effective_from desc
  limit ? offset ?`;
