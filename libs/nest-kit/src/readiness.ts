import { Injectable } from '@nestjs/common';

/** Answers whether one part works; throwing means no. */
export type ReadinessCheck = () => Promise<boolean>;
export interface ReadinessReport {
  readonly ready: boolean;
  /** part → whether it works; no reasons, those are in the log */
  readonly checks: Readonly<Record<string, boolean>>;
}

/** Collects the checks behind `/ready`. A service adds its own: `readiness.add('index', async () => index.isBuilt)`. */
@Injectable()
export class Readiness {
  readonly #checks = new Map<string, ReadinessCheck>();

  add(part: string, check: ReadinessCheck): void {
    this.#checks.set(part, check);
  }

  async report(): Promise<ReadinessReport> {
    const checked = await Promise.all(
      [...this.#checks].map(async ([part, check]) => [part, await check().catch(() => false)] as const),
    );
    return { ready: checked.every(([, works]) => works), checks: Object.fromEntries(checked) };
  }
}
