import { DomainError } from '@gantry/nest-kit/errors';
import type { Shipment, ShipmentLine } from './shipment.entity.ts';

/** Units of an order line, as somebody names them. */
export interface NamedUnits {
  readonly lineId: string;
  readonly quantity: number;
}
/** Units of a shipment that something happened to. */
export interface AffectedUnits {
  readonly carried: ShipmentLine;
  readonly quantity: number;
}

/**
 * The units of a shipment that something happened to: all that goes on where none is named.
 * @throws DomainError INVALID at its place for units that it does not carry, or that failed before
 */
export function affectedUnits(shipment: Shipment, named: readonly NamedUnits[]): AffectedUnits[] {
  const { going } = shipment;
  if (named.length === 0) return going.map((carried) => ({ carried, quantity: carried.quantity }));
  const affected: AffectedUnits[] = [];
  for (const [index, { lineId, quantity }] of named.entries()) {
    if (quantity === 0) continue;
    const carried = going.find(({ orderLine }) => orderLine === lineId);
    const isKnown = affected.some((one) => one.carried === carried);
    if (!carried || isKnown || quantity > carried.quantity) throw wrong(index, 'is more than there is');
    affected.push({ carried, quantity });
  }
  if (affected.length === 0) throw wrong(0, 'choose at least one item');
  return affected;
}

/** Whether that is all of a shipment that goes on. */
export const isAllOf = ({ going }: Shipment, affected: readonly AffectedUnits[]): boolean =>
  going.every((carried) =>
    affected.some((one) => one.carried === carried && one.quantity === carried.quantity),
  );

const wrong = (index: number, message: string) =>
  new DomainError('INVALID', undefined, [{ path: `body.lines.${index}.quantity`, message }]);
