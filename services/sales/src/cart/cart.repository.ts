import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { bindable } from '@gantry/nest-kit/bound-statement';
import type { CartOwner } from './cart-owner.ts';
import type { Available, CartState, CartStateLine } from './cart.ts';

/** A cart with what can be reserved of its products. */
export interface ReadCart {
  readonly cart: CartState;
  readonly available: Available;
}
/** One line of a cart, with what the sums of the whole need of the others. */
export interface ReadLine extends ReadCart {
  /** how many others there are, and their value at the prices last shown, in minor units */
  readonly others: { readonly count: number; readonly subtotal: number };
}
/** A line as promotions look at it that is not changed; its price is in minor units. */
export interface OtherLine {
  readonly id: string;
  readonly position: number;
  readonly sku: string;
  readonly quantity: number;
  readonly unitPrice: number;
}
interface CartRow extends CartState {
  lines: (CartStateLine & { available: number | null })[];
}

/**
 * Carts in the database. A guest's token never opens a cart that belongs to an account. A change is one statement that
 * finds the version it began with or does nothing; see adr/0001.
 */
@Injectable()
export class CartRepository {
  constructor(private readonly em: EntityManager) {}

  /** The owner's active cart with its lines and their stock, in one query. */
  async readCart(owner: CartOwner): Promise<ReadCart | null> {
    const condition = ownerCondition(owner);
    if (!condition) return null;
    const [row] = await this.em.execute<CartRow[]>(
      `${bindable}select c.id, c.token, c.version, c.unresolved, c.notices, c.codes, coalesce(
         (select json_agg(json_build_object('id', l.id, 'position', l.position, 'sku', l.sku,
            'quantity', l.quantity, 'seenPrice', l.seen_price, 'seenAvailability', l.seen_availability,
            'available', (select greatest(s.on_hand - s.reserved - s.awaited, 0) from sales.stock s where s.sku = l.sku)
          ) order by l.position)
          from sales.cart_line l where l.cart_id = c.id), '[]') as lines
       from sales.cart c where c.status = 'active' and ${condition.sql}`,
      condition.parameters,
    );
    if (!row) return null;
    const counted = row.lines.flatMap(({ sku, available }) =>
      available === null ? [] : [[sku, available] as const],
    );
    return { cart: { ...row, lines: row.lines.map(withoutStock) }, available: new Map(counted) };
  }

  /** The owner's active cart with one line alone, in one query whose answer is as long for every cart; null without it. */
  async readLine(owner: CartOwner, lineId: string): Promise<ReadLine | null> {
    const condition = ownerCondition(owner);
    if (!condition) return null;
    const [row] = await this.em.execute<(CartState & LineRow)[]>(
      `select c.id, c.token, c.version, c.unresolved, c.notices, c.codes, l.id as "lineId", l.position, l.sku, l.quantity,
         l.seen_price as "seenPrice", l.seen_availability as "seenAvailability", others.count, others.subtotal,
         (select greatest(s.on_hand - s.reserved - s.awaited, 0) from sales.stock s where s.sku = l.sku) as available
       from sales.cart c join sales.cart_line l on l.cart_id = c.id and l.id = ?
       cross join lateral (select count(*)::int as count, coalesce(sum(o.quantity * o.seen_price), 0) as subtotal
         from sales.cart_line o where o.cart_id = c.id and o.id <> l.id) others
       where c.status = 'active' and ${condition.sql}`,
      [lineId, ...condition.parameters],
    );
    return row ? readLineOf(row) : null;
  }

  /** The lines of a cart beside one of them, at the prices last shown; those without a price are left out. */
  async listOthers(cartId: string, lineId: string): Promise<OtherLine[]> {
    const rows = await this.em.execute<(Omit<OtherLine, 'unitPrice'> & { readonly unitPrice: string })[]>(
      `select id, position, sku, quantity, seen_price as "unitPrice" from sales.cart_line
       where cart_id = ? and id <> ? and seen_price is not null`,
      [cartId, lineId],
    );
    return rows.map((row) => ({ ...row, unitPrice: Number(row.unitPrice) }));
  }

  /** Count and subtotal at the prices last shown, without asking the catalogue. */
  async summarize(owner: CartOwner) {
    const condition = ownerCondition(owner);
    if (!condition) return null;
    const [row] = await this.em.execute<{ token: string; count: number; subtotal: string }[]>(
      `select c.token, count(l.id)::int as count, coalesce(sum(l.quantity * l.seen_price), 0) as subtotal
       from sales.cart c left join sales.cart_line l on l.cart_id = c.id
       where c.status = 'active' and ${condition.sql} group by c.id`,
      condition.parameters,
    );
    return row ? { token: row.token, count: row.count, subtotal: Number(row.subtotal) } : null;
  }

  /** Makes a cart with its first lines; false when the account has got one meanwhile. */
  insertCart(cart: CartState, accountId: string | null): Promise<boolean> {
    const head = `insert into sales.cart (id, token, account_id, status, version, unresolved, notices, codes)
      values (?, ?, ?, 'active', ?, ?::jsonb, ?::jsonb, ?::jsonb)
      on conflict (account_id) where status = 'active' and account_id is not null do nothing returning id`;
    const { id, token, version, unresolved, notices, codes } = cart;
    const texts = [unresolved, notices, codes].map((value) => JSON.stringify(value));
    const parameters = [id, token, accountId, version, ...texts];
    return this.writeChanges(head, parameters, { gone: [], put: cart.lines });
  }

