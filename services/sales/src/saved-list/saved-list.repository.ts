import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { ListSharing } from '@gantry/contracts/schemas/saved-list';

/** Who reads a list. */
export type ListReader = Pick<Identity, 'accountId' | 'companyId'>;
/** A list as it is stored. */
export interface StoredList {
  readonly id: string;
  readonly accountId: string;
  readonly owner: string;
  readonly sharing: ListSharing;
  readonly name: string;
  readonly version: number;
  readonly updatedAt: Date;
  readonly lineCount: number;
}
/** A line as it is stored, with what the product was called when it was put in. */
export interface StoredLine {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  readonly brand: string | null;
  readonly partNumber: string;
  readonly quantity: number;
  readonly note: string | null;
}
export type NewLine = Omit<StoredLine, 'id'>;

const listColumns = `l.id, l.account_id as "accountId", l.owner, l.sharing, l.name, l.version,
  l.updated_at as "updatedAt",
  (select count(*)::int from sales.saved_list_line where list_id = l.id) as "lineCount"`;
/** Lists a reader knows of: their own, and those shared inside their company. Parameters: account, company. */
const isKnown = `(l.account_id = ? or (l.sharing <> 'none' and l.company_id = ?::uuid))`;
const known = ({ accountId, companyId }: ListReader) => [accountId ?? '', companyId ?? null];

/** Saved lists in the database. A list that is not shared with its reader does not exist for them. */
@Injectable()
export class SavedListRepository {
  constructor(private readonly em: EntityManager) {}

  /** By name. */
  listLists(reader: ListReader): Promise<StoredList[]> {
    return this.em.execute<StoredList[]>(
      `select ${listColumns} from sales.saved_list l where ${isKnown} order by lower(l.name), l.created_at`,
      known(reader),
    );
  }

  async findList(reader: ListReader, id: string): Promise<StoredList | null> {
    const [list] = await this.em.execute<StoredList[]>(
      `select ${listColumns} from sales.saved_list l where l.id = ? and ${isKnown}`,
      [id, ...known(reader)],
    );
    return list ?? null;
  }

  /** In the order they were put in. */
  readLines(listId: string): Promise<StoredLine[]> {
    return this.em.execute<StoredLine[]>(
      `select id, sku, name, brand, part_number as "partNumber", quantity, note
       from sales.saved_list_line where list_id = ? order by position`,
      [listId],
    );
  }

  async countOf(accountId: string): Promise<number> {
    const [row] = await this.em.execute<{ count: number }[]>(
      'select count(*)::int as count from sales.saved_list where account_id = ?',
      [accountId],
    );
    return row?.count ?? 0;
  }

  async insertList(
    { accountId, companyId, owner, name }: ListReader & { readonly owner: string; readonly name: string },
    lines: readonly NewLine[],
  ): Promise<string> {
    const id = randomUUID();
    await this.em.execute(
      'insert into sales.saved_list (id, account_id, company_id, owner, name) values (?, ?, ?, ?, ?)',
      [id, accountId, companyId, owner, name],
    );
    for (const line of lines) await this.putLine(id, line);
    return id;
  }

  /** Writes a change of the list itself; false when its version is another. */
  changeList(
    id: string,
    version: number,
    {
      name,
      sharing,
      sharedIn,
    }: Pick<StoredList, 'name' | 'sharing'> & {
      /** the company it is shared in from now on; null: as it was */
      readonly sharedIn: string | null;
    },
  ): Promise<boolean> {
    return this.isChanged(
      `update sales.saved_list set name = ?, sharing = ?, company_id = coalesce(?::uuid, company_id),
         version = version + 1, updated_at = now()
       where id = ? and version = ? returning id`,
      [name, sharing, sharedIn, id, version],
    );
  }

  /** Marks a list as changed; false when its version is another. Others wait for the transaction. */
  touch(id: string, version: number | null): Promise<boolean> {
    return this.isChanged(
      `update sales.saved_list set version = version + 1, updated_at = now()
       where id = ? and version = coalesce(?::int, version) returning id`,
      [id, version],
    );
  }

  async removeList(id: string): Promise<void> {
    await this.em.execute('delete from sales.saved_list where id = ?', [id]);
  }

  /** Puts a product in a list, at its end; one that is there already gets the quantities added. */
  async putLine(listId: string, line: NewLine): Promise<void> {
    await this.em.execute(
      `insert into sales.saved_list_line (id, list_id, position, sku, name, brand, part_number, quantity, note)
       select ?, ?, 1 + coalesce(max(position), 0), ?, ?, ?, ?, ?::int, ? from sales.saved_list_line where list_id = ?
       on conflict (list_id, sku) do update set
         quantity = least(saved_list_line.quantity + excluded.quantity, 999999),
         note = coalesce(excluded.note, saved_list_line.note)`,
      [
        randomUUID(),
        listId,
        line.sku,
        line.name,
        line.brand,
        line.partNumber,
        line.quantity,
        line.note,
        listId,
      ],
    );
  }

  changeLine(listId: string, lineId: string, { quantity, note }: Pick<NewLine, 'quantity' | 'note'>) {
    return this.isChanged(
      'update sales.saved_list_line set quantity = ?, note = ? where list_id = ? and id = ? returning id',
      [quantity, note, listId, lineId],
    );
  }

  async removeLine(listId: string, lineId: string): Promise<void> {
    await this.em.execute('delete from sales.saved_list_line where list_id = ? and id = ?', [listId, lineId]);
  }

  private async isChanged(sql: string, parameters: unknown[]): Promise<boolean> {
    return (await this.em.execute<unknown[]>(sql, parameters)).length > 0;
  }
}
