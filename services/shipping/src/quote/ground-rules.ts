import type { freeGroundReasons, PriceRecord } from '@gantry/contracts/schemas/shipping';
import type { TariffRow } from '@gantry/contracts/schemas/tariff';
import { usesZipCodes } from '@gantry/domain/zip-codes';
import type { Packing } from './packages.ts';
import { isArmedForces, namedRegions, regionOf } from './place.ts';
import type { ReadRow } from './priced.ts';
import type { Tariff } from './tariff.ts';

/** Whether ground is free to a place, and why. */
export interface FreeGround {
  readonly eligible: boolean;
  readonly reason: (typeof freeGroundReasons)[number];
  /** the rule that gives it; null where it is not free */
  readonly row: TariffRow<'rule'> | null;
}

/**
 * Whether ground is free to a place: within the continental United States by its state and by its ZIP code, where either
 * alone is enough to exclude it, and not for what only freight carriers take (specification §9).
 */
export function freeGroundOf(request: PriceRecord['request'], packing: Packing, tariff: Tariff): FreeGround {
  const [row] = tariff.rulesOf('free-ground');
  const refused = (reason: FreeGround['reason']): FreeGround => ({ eligible: false, reason, row: null });
  if (!usesZipCodes(request.country)) return refused('contact-us');
  if (!row || !regionOf(request)) return refused('needs-address');
  const excluded = new Set(row.excluded.split(' '));
  if (isArmedForces(request) || namedRegions(request).some((region) => excluded.has(region)))
    return refused('outside-continental');
  if (request.poBox === true) return refused('po-box');
  if (packing.needsFreight || isOver(packing, row.upToPounds)) return refused('freight-only');
  if (request.subtotal < row.minimumOrder) return refused('below-minimum');
  return { eligible: true, reason: 'eligible', row };
}

const isOver = ({ packages, pools }: Packing, upToPounds: number): boolean =>
  upToPounds > 0 && [...packages, ...pools].reduce((sum, { pounds }) => sum + pounds, 0) > upToPounds;

/** The fee of orders below a goods value (specification §9); minor units. */
export function handlingOf(subtotal: number, tariff: Tariff) {
  const [row] = tariff.rulesOf('handling');
  const minimumOrder = row?.minimumOrder ?? 0;
  const isSmall = subtotal > 0 && subtotal < minimumOrder;
  const rows: ReadRow[] = row && isSmall ? [{ kind: 'rule', row }] : [];
  return {
    fee: isSmall && row ? row.fee : 0,
    minimumOrder,
    missing: isSmall ? minimumOrder - subtotal : 0,
    rows,
  };
}
