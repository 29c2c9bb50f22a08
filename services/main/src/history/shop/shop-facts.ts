import type { Chance } from '../chance.ts';
import type { Customer } from '../customers.ts';
import type { Row } from '../copy-rows.ts';
import { trailRow, type Change } from '../log-rows.ts';
import type { Product } from '../products.ts';
import type { Staff } from '../staff.ts';

/** What a shop has beside its orders is made of this; it is written once with the history. */
export interface ShopFacts {
  /** the midnight the history ends at */
  readonly end: number;
  readonly chance: Chance;
  readonly staff: Staff;
  /** each buyer once, the demo buyer first */
  readonly customers: readonly Customer[];
  readonly products: readonly Product[];
  /** entries of the trail, which are written last */
  readonly trail: Row[];
  /** mails that were sent */
  readonly mails: Row[];
}

/** Enters a change of a record's status in the trail. */
export function noteStatus(
  { trail, chance }: ShopFacts,
  { entity, number }: { readonly entity: string; readonly number: string },
  change: Change,
): void {
  trail.push(trailRow({ entity, number, field: 'status' }, change, chance));
}
