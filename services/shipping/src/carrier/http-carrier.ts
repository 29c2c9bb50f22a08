import { Injectable, Logger } from '@nestjs/common';
import { trackedPackageSchema, type TrackedPackage } from '@gantry/contracts/schemas/label';
import { DomainError } from '@gantry/nest-kit/errors';
import { StoreConfig, storeRegion } from '@gantry/nest-kit/store-config';
import * as v from 'valibot';
import { ShippingConfig } from '../shipping.config.ts';
import type { Carrier, MadeLabel, PackageFacts } from './carrier.ts';

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

  async makeLabel({ from, to, ...request }: PackageFacts): Promise<MadeLabel> {
    const { STORE_FULL_TITLE, STORE_ADDRESS, STORE_LOCALITY, STORE_POSTAL_CODE } = this.store;
    const locality = `${STORE_LOCALITY}, ${storeRegion} ${STORE_POSTAL_CODE}`;
    const ours = { postalCode: STORE_POSTAL_CODE, lines: [STORE_FULL_TITLE, STORE_ADDRESS, locality] };
    const body = JSON.stringify({ ...request, from: from ?? ours, to: to ?? ours });
    const answer = await this.send('/carrier/v1/labels', { method: 'POST', body });
    if (answer.status === 422)
      throw new DomainError('INVALID', undefined, [{ path: 'package', message: await this.refusal(answer) }]);
    const { tracking, costCents, format, label } = v.parse(labelSchema, await this.content(answer));
    return { tracking, cost: costCents, format, bytes: Buffer.from(label, 'base64') };
  }

  async voidLabel(tracking: string): Promise<'voided' | 'refused'> {
    const path = `/carrier/v1/labels/${encodeURIComponent(tracking)}`;
    const answer = await this.send(path, { method: 'DELETE' });
    if (answer.status === 409) {
      await this.refusal(answer);
      return 'refused';
    }
    await this.content(answer);
    return 'voided';
  }

  async trackPackages(numbers: readonly string[]): Promise<TrackedPackage[]> {
    if (numbers.length === 0 || this.config.CARRIER_API === '') return [];
    const answer = await this.send(
      `/carrier/v1/tracking?numbers=${numbers.map(encodeURIComponent).join(',')}`,
    );
    return v.parse(scansSchema, await this.content(answer)).packages;
  }

  /** @throws DomainError UNAVAILABLE where nobody answers */
  private send(path: string, request: RequestInit = {}): Promise<Response> {
    const { CARRIER_API, CARRIER_KEY } = this.config;
    const headers = {
      authorization: `Bearer ${CARRIER_KEY}`,
      ...(request.body ? { 'content-type': 'application/json' } : {}),
    };
    const signal = AbortSignal.timeout(timeoutMs);
    const address = `${CARRIER_API.replace(/\/+$/, '')}${path}`;
    return fetch(address, { ...request, headers, signal }).catch((error: unknown) => {
      this.log.warn(`the carrier cannot be reached: ${String(error)}`);
      throw new DomainError('UNAVAILABLE');
    });
  }

  /** @throws DomainError UNAVAILABLE for a refusal that nobody expects */
  private async content(answer: Response): Promise<unknown> {
    if (answer.ok) return answer.json();
    await this.refusal(answer);
    throw new DomainError('UNAVAILABLE');
  }

  /** Why the carrier does not do it. */
  private async refusal(answer: Response): Promise<string> {
    const { error = '' } = (await answer.json().catch(() => ({}))) as { error?: string };
    this.log.warn(`the carrier answered ${answer.status}: ${error}`);
    return error.slice(0, 200);
  }
}
