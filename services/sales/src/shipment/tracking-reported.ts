import { Injectable } from '@nestjs/common';
import type { EventPayload } from '@gantry/contracts/events';
import { OnEvent } from '@gantry/nest-kit/events';
import { ShipmentProgress } from './shipment-progress.ts';

/** Shipments follow what the carrier reports of their packages. */
@Injectable()
export class TrackingReported {
  constructor(private readonly progress: ShipmentProgress) {}

  @OnEvent('tracking.reported')
  applyReport({ provider, tracking, events }: EventPayload<'tracking.reported'>): Promise<void> {
    return this.progress.track(provider, tracking, events);
  }
}
