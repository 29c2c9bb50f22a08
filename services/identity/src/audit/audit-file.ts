import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { AuditEntry, AuditFilter } from '@gantry/contracts/schemas/account';
import { byteOrderMark, csvText } from '@gantry/nest-kit/csv-text';
import type { NarrowedTrail } from './audit-narrowing.ts';
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
    const trail = await this.search.narrowTrail(filter);
    const first = trail ? await this.search.findEntries(trail, { limit: batch }) : [];
    return Readable.from(this.rowsOf(trail, first));
  }

  /** By the place of the last one, so that entries written meanwhile move nothing. */
  private async *rowsOf(trail: NarrowedTrail | null, first: readonly AuditEntry[]): AsyncGenerator<string> {
    yield byteOrderMark + csvText([columns]);
    let entries = first;
    while (trail && entries.length > 0) {
      yield csvText(entries.map(cellsOf));
      const behind = entries.at(-1)?.id;
      if (entries.length < batch || !behind) return;
      entries = await this.search.findEntries(trail, { limit: batch, behind });
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
