import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { tryImportLockSql } from '../feeds/import/run/import-lock.ts';
import { runIn } from '../version/run-sql.ts';

/** So long a picture waits to be named by a product that is saved. */
const age = `interval '1 day'`;

const recordSql = `insert into catalog.picture_upload (file) values ($1)
  on conflict (file) do update set at = now()`;
const renewSql = 'update catalog.picture_upload set at = now() where file = $1';
const oldSql = `select file from catalog.picture_upload where at < now() - ${age} order by at limit 1000`;
const claimSql = `delete from catalog.picture_upload where file = $1 and at < now() - ${age} returning file`;
// The history names what products had: it may be put back. The first part is spelled as the index product_files has it.
const namedSql = `select exists (select from catalog.product
      where images || documents <> '[]' and images || documents @> $1::jsonb)
    or exists (select from catalog.product_pin
      where field = 'images' and (value @> $1::jsonb or fed @> $1::jsonb))
    or exists (select from catalog.product_change
      where field = 'images' and (before @> $1::jsonb or after @> $1::jsonb)) as "isNamed"`;

/**
 * Pictures that were sent and may be named by no product. A file belongs to whoever holds its row here, to the end of
 * their transaction: who sends the same bytes, who saves a product with them, and who takes them away wait for each other.
 */
@Injectable()
export class PictureUploads {
  constructor(private readonly em: EntityManager) {}

  /** A file is sent, perhaps again. Before it is written, in the transaction that writes it. */
  async recordUpload(file: string): Promise<void> {
    await runIn(this.em)(recordSql, [file]);
  }

  /** A product is about to be saved with a file. Before it is looked for, in the transaction that saves the product. */
  async renewUpload(file: string): Promise<void> {
    await runIn(this.em)(renewSql, [file]);
  }

  /** Files that were sent more than a day ago. */
  async findOld(): Promise<string[]> {
    return (await runIn(this.em)<{ file: string }>(oldSql, [])).map(({ file }) => file);
  }

  /** Takes hold of a file that is still old and forgets its row, in the caller's transaction. @returns whether it was */
  async claimOld(file: string): Promise<boolean> {
    return (await runIn(this.em)(claimSql, [file])).length > 0;
  }

  /** Keeps imports out to the end of the transaction: what they name is not to be seen before they end. @returns whether none runs */
  async keepImportsOut(): Promise<boolean> {
    const [lock] = await runIn(this.em)<{ got: boolean }>(tryImportLockSql, []);
    return lock?.got ?? false;
  }

  /** Whether a product names a file, feeds would have it so, or the history of products does. */
  async isNamed(file: string): Promise<boolean> {
    const [found] = await runIn(this.em)<{ isNamed: boolean }>(namedSql, [
      JSON.stringify([{ source: file }]),
    ]);
    return found?.isNamed ?? true;
  }
}
