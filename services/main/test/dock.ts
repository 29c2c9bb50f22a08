import { randomUUID } from 'node:crypto';
import type { Browser, Answer } from './browser.ts';

/** What staff do with an order until its goods have left. */
export class Dock {
  /** @param admin signed in with every right */
  constructor(private readonly admin: Browser) {}

  /** Takes all lines of an order to a status. */
  async moveLines(number: string, to: string): Promise<void> {
    const { lines, version } = ok(await this.admin.get(`/admin/orders/${number}`)).data;
    const body = { lineIds: lines.map(({ lineId }: any) => lineId), to, version, reason: 'because' };
    ok(await this.admin.send('POST', `/admin/orders/${number}/transitions`, body, randomUUID()));
  }

  /** Ships everything that has not left, in one parcel. */
  async ship(number: string): Promise<void> {
    const { lines, version } = ok(await this.admin.get(`/admin/orders/${number}/fulfillment`)).data;
    const units = lines.map(({ lineId, open }: any) => ({ lineId, quantity: open }));
    const packages = [{ pounds: '1', length: '1', width: '1', height: '1', tracking: null }];
    const form = { lines: units, service: 'ups-ground', packages };
    ok(await this.admin.send('POST', `/admin/orders/${number}/shipments`, { version, form }, randomUUID()));
  }
}

/** @throws for any answer but 200 */
export function ok(answer: Answer): Answer {
  if (answer.status === 200) return answer;
  throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.error)}`);
}
