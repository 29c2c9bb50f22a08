import type { PriceRecord } from '@gantry/contracts/schemas/shipping';
import { tariffKinds, type TariffKind, type TariffRow } from '@gantry/contracts/schemas/tariff';
import { rateServices } from './rate-engine.ts';
import { Tariff, type TariffRows } from './tariff.ts';

/**
 * Computes a kept price once more from its own rows alone; null where the engine finds no price in them.
 */
export function replay(record: PriceRecord): PriceRecord | null {
  const { origin, request, service, day } = record;
  // of a price in which nothing was free no row says that something is
  const [again] = rateServices({ origin, request }, [service], new Tariff(tariffRowsOf(record.rows), day));
  return again ?? null;
}

/** Rows by their tables. */
export function tariffRowsOf(rows: PriceRecord['rows']): TariffRows {
  const of = <Kind extends TariffKind>(kind: Kind) =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ id, effectiveFrom, effectiveUntil, values }) => ({
        ...values,
        id,
        effectiveFrom,
        effectiveUntil,
      })) as unknown as TariffRow<Kind>[];
  return Object.fromEntries(tariffKinds.map((kind) => [kind, of(kind)])) as unknown as TariffRows;
}
