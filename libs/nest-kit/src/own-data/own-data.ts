import { Inject, Injectable, type Provider } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { DataOwner, OwnDataPage } from '@gantry/contracts/schemas/data-export';
import { DomainError } from '../errors.ts';
import { pageStatement, rowStatement, type OwnDataDefinition, type OwnRows } from './own-rows.ts';

/** Rows of a page: some orders have hundreds of lines. */
const pageSize = 50;
/** Injection token of what a service gives. */
const OWN_DATA = Symbol('own data');

interface Row {
  readonly key: string;
  readonly row: Readonly<Record<string, unknown>>;
}

/** A service's data of an account, page by page, as its definition says. */
@Injectable()
export class OwnData {
  constructor(
    private readonly em: EntityManager,
    @Inject(OWN_DATA) private readonly definition: OwnDataDefinition,
  ) {}

  /**
   * A page of a part.
   * @param after `next` of the page before; empty: the first page
   * @throws DomainError NOT_FOUND for a part the service does not have
   */
  async readPage(owner: DataOwner, part: string, after: string): Promise<OwnDataPage> {
    const statement = pageStatement(this.definition.schema, this.rowsOf(part), pageSize);
    const rows = await this.em.execute<Row[]>(statement, [...parametersOf(owner), after]);
    const next = rows.length < pageSize ? null : (rows.at(-1)?.key ?? null);
    return { rows: rows.map(({ row }) => row), next };
  }

  /** The row of a part that has a key; null where it is not the account's. */
  async findRow(owner: DataOwner, part: string, key: string): Promise<Row['row'] | null> {
    const statement = rowStatement(this.definition.schema, this.rowsOf(part));
    const [found] = await this.em.execute<Row[]>(statement, [...parametersOf(owner), key, '']);
    return found?.row ?? null;
  }

  private rowsOf(part: string): OwnRows {
    const { parts } = this.definition;
    const rows = Object.hasOwn(parts, part) ? parts[part] : undefined;
    if (!rows) throw new DomainError('NOT_FOUND');
    return rows;
  }
}

/** `OwnData` for the providers of a service. */
export const provideOwnData = (definition: OwnDataDefinition): Provider[] => [
  { provide: OWN_DATA, useValue: definition },
  OwnData,
];

const parametersOf = ({ accountId, accountNumber, email }: DataOwner): string[] => [
  accountId,
  accountId,
  accountNumber,
  email,
];