  /** Makes a cart that is ordered already, for what is ordered apart from the cart it came from. */
  async insertOrdered({ id, token }: CartState, accountId: string): Promise<void> {
    await this.em.execute(
      `insert into sales.cart (id, token, account_id, status, version) values (?, ?, ?, 'ordered', 1)`,
      [id, token, accountId],
    );
  }

  /** Writes what differs; false, and nothing written, when the cart is no longer the one that was read. */
  updateCart(before: CartState, after: CartState): Promise<boolean> {
    const head = `update sales.cart set version = ?, unresolved = ?::jsonb, notices = ?::jsonb, codes = ?::jsonb,
      updated_at = now()
      where id = ? and version = ? and status = 'active' returning id`;
    const texts = [after.unresolved, after.notices, after.codes].map((value) => JSON.stringify(value));
    const facts = [after.version, ...texts];
    const gone = before.lines.filter(({ id }) => !after.lines.some((line) => line.id === id));
    const put = after.lines.filter((line) => !before.lines.includes(line));
    return this.writeChanges(head, [...facts, before.id, before.version], {
      gone: gone.map(({ id }) => id),
      put,
    });
  }

  /** Ends a cart as ordered; false when it is not the active cart that was read. Others wait for the transaction. */
  order(cart: CartState): Promise<boolean> {
    return this.isChanged(
      `${bindable}update sales.cart set status = 'ordered', updated_at = now()
       where id = ? and version = ? and status = 'active' returning id`,
      [cart.id, cart.version],
    );
  }

  /** Ends a guest's cart and writes what it was merged into; false, and nothing written, when either was changed. */
  merge(guest: CartState, own: CartState, merged: CartState): Promise<boolean> {
    return this.em
      .transactional(async () => {
        const isEnded = await this.isChanged(
          `update sales.cart set status = 'merged', merged_into = ?, updated_at = now()
           where id = ? and version = ? and status = 'active' and account_id is null returning id`,
          [own.id, guest.id, guest.version],
        );
        if (!isEnded || !(await this.updateCart(own, merged))) throw new CartConflictError();
        return true;
      })
      .catch(falseOnConflict);
  }

  /** Gives a guest's cart to an account without one. */
  claim(guest: CartState, accountId: string): Promise<boolean> {
    return this.isChanged(
      `update sales.cart c set account_id = ?, version = version + 1, updated_at = now()
       where c.id = ? and c.status = 'active' and c.account_id is null and not exists (
         select 1 from sales.cart o where o.account_id = ? and o.status = 'active') returning id`,
      [accountId, guest.id, accountId],
    );
  }

  private writeChanges(
    head: string,
    parameters: readonly (string | number | null)[],
    { gone, put }: { readonly gone: readonly string[]; readonly put: readonly CartStateLine[] },
  ): Promise<boolean> {
    return this.isChanged(
      `${bindable}with c as (${head}),
       gone as (
         delete from sales.cart_line l using c
         where l.cart_id = c.id and l.id in (select (jsonb_array_elements_text(?::jsonb))::uuid)),
       put as (
         insert into sales.cart_line (id, cart_id, position, sku, quantity, seen_price, seen_availability)
         select d.id, c.id, d.position, d.sku, d.quantity, d."seenPrice", d."seenAvailability"
         from c, jsonb_to_recordset(?::jsonb) as d(id uuid, position int, sku text, quantity int,
           "seenPrice" bigint, "seenAvailability" text)
         on conflict (cart_id, sku) do update set quantity = excluded.quantity,
           seen_price = excluded.seen_price, seen_availability = excluded.seen_availability)
       select id from c`,
      [...parameters, JSON.stringify(gone), JSON.stringify(put)],
    );
  }

  private async isChanged(sql: string, parameters: unknown[]): Promise<boolean> {
    return (await this.em.execute<unknown[]>(sql, parameters)).length > 0;
  }
}

interface LineRow {
  readonly lineId: string;
  readonly position: number;
  readonly sku: string;
  readonly quantity: number;
  /** numbers of the database's large types come as texts */
  readonly seenPrice: string | number | null;
  readonly seenAvailability: CartStateLine['seenAvailability'];
  readonly available: number | null;
  readonly count: number;
  readonly subtotal: string;
}

function readLineOf(row: CartState & LineRow): ReadLine {
  const { id, token, version, unresolved, notices, codes, sku, available } = row;
  const { position, quantity, seenAvailability } = row;
  const seenPrice = row.seenPrice === null ? null : Number(row.seenPrice);
  const line = { id: row.lineId, position, sku, quantity, seenPrice, seenAvailability };
  return {
    cart: { id, token, version, unresolved, notices, codes, lines: [line] },
    available: new Map(available === null ? [] : [[sku, available]]),
    others: { count: row.count, subtotal: Number(row.subtotal) },
  };
}

/** Rolls the transaction back. */
class CartConflictError extends Error {}

function falseOnConflict(error: unknown): false {
  if (error instanceof CartConflictError) return false;
  throw error;
}

const withoutStock = ({
  id,
  position,
  sku,
  quantity,
  seenPrice,
  seenAvailability,
}: CartStateLine): CartStateLine => ({
  id,
  position,
  sku,
  quantity,
  seenPrice,
  seenAvailability,
});

function ownerCondition({ accountId, token }: CartOwner): { sql: string; parameters: string[] } | null {
  if (accountId) return { sql: 'c.account_id = ?', parameters: [accountId] };
  return token ? { sql: 'c.token = ? and c.account_id is null', parameters: [token] } : null;
}
