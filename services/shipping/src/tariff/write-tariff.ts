import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { audit, type AuditedChange } from '@gantry/nest-kit/audit';
import type { Call } from '@gantry/nest-kit/call';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { QuoteService } from '../quote/quote.service.ts';

/** What a write to the tariff leaves behind. */
export interface TariffWrite<Answer> {
  /** what is entered in the trail; null where nothing was changed */
  readonly change: Omit<AuditedChange, 'mark'> | null;
  readonly answer: Answer;
}

/** Writes to the tariff: once per key, one after the other, in the trail, and known to this process when they answer. */
@Injectable()
export class WriteTariff {
  constructor(
    private readonly em: EntityManager,
    private readonly quotes: QuoteService,
  ) {}

  /** @param act is told the number of the tariff it changes */
  async writeOnce<Answer>(
    call: Call,
    { action, request }: { readonly action: string; readonly request: unknown },
    act: (em: EntityManager, version: number) => Promise<TariffWrite<Answer>>,
  ): Promise<Answer> {
    const scope = `${action}:${call.caller.accountId}`;
    const answer = await idempotent(
      this.em,
      { scope, key: call.idempotencyKey ?? '', request },
      async (em) => {
        const [row] = await em.execute<{ version: number }[]>(
          'select version from shipping.tariff_book where id = 1 for update',
        );
        const version = row?.version ?? 0;
        const { change, answer: made } = await act(em, version);
        await em.flush();
        if (!change) return made;
        await em.execute('update shipping.tariff_book set version = version + 1 where id = 1');
        await audit(em, call.caller, { ...change, mark: `tariff:${version + 1}` });
        return made;
      },
    );
    this.quotes.forgetTariff();
    return answer;
  }

  /** The number of the tariff as it stands. */
  async version(): Promise<number> {
    const [row] = await this.em.execute<{ version: number }[]>(
      'select version from shipping.tariff_book where id = 1',
    );
    return row?.version ?? 0;
  }
}
