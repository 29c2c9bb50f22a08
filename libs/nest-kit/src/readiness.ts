import { Injectable } from '@nestjs/common';

/** Answers whether one part works; throwing means no. */
export type ReadinessCheck = () => Promise<boolean>;
export interface ReadinessReport {
  readonly ready: boolean;
  /** part → whether it works; no reasons, those are in the log */
  readonly checks: Readonly<Record<string, boolean>>;
}

interface Part {
  readonly check: ReadinessCheck;
  readonly needed: boolean;
  /** the check under way: what hangs is not asked again before it has answered */
  running?: Promise<boolean> | undefined;
}

/** Milliseconds after which a part that has not answered does not work; a database that hangs says nothing at all. */
const answersWithin = 700;

/**
 * Collects the checks behind `/ready`. A service adds its own. A part that is not needed is told and makes nothing
 * unready: without it the service answers too, only slower.
 */
@Injectable()
export class Readiness {
  private readonly parts = new Map<string, Part>();

  addPart(part: string, check: ReadinessCheck, { needed = true } = {}): void {
    this.parts.set(part, { check, needed });
  }

  /** Makes this report speak for another one too: as a part of its name, and for each part that is not needed there. */
  join(name: string, other: Readiness): void {
    this.addPart(name, async () => (await other.reportReadiness()).ready);
    for (const [part, { check, needed }] of other.parts)
      if (!needed) this.addPart(`${name}.${part}`, check, { needed });
  }

  async reportReadiness(): Promise<ReadinessReport> {
    const checked = await Promise.all(
      [...this.parts].map(async ([name, part]) => {
        const works = await inTime(run(part));
        return { part: name, works, isFine: works || !part.needed };
      }),
    );
    return {
      ready: checked.every(({ isFine }) => isFine),
      checks: Object.fromEntries(checked.map(({ part, works }) => [part, works])),
    };
  }
}

function run(part: Part): Promise<boolean> {
  part.running ??= part
    .check()
    .catch(() => false)
    .finally(() => (part.running = undefined));
  return part.running;
}

async function inTime(works: Promise<boolean>): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), answersWithin);
  try {
    return await Promise.race([works, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
