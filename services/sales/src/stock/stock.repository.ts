import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';

/** Units of one product on the shelf; products without such a row are not counted. */
export interface StockLevel {
  readonly sku: string;
  readonly onHand: number;
  readonly reserved: number;
}
/** How a stock level changes. */
export interface StockMove {
  readonly sku: string;
  readonly onHand: number;
  readonly reserved: number;
}

/** Never negative: a count may find less on the shelf than is already promised. */
export const availableUnits = ({ onHand, reserved }: Pick<StockLevel, 'onHand' | 'reserved'>): number =>
  Math.max(0, onHand - reserved);

@Injectable()
export class StockRepository {
  constructor(private readonly em: EntityManager) {}

  /** Units not yet reserved, of the products that are counted. */
  async availableOf(skus: readonly string[]): Promise<Map<string, number>> {
    if (skus.length === 0) return new Map();
    const levels = await this.levels(skus, '');
    return new Map(levels.map((level) => [level.sku, availableUnits(level)]));
  }

  /** The levels of some products, locked in the order of their sku so that two orders never wait for each other. */
  lock(skus: readonly string[]): Promise<StockLevel[]> {
    return this.levels(skus, 'for update');
  }

  private levels(skus: readonly string[], lock: '' | 'for update'): Promise<StockLevel[]> {
    return this.em.execute<StockLevel[]>(
      `select sku, on_hand as "onHand", reserved from sales.stock
       where sku in (select jsonb_array_elements_text(?::jsonb)) order by sku ${lock}`,
      [JSON.stringify(skus)],
    );
  }

  /** Applies moves of locked rows and answers what is available afterwards. */
  async move(moves: readonly StockMove[]): Promise<{ sku: string; available: number }[]> {
    if (moves.length === 0) return [];
    const rows = await this.em.execute<StockLevel[]>(
      `update sales.stock s set on_hand = s.on_hand + d."onHand", reserved = s.reserved + d.reserved,
         version = s.version + 1, updated_at = now()
       from jsonb_to_recordset(?::jsonb) as d(sku text, "onHand" int, reserved int)
       where s.sku = d.sku returning s.sku, s.on_hand as "onHand", s.reserved`,
      [JSON.stringify(moves)],
    );
    return rows.map((level) => ({ sku: level.sku, available: availableUnits(level) }));
  }

  /** Sets units on hand, as a feed or a count gives them; rows are made when missing. Answers those that changed. */
  async set(rows: readonly { sku: string; onHand: number }[]): Promise<{ sku: string; available: number }[]> {
    const changed = await this.em.execute<StockLevel[]>(
      `insert into sales.stock as s (sku, on_hand)
       select d.sku, max(d."onHand") from jsonb_to_recordset(?::jsonb) as d(sku text, "onHand" int)
       group by d.sku order by d.sku
       on conflict (sku) do update set on_hand = excluded.on_hand, version = s.version + 1, updated_at = now()
       where s.on_hand <> excluded.on_hand
       returning sku, on_hand as "onHand", reserved`,
      [JSON.stringify(rows)],
    );
    return changed.map((level) => ({ sku: level.sku, available: availableUnits(level) }));
  }
}
