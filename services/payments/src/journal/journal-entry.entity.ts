import { randomUUID } from 'node:crypto';
import { Collection, defineEntity, p } from '@mikro-orm/core';
import type { Entry } from './entries.ts';

const JournalEntrySchema = defineEntity({
  name: 'JournalEntry',
  schema: 'payments',
  tableName: 'journal_entry',
  properties: {
    id: p.uuid().primary(),
    cause: p.string().unique(),
    kind: p.string().$type<Entry['kind']>(),
    orderNumber: p.string().nullable(),
    at: p.datetime(),
    postings: () => p.oneToMany(JournalPosting).mappedBy('entry'),
  },
});

const JournalPostingSchema = defineEntity({
  name: 'JournalPosting',
  schema: 'payments',
  tableName: 'journal_posting',
  properties: {
    id: p.uuid().primary(),
    entry: () => p.manyToOne(JournalEntry),
    account: p.string(),
    orderNumber: p.string().nullable(),
    /** minor units; debits are positive, credits negative */
    amount: p.bigint('number'),
    currency: p.string(),
  },
});

/** One move of money between named accounts. Written once; the database refuses to change it. */
export class JournalEntry extends JournalEntrySchema.class {
  static of({ cause, kind, orderNumber, at, postings }: Entry): JournalEntry {
    const entry = Object.assign(new JournalEntry(), { id: randomUUID(), cause, kind, orderNumber, at });
    entry.postings = new Collection<JournalPosting, JournalEntry>(entry);
    for (const [account, amount, order = orderNumber] of postings) {
      if (amount === 0) continue;
      const facts = { id: randomUUID(), entry, account, orderNumber: order, amount, currency: 'USD' };
      entry.postings.add(Object.assign(new JournalPosting(), facts));
    }
    return entry;
  }
}
JournalEntrySchema.setClass(JournalEntry);

/** What one account gains or loses by an entry. */
export class JournalPosting extends JournalPostingSchema.class {}
JournalPostingSchema.setClass(JournalPosting);
