import { Injectable } from '@nestjs/common';
import type { EventPayload } from '@gantry/contracts/events';
import { OnEvent } from '@gantry/nest-kit/events';
import { TrackReturns } from './track-returns.ts';
import { ShipmentProgress } from '../shipment/shipment-progress.ts';

/** Shipments and returns follow what the carrier reports of their packages. */
@Injectable()
export class TrackingReported {
  constructor(
    private readonly progress: ShipmentProgress,
    private readonly returns: TrackReturns,
  ) {}

  @OnEvent('tracking.reported')
  async applyReport({ provider, tracking, events }: EventPayload<'tracking.reported'>): Promise<void> {
    await this.progress.track(provider, tracking, events);
    await this.returns.track(provider, tracking, events);
  }
}
