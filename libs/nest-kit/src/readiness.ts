import { Injectable } from '@nestjs/common';

/** Answers whether one part works; throwing means no. */
export type ReadinessCheck = () => Promise<boolean>;
export interface ReadinessReport {
  readonly ready: boolean;
  /** part → whether it works; no reasons, those are in the log */
  readonly checks: Readonly<Record<string, boolean>>;
}

interface Part {
  check: ReadinessCheck;
  needed: boolean;
}

/**
 * Collects the checks behind `/ready`. A service adds its own. A part that is not needed is told and makes nothing
 * unready: without it the service answers too, only slower.
 */
@Injectable()
export class Readiness {
  readonly #parts = new Map<string, Part>();

  add(part: string, check: ReadinessCheck, { needed = true } = {}): void {
    this.#parts.set(part, { check, needed });
  }

  /** Makes this report speak for another one too: as a part of its name, and for each part that is not needed there. */
  join(name: string, other: Readiness): void {
    this.add(name, async () => (await other.report()).ready);
    for (const [part, { check, needed }] of other.#parts)
      if (!needed) this.add(`${name}.${part}`, check, { needed });
  }

  async report(): Promise<ReadinessReport> {
    const checked = await Promise.all(
      [...this.#parts].map(async ([part, { check, needed }]) => {
        const works = await check().catch(() => false);
        return { part, works, isFine: works || !needed };
      }),
    );
    return {
      ready: checked.every(({ isFine }) => isFine),
      checks: Object.fromEntries(checked.map(({ part, works }) => [part, works])),
    };
  }
}
