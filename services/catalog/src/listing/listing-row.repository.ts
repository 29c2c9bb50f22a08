import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { PriceView } from '@gantry/contracts/schemas/catalog';
import type { Availability } from '@gantry/contracts/statuses/availability';
import { raiseVersion } from '../version/raise-version.ts';

/** Changes rows of the read model, always together with the catalogue version, inside the caller's transaction. */
@Injectable()
export class ListingRowRepository {
  constructor(private readonly em: EntityManager) {}

  /** Sets labels that differ; the version is raised only when any does. */
  async setAvailability(labels: ReadonlyMap<number, Availability>): Promise<void> {
    const changed = await this.em.execute<{ id: number }[]>(
      `update catalog.listing_row l
       set availability = r.label, row = jsonb_set(l.row, '{availability}', to_jsonb(r.label))
       from json_to_recordset(?::json) as r(id integer, label text)
       where l.product_id = r.id and l.availability <> r.label returning l.product_id as id`,
      [JSON.stringify([...labels].map(([id, label]) => ({ id, label })))],
    );
    await this.raise(changed.map(({ id }) => id));
  }

  /** Sets what everybody may see of prices. */
  async setPrices(views: ReadonlyMap<number, PriceView>): Promise<void> {
    const changed = await this.em.execute<{ id: number }[]>(
      `update catalog.listing_row l set price = r.unit, row = jsonb_set(l.row, '{price}', r.view)
       from json_to_recordset(?::json) as r(id integer, unit integer, view jsonb)
       where l.product_id = r.id and l.row -> 'price' <> r.view returning l.product_id as id`,
      [JSON.stringify([...views].map(([id, view]) => ({ id, unit: view.unit, view })))],
    );
    await this.raise(changed.map(({ id }) => id));
  }

  private async raise(productIds: readonly number[]): Promise<void> {
    if (productIds.length === 0) return;
    // The statement is shared with imports, which number their parameters.
    await raiseVersion(
      (sql, parameters) => this.em.execute(sql.replaceAll('$1', '?'), parameters),
      productIds,
    );
  }
}
