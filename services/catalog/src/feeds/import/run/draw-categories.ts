import type { ClientBase } from 'pg';

const sql = `
  update catalog.category c set drawing = first.drawing
  from (
    select distinct on (top.id) top.id, p.drawing
    from catalog.category top
    join catalog.category below on below.path = top.path or below.path like top.path || '/%'
    join lateral (
      select drawing from catalog.product
      where category_id = below.id and drawing is not null order by id limit 1
    ) p on true
    order by top.id, below.path
  ) first
  where first.id = c.id and c.drawing is distinct from first.drawing`;

/** A category shows the drawing of its first product that has one; its parents take theirs from it. */
export async function drawCategories(client: ClientBase): Promise<void> {
  await client.query(sql);
}
