import { Injectable, Logger } from '@nestjs/common';
import {
  trackedPackageSchema,
  type LabelRequest,
  type TrackedPackage,
} from '@gantry/contracts/schemas/label';
import { DomainError } from '@gantry/nest-kit/errors';
import { StoreConfig, storeRegion } from '@gantry/nest-kit/store-config';
import * as v from 'valibot';
import { ShippingConfig } from '../shipping.config.ts';
import type { Carrier, MadeLabel } from './carrier.ts';

const timeoutMs = 15_000;
const labelSchema = v.object({
  tracking: v.pipe(v.string(), v.minLength(4), v.maxLength(60)),
  costCents: v.pipe(v.number(), v.integer(), v.minValue(0)),
  format: v.picklist(['application/pdf', 'image/png']),
  label: v.pipe(v.string(), v.maxLength(4_000_000), v.base64()),
});
const scansSchema = v.object({ packages: v.array(trackedPackageSchema) });

/** The carrier at `CARRIER_API`, by the protocol of `services/sandbox/src/carrier/README.md`. */
@Injectable()
export class HttpCarrier implements Carrier {
  private readonly log = new Logger('carrier');

  constructor(
    private readonly config: ShippingConfig,
    private readonly store: StoreConfig,
  ) {}

  makesLabels(): boolean {
    return this.config.CARRIER_API !== '';
  }

  async makeLabel({ to, ...request }: LabelRequest): Promise<MadeLabel> {
    const { STORE_FULL_TITLE, STORE_ADDRESS, STORE_LOCALITY, STORE_POSTAL_CODE } = this.store;
    const locality = `${STORE_LOCALITY}, ${storeRegion} ${STORE_POSTAL_CODE}`;
    const from = { postalCode: STORE_POSTAL_CODE, lines: [STORE_FULL_TITLE, STORE_ADDRESS, locality] };
    const answer = await this.send('/carrier/v1/labels', { ...request, from, to });
    const { tracking, costCents, format, label } = v.parse(labelSchema, answer);
    return { tracking, cost: costCents, format, bytes: Buffer.from(label, 'base64') };
  }

  async trackPackages(numbers: readonly string[]): Promise<TrackedPackage[]> {
    if (numbers.length === 0 || this.config.CARRIER_API === '') return [];
    const answer = await this.send(
      `/carrier/v1/tracking?numbers=${numbers.map(encodeURIComponent).join(',')}`,
    );
    return v.parse(scansSchema, answer).packages;
  }

  /** @throws DomainError INVALID for what the carrier refuses, UNAVAILABLE for everything else */
  private async send(path: string, body?: object): Promise<unknown> {
    const { CARRIER_API, CARRIER_KEY } = this.config;
    const headers = { authorization: `Bearer ${CARRIER_KEY}`, 'content-type': 'application/json' };
    const request = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const answer = await fetch(`${CARRIER_API.replace(/\/+$/, '')}${path}`, {
      ...request,
      headers,
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      this.log.warn(`the carrier cannot be reached: ${String(error)}`);
      throw new DomainError('UNAVAILABLE');
    });
    if (answer.ok) return answer.json();
    const { error = '' } = (await answer.json().catch(() => ({}))) as { error?: string };
    this.log.warn(`the carrier answered ${answer.status}: ${error}`);
    if (answer.status !== 422) throw new DomainError('UNAVAILABLE');
    throw new DomainError('INVALID', undefined, [{ path: 'package', message: error.slice(0, 200) }]);
  }
}
