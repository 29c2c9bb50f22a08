import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { AuditEntry, AuditFilter } from '@gantry/contracts/schemas/account';
import { byteOrderMark, csvText } from '@gantry/nest-kit/csv-text';
import { AuditSearch } from './audit-search.ts';

/** Entries read at once. */
const batch = 1000;

const columns = [
  'Entry',
  'At (UTC)',
  'User',
  'Role',
  'For',
  'Record',
  'Number',
  'Field',
  'Before',
  'After',
  'Reason',
  'Request',
] as const;

/** What of the trail matches as CSV, written while it is sent. */
@Injectable()
export class AuditFile {
  constructor(private readonly search: AuditSearch) {}

  /** What can fail before the first byte fails here. */
  async writeFile(filter: AuditFilter): Promise<Readable> {
    const first = await this.search.readEntries(filter, { limit: batch });
    return Readable.from(this.rowsOf(filter, first));
  }

  /** By the number of the last one, so that entries written meanwhile move nothing. */
  private async *rowsOf(filter: AuditFilter, first: readonly AuditEntry[]): AsyncGenerator<string> {
    yield byteOrderMark + csvText([columns]);
    let entries = first;
    while (entries.length > 0) {
      yield csvText(entries.map(cellsOf));
      const before = entries.at(-1)?.id;
      if (entries.length < batch || !before) return;
      entries = await this.search.readEntries(filter, { limit: batch, before });
    }
  }
}

const cellsOf = (entry: AuditEntry) => [
  entry.id,
  entry.at,
  entry.actor,
  entry.actorRole,
  entry.onBehalfOf,
  entry.entity,
  entry.entityNumber?.toUpperCase() ?? null,
  entry.field,
  entry.before,
  entry.after,
  entry.reason,
  entry.requestId,
];
