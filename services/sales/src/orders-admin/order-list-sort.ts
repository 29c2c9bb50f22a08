import type { adminOrdersQuerySchema } from '@gantry/contracts/schemas/order';
import type { InferOutput } from 'valibot';
import type { TallyKind } from '../order-tally/order-tally.repository.ts';

type Sort = NonNullable<InferOutput<typeof adminOrdersQuerySchema>['sort']>;

const sortColumns = { placedAt: 'placed_at', grandTotal: 'grand_total', number: 'number' } as const;
/** What the tally counts ranges of. */
const tallies: Readonly<Record<string, TallyKind>> = {
  placed_at: 'day',
  grand_total: 'total',
  number: 'number',
};

/** How a list of orders is sorted. */
export interface ListSort {
  readonly keys: readonly { readonly column: string; readonly isDescending: boolean }[];
  /** by which places in the list are found; null where the tally does not know its first column */
  readonly tally: TallyKind | null;
}

/** The order of a list as it was asked for. */
export function sortOf(sort: Sort): ListSort {
  const column = sortColumns[sort.replace('-', '') as keyof typeof sortColumns];
  return { keys: [{ column, isDescending: sort.startsWith('-') }], tally: tallies[column] ?? null };
}

/** For `order by`; among equals the id decides, in the direction of the last column. */
export function orderSql({ keys }: ListSort, isReversed: boolean): string {
  const directed = keys.map(({ column, isDescending }) => ({ column, isDown: isDescending !== isReversed }));
  const all = [...directed, { column: 'id', isDown: directed.at(-1)?.isDown ?? false }];
  return all.map(({ column, isDown }) => `o.${column} ${isDown ? 'desc' : 'asc'}`).join(', ');
}
