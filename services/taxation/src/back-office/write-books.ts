import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Call } from '@gantry/nest-kit/call';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { audit, type AuditedChange } from '@gantry/nest-kit/audit';
import { CachedTables } from '../tables/cached-tables.ts';
import { TaxBooksRepository } from '../tables/tax-books.repository.ts';

/** One change of the books. */
export interface BookWrite {
  readonly action: string;
  readonly request: unknown;
}

/** Writes to the books: once per key, one after the other, in the trail, and known to this process when they answer. */
@Injectable()
export class WriteBooks {
  constructor(
    private readonly em: EntityManager,
    private readonly books: TaxBooksRepository,
    private readonly tables: CachedTables,
  ) {}

  /** @param act returns what is entered in the trail, and the answer that is kept for the key */
  async writeOnce<Answer>(
    call: Call,
    { action, request }: BookWrite,
    act: (
      em: EntityManager,
    ) => Promise<{ readonly change: Omit<AuditedChange, 'mark'>; readonly answer: Answer }>,
  ): Promise<Answer> {
    const scope = `${action}:${call.caller.accountId}`;
    const answer = await idempotent(
      this.em,
      { scope, key: call.idempotencyKey ?? '', request },
      async (em) => {
        await this.books.lockBooks(em);
        const { change, answer: made } = await act(em);
        await em.flush();
        const version = await this.books.raiseVersion(em);
        await audit(em, call.caller, { ...change, mark: `tax-books:${version}` });
        return made;
      },
    );
    await this.tables.refresh();
    return answer;
  }
}
