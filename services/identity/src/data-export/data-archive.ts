import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { DataOwner } from '@gantry/contracts/schemas/data-export';
import { exportParts, fileParts, type ExportPart, type FilePart } from '@gantry/domain/data-export';
import { Logger } from '@gantry/nest-kit/logger';
import { StoreConfig } from '@gantry/nest-kit/store-config';
import { archiveReadme } from './archive-readme.ts';
import { OwnPages, type OwnRow } from './own-pages.ts';
import { tableOf, tableParts, type TablePart } from './own-tables.ts';
import { zipOf, type ArchiveEntry } from './zip-stream.ts';

const parts = Object.keys(exportParts) as ExportPart[];
const isFilePart = (part: ExportPart): part is FilePart => (fileParts as readonly string[]).includes(part);

/** The copy of an account's data, written while it is sent. */
@Injectable()
export class DataArchive {
  constructor(
    private readonly pages: OwnPages,
    private readonly config: StoreConfig,
    private readonly log: Logger,
  ) {}

  /** @param locale of the README */
  writeArchive(owner: DataOwner, locale: string): Readable {
    const archive = Readable.from(zipOf(this.entriesOf(owner, locale)), { objectMode: false });
    // the answer has begun, and ends in the middle: nobody else says why
    const { accountNumber } = owner;
    return archive.on('error', (err) => this.log.error({ err, accountNumber }, 'a copy of data broke off'));
  }

  private async *entriesOf(owner: DataOwner, locale: string): AsyncGenerator<ArchiveEntry> {
    const store = { title: this.config.STORE_TITLE, email: this.config.STORE_EMAIL };
    const readme = archiveReadme({ owner, store, at: new Date() }, locale);
    yield { name: 'README.txt', content: Readable.from([readme]) };
    for (const part of parts)
      if (isFilePart(part)) yield* this.filesOf(part, owner);
      else yield { name: `${part}.json`, content: jsonOf(this.pages.rowsOf(part, owner)) };
    for (const part of Object.keys(tableParts) as TablePart[])
      yield { name: `${part}.csv`, content: tableOf(part, this.pages.rowsOf(part, owner)) };
  }

  /** The bytes first, so that the list says where each of them lies. */
  private async *filesOf(part: FilePart, owner: DataOwner): AsyncGenerator<ArchiveEntry> {
    const listed: OwnRow[] = [];
    for await (const row of this.pages.rowsOf(part, owner)) {
      const content = await this.pages.openFile(part, owner, String(row.id));
      const name = `${part}/${placeOf(row)}`;
      listed.push({ ...row, path: content && name });
      if (content) yield { name, content, isPacked: true };
    }
    yield { name: `${part}.json`, content: jsonOf(Readable.from(listed)) };
  }
}

/** Two files may have one name; and nothing of a name leads out of its folder. */
const placeOf = ({ id, name }: OwnRow): string =>
  `${String(id)}-${String(name).replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_')}`;

/** Rows as one JSON array, while they come. */
async function* jsonOf(rows: AsyncIterable<OwnRow>): AsyncGenerator<string> {
  let start = '[\n';
  for await (const row of rows) {
    yield start + JSON.stringify(row, null, 2);
    start = ',\n';
  }
  yield start === '[\n' ? '[]\n' : '\n]\n';
}
