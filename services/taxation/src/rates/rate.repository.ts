import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Rate } from './rate.ts';

/** The rates and a name for this state of them, so that an order can say which it was taxed by. */
export interface RateTable {
  readonly rates: readonly Rate[];
  readonly version: string;
}

@Injectable()
export class RateRepository {
  constructor(private readonly em: EntityManager) {}

  /** All rates with their dates: a few hundred rows. */
  async all(): Promise<RateTable> {
    const rates = await this.em.execute<Rate[]>(
      `select jurisdiction, applies_to as "appliesTo", rate::text,
         effective_from::text as "from", effective_until::text as until
       from taxation.rate order by jurisdiction, applies_to, effective_from desc`,
    );
    const [row] = await this.em.execute<{ version: string | null }[]>(
      `select max(source_version) as version from taxation.rate`,
    );
    return { rates, version: row?.version ?? 'none' };
  }
}
