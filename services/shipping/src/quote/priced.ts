import type { PricePart, ShippedGoods } from '@gantry/contracts/schemas/shipping';
import type { TariffKind, TariffRow } from '@gantry/contracts/schemas/tariff';

export interface ReadRow {
  readonly kind: TariffKind;
  readonly row: TariffRow<TariffKind>;
}
/** A part of a price with the rows it was read from. */
export type ReadPart = Omit<PricePart, 'rows'> & { readonly rows: readonly ReadRow[] };

/** What the carrier has in its hands. */
export interface Carried {
  readonly boxes: readonly Box[];
  /** one shipment on pallets, whose surcharges are asked once */
  readonly isFreight: boolean;
}
/** A package on its way: pounds that are billed, and inches of its longest side; a box of ours is of no length to speak of. */
export interface Box {
  readonly pounds: number;
  readonly longest: number;
  readonly hazmat: ShippedGoods['hazmat'];
  /** the row its size was counted by, where that decided its pounds */
  readonly divisor: TariffRow<'divisor'> | null;
}

/** What the tables of rates ask for a shipment. */
export interface Priced {
  readonly parts: readonly ReadPart[];
  readonly carried: Carried;
}
