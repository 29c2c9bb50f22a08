import type { ShipmentAction } from '@gantry/contracts/addresses/checkout';
import type { Shipment } from '@gantry/contracts/schemas/shipment';
import type { PostedShipment } from './posted-shipment.ts';
import type { ShipmentKey } from './shipment-key.ts';

/** What is done with which shipment, by what right. */
export interface ShipmentViewProps {
  readonly action: ShipmentAction;
  readonly shipment: Shipment;
  readonly shipmentKey: ShipmentKey;
  readonly posted: PostedShipment | undefined;
}
