import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { conditionsOf } from './order-filter.ts';

type OrderCondition = ReturnType<typeof conditionsOf>[number];

/** A pattern of less, its signs around included, has too few letters for the index over parts of words. */
const indexedLength = '%abc%'.length;
/** As many addresses or companies are named in a query. */
const maxNamed = 200;

/** Many orders are of few customers: who is meant by a letter or two is looked for among them. */
@Injectable()
export class KnownCustomers {
  constructor(private readonly em: EntityManager) {}

  /** Puts names in the place of short parts of names; null where there are too many, or it is not about them. */
  async namedBy({ column, operator, value }: OrderCondition): Promise<readonly string[] | null> {
    if (operator !== 'ilike' || (column !== 'email' && column !== 'company')) return null;
    if (!String(value).startsWith('%') || String(value).length >= indexedLength) return null;
    // each from the one before by the index, which is as many steps as there are customers
    const rows = await this.em.execute<{ value: string }[]>(
      `with recursive known as (
         (select lower(${column}) as value from sales."order" where lower(${column}) is not null
          order by lower(${column}) using ~<~ limit 1)
         union all
         select (select lower(${column}) from sales."order" where lower(${column}) ~>~ known.value
                 order by lower(${column}) using ~<~ limit 1)
         from known where known.value is not null)
       select value from known where value like lower(?) limit ${maxNamed + 1}`,
      [value],
    );
    return rows.length > maxNamed ? null : rows.map((row) => row.value);
  }
}
