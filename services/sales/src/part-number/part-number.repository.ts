import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';

/** A customer's part number with the product it means. */
export interface CustomerNumber {
  readonly number: string;
  /** as numbers are compared: without dashes, dots, spaces and case */
  readonly normal: string;
  readonly sku: string;
}

/** A number as it is kept. */
interface StoredNumber {
  readonly id: string;
  readonly number: string;
  readonly sku: string;
  readonly source: 'learned' | 'imported' | 'typed';
}

/** The part numbers customers use for our products, kept per company, or per account without one. */
@Injectable()
export class PartNumberRepository {
  constructor(private readonly em: EntityManager) {}

  /** Store numbers by normal form; of several owners the first named decides. */
  async findSkus(
    owners: readonly string[],
    normals: readonly string[],
  ): Promise<ReadonlyMap<string, string>> {
    const asked = [...new Set(normals)].filter((normal) => normal !== '');
    if (owners.length === 0 || asked.length === 0) return new Map();
    const rows = await this.em.execute<{ normal: string; sku: string }[]>(
      `select normal, sku from sales.customer_part_number
       where owner in (select jsonb_array_elements_text(?::jsonb))
         and normal in (select jsonb_array_elements_text(?::jsonb))
       order by owner = ?`,
      [JSON.stringify(owners), JSON.stringify(asked), owners[0] ?? ''],
    );
    return new Map(rows.map(({ normal, sku }) => [normal, sku]));
  }

  /** Remembers what a row of a cart was corrected to, until the cart is ordered. */
  async noteCorrection(cartId: string, { number, normal, sku }: CustomerNumber): Promise<void> {
    await this.em.execute(
      `insert into sales.cart_correction (cart_id, normal, number, sku) values (?, ?, ?, ?)
       on conflict (cart_id, normal) do update set number = excluded.number, sku = excluded.sku`,
      [cartId, normal, number, sku],
    );
  }

  /** Learns the corrected rows of a cart whose product was ordered; what the owner wrote down themselves stays. */
  async learnFromCart(owner: string, cartId: string, skus: readonly string[]): Promise<void> {
    await this.em.execute(
      `insert into sales.customer_part_number (id, owner, normal, number, sku, source)
       select gen_random_uuid(), ?, normal, number, sku, 'learned' from sales.cart_correction
       where cart_id = ? and sku in (select jsonb_array_elements_text(?::jsonb))
       on conflict (owner, normal) do update set sku = excluded.sku, number = excluded.number, changed_at = now()
       where customer_part_number.source = 'learned'`,
      [owner, cartId, JSON.stringify(skus)],
    );
  }

  /** Their numbers by number; `search` finds any part of one, or of the product's. */
  async listNumbers(
    owner: string,
    { search, limit, offset }: { readonly search: string; readonly limit: number; readonly offset: number },
  ): Promise<{ readonly rows: readonly StoredNumber[]; readonly total: number }> {
    const where = `owner = ? and (? = '' or strpos(lower(number), lower(?)) > 0 or strpos(lower(sku), lower(?)) > 0)`;
    const parameters = [owner, search, search, search];
    const rows = await this.em.execute<StoredNumber[]>(
      `select id, number, sku, source from sales.customer_part_number where ${where}
       order by number, id limit ? offset ?`,
      [...parameters, limit, offset],
    );
    const [counted] = await this.em.execute<{ total: number }[]>(
      `select count(*)::int as total from sales.customer_part_number where ${where}`,
      parameters,
    );
    return { rows, total: counted?.total ?? 0 };
  }

  /** Writes numbers of a list, over what was known of them. @returns how many */
  async importNumbers(owner: string, numbers: readonly CustomerNumber[]): Promise<number> {
    const rows = await this.em.execute<unknown[]>(
      `insert into sales.customer_part_number (id, owner, normal, number, sku, source)
       select gen_random_uuid(), ?, row->>'normal', row->>'number', row->>'sku', 'imported'
       from jsonb_array_elements(?::jsonb) row
       on conflict (owner, normal) do update set sku = excluded.sku, number = excluded.number, source = 'imported',
         changed_at = now()
       returning id`,
      [owner, JSON.stringify(numbers)],
    );
    return rows.length;
  }

  /** @returns the number that is forgotten; null where the owner has none of this id */
  async removeNumber(owner: string, id: string): Promise<string | null> {
    const [row] = await this.em.execute<{ number: string }[]>(
      'delete from sales.customer_part_number where owner = ? and id = ? returning number',
      [owner, id],
    );
    return row?.number ?? null;
  }
}
