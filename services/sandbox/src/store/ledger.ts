import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A cent that moved, or was reserved or let go, as a provider sees it. */
export interface LedgerEntry {
  readonly at: string;
  readonly provider: 'stripe' | 'paypal';
  readonly kind:
    'authorization' | 'capture' | 'release' | 'refund' | 'refund-failed' | 'dispute' | 'dispute-won';
  /** of what moved: a charge, capture, refund or dispute */
  readonly reference: string;
  /** the payment it belongs to: an intent, or an order of the wallet */
  readonly payment: string;
  /** of the shop, as its client named it */
  readonly order: string | null;
  /** minor units; negative where money leaves the shop; a reservation moves none */
  readonly amount: number;
  readonly fee: number;
}

/** Append-only: what a provider has written here is never changed, and judges the shop's own books. */
export class Ledger {
  private readonly file: string | null;
  private readonly entries: LedgerEntry[] = [];

  /** @param folder null keeps it in memory, for tests */
  constructor(folder: string | null) {
    this.file = folder === null ? null : path.join(folder, 'ledger.ndjson');
    if (folder !== null) mkdirSync(folder, { recursive: true });
    if (this.file !== null) this.entries.push(...readEntries(this.file));
  }

  addEntry(facts: Omit<LedgerEntry, 'at'>): void {
    this.addPastEntry({ at: new Date().toISOString(), ...facts });
  }

  /** One of another moment: a payment of the past that is taken in. */
  addPastEntry(entry: LedgerEntry): void {
    this.entries.push(entry);
    if (this.file !== null) appendFileSync(this.file, `${JSON.stringify(entry)}\n`);
  }

  /** Oldest first. */
  listEntries(payment?: string | null): LedgerEntry[] {
    return payment ? this.entries.filter((entry) => entry.payment === payment) : [...this.entries];
  }
}

function readEntries(file: string): LedgerEntry[] {
  try {
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines.filter(Boolean).map((line) => JSON.parse(line) as LedgerEntry);
  } catch {
    return [];
  }
}
