import type { AdminShipment, Fulfillment } from '@gantry/contracts/schemas/shipment';

/** A shipment of an order, and what this person may do about it. */
export interface ShipmentCardProps {
  readonly shipment: AdminShipment;
  readonly fulfillment: Fulfillment;
}
