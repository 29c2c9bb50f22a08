import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { Departments } from '../shared/departments.ts';
import { SpendRepository, type SpendLine, type SpendScope } from './spend.repository.ts';

/** By it spreadsheets know that letters with accents follow. */
const byteOrderMark = '\ufeff';
/** Orders read at once. */
const batch = 200;

const columns = [
  'Order',
  'Placed',
  'Buyer',
  'PO number',
  'Cost center',
  'Line',
  'Department',
  'SKU',
  'Part number',
  'Product',
  'Quantity',
  'Unit',
  'Unit price USD',
  'Amount USD',
] as const;
const dollars = (cents: number): string => (cents / 100).toFixed(2);
// what somebody typed must not be calculated by the spreadsheet that opens it
const written = (rows: readonly (readonly (string | number | null)[])[]): string =>
  stringify([...rows], { escape_formulas: true });

/** The order lines behind a company's spend as CSV, written while it is sent. */
@Injectable()
export class SpendFile {
  constructor(
    private readonly spend: SpendRepository,
    private readonly departments: Departments,
  ) {}

  /** What can fail before the first byte fails here. */
  async writeFile(scope: SpendScope): Promise<Readable> {
    const orders = await this.spend.findOrders(scope);
    return Readable.from(this.rowsOf(scope, orders));
  }

  private async *rowsOf(scope: SpendScope, orders: readonly string[]): AsyncGenerator<string> {
    yield byteOrderMark + written([columns]);
    for (let at = 0; at < orders.length; at += batch) {
      const lines = await this.spend.readLines(scope, orders.slice(at, at + batch));
      const skus = [...new Set(lines.map(({ sku }) => sku))];
      // the columns are English, and so is what stands in them
      const departments = await this.departments.departmentsOf(skus, 'en-US');
      yield written(lines.map((line) => cellsOf(line, departments.get(line.sku)?.name ?? null)));
    }
  }
}

const cellsOf = (line: SpendLine, department: string | null) => [
  line.number.toUpperCase(),
  line.day,
  line.buyer,
  line.poNumber,
  line.costCenter,
  line.lineNumber,
  department,
  line.sku,
  line.partNumber,
  line.name,
  line.quantity,
  line.unitOfMeasure,
  dollars(line.unitPrice),
  dollars(line.amount),
];
