import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import { OnEvent } from '@gantry/nest-kit/events';
import { invoiceEntry, type Entry } from './entries.ts';
import { JournalEntry } from './journal-entry.entity.ts';

/** The double-entry journal: every cent moves between named accounts, once for each cause, and is never changed. */
@Injectable()
export class Journal {
  constructor(private readonly em: EntityManager) {}

  /** In the caller's transaction. A cause that has its entry already fails it: the caller knows what it has posted. */
  async post(entries: readonly Entry[]): Promise<void> {
    for (const entry of entries) {
      if (entry.postings.some(([, amount]) => amount !== 0)) this.em.persist(JournalEntry.of(entry));
    }
    await this.em.flush();
  }

  /** The same for what may be told twice, such as a row of a provider's ledger. */
  async postOnce(entry: Entry): Promise<void> {
    const known = await this.em.count(JournalEntry, { cause: entry.cause });
    if (known === 0) await this.post([entry]);
  }

  /** One in the place of another of the same amounts moves nothing: what the first one moved stays. */
  @OnEvent('invoice.issued')
  async postInvoice(issued: EventPayload<'invoice.issued'>): Promise<void> {
    if (issued.replaces === null) await this.postOnce(invoiceEntry(issued));
  }
}
