import { cancelledGroup, isShownToCustomer } from '@gantry/domain/statuses/line-groups';
import { lineStatuses } from '@gantry/domain/statuses/line-statuses';
import { labelsOf } from '@gantry/domain/statuses/status-table';
import { byTime, type OwnRows } from '@gantry/nest-kit/own-rows';

export const ownCarts: OwnRows = {
  table: 'cart',
  where: 'cart.account_id = owner.account_id',
  order: byTime('cart', 'created_at'),
  columns: ['status', 'created_at', 'updated_at', 'unresolved', 'codes'],
  more: {
    lines: {
      table: 'cart_line',
      where: 'cart_line.cart_id = cart.id',
      order: 'cart_line.position',
      columns: ['position', 'sku', 'quantity', 'seen_price'],
    },
    corrections: {
      table: 'cart_correction',
      where: 'cart_correction.cart_id = cart.id',
      order: 'cart_correction.normal',
      columns: ['number', 'sku'],
    },
  },
};

export const ownSavedLists: OwnRows = {
  table: 'saved_list',
  where: 'saved_list.account_id = owner.account_id',
  order: byTime('saved_list', 'created_at'),
  columns: ['name', 'sharing', 'created_at', 'updated_at'],
  more: {
    lines: {
      table: 'saved_list_line',
      where: 'saved_list_line.list_id = saved_list.id',
      order: 'saved_list_line.position',
      columns: ['position', 'sku', 'name', 'brand', 'part_number', 'quantity', 'note'],
    },
  },
};

/** Those of a company belong to it. */
export const ownPartNumbers: OwnRows = {
  table: 'customer_part_number',
  where: `customer_part_number.owner = 'account:' || owner.account_id`,
  order: byTime('customer_part_number', 'changed_at'),
  columns: ['number', 'sku', 'source', 'changed_at'],
};

const notBought = labelsOf(lineStatuses)
  .filter((status) => cancelledGroup.has(status) || !isShownToCustomer(status))
  .map((status) => `'${status}'`)
  .join(', ');

/** Product by product, as the page of purchased items has it. */
export const ownPurchases: OwnRows = {
  table: 'order_line',
  from: `lateral (
    select l.sku, (array_agg(l.name order by o.placed_at desc, o.number desc))[1] as name,
      (array_agg(l.part_number order by o.placed_at desc, o.number desc))[1] as part_number,
      sum(l.quantity) as quantity, max(o.placed_at) as last_ordered_at
    from sales.order_line l join sales."order" o on o.id = l.order_id
    where o.account_id = owner.account_id and l.status not in (${notBought}) group by l.sku)`,
  where: 'true',
  order: 'order_line.sku',
  columns: ['sku', 'name', 'part_number', 'quantity', 'last_ordered_at'],
  reads: ['order'],
};
