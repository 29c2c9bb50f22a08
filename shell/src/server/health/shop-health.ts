import { remoteNames } from '@gantry/contracts/remotes';
import type { HealthReport } from '../../pages/healthcheck/health-report.ts';
import type { GatewayClient } from '../calls/gateway-client.ts';
import { log, reasonOf } from '../log.ts';
import { troubleOf, type ReleaseSource } from '../releases/loaded-release.ts';

export interface ShopHealthOptions {
  readonly gatewayUrl: string;
  readonly gateway: Pick<GatewayClient, 'sendRequest'>;
  readonly source: Pick<ReleaseSource, 'status'>;
  readonly now?: () => number;
}

/** Milliseconds for which an answer of the services counts: probes of any number are one question a second. */
const countsFor = 1000;
const limit = 1000;

/**
 * How the shop is, as `/healthcheck` tells it: not available when the services are not ready or no area can be shown,
 * degraded when some cannot, or only by an older release.
 */
export class ShopHealth {
  private readonly options: ShopHealthOptions;
  private readonly now: () => number;
  private asking: Promise<boolean> | undefined;
  private answer: { readonly isReady: boolean; readonly at: number } | undefined;

  constructor(options: ShopHealthOptions) {
    this.options = options;
    this.now = options.now ?? (() => performance.now());
  }

  async reportHealth(): Promise<HealthReport> {
    const { out: areas, standIns: older } = troubleOf(this.options.source);
    const isReady = await this.servicesReady();
    if (!isReady || areas.length === remoteNames.length) return { state: 'unavailable', areas, older };
    return { state: areas.length + older.length > 0 ? 'degraded' : 'ok', areas, older };
  }

  private servicesReady(): boolean | Promise<boolean> {
    if (this.answer && this.now() - this.answer.at < countsFor) return this.answer.isReady;
    this.asking ??= this.requestHealth().finally(() => (this.asking = undefined));
    return this.asking;
  }

  private async requestHealth(): Promise<boolean> {
    const { gateway, gatewayUrl } = this.options;
    const call = { address: `${gatewayUrl}/ready`, method: 'GET', headers: {}, timeout: limit };
    const isReady = await gateway.sendRequest(call).then(
      ({ status }) => status === 200,
      (error: unknown) => {
        log('warn', 'the gateway does not say whether it is ready', { reason: reasonOf(error) });
        return false;
      },
    );
    this.answer = { isReady, at: this.now() };
    return isReady;
  }
}
