import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import { byteOrderMark, csvText, dollarsText } from '@gantry/nest-kit/csv-text';
import { Departments } from '../shared/departments.ts';
import { SpendRepository, type SpendLine, type SpendScope } from './spend.repository.ts';

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
  'Promotions USD',
  'Amount USD',
  'Gift',
] as const;

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
    yield byteOrderMark + csvText([columns]);
    for (let at = 0; at < orders.length; at += batch) {
      const lines = await this.spend.readLines(scope, orders.slice(at, at + batch));
      const skus = [...new Set(lines.map(({ sku }) => sku))];
      // the columns are English, and so is what stands in them
      const departments = await this.departments.departmentsOf(skus, 'en-US');
      yield csvText(lines.map((line) => cellsOf(line, departments.get(line.sku)?.name ?? null)));
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
  dollarsText(line.unitPrice),
  // no sign in front: a spreadsheet would calculate it
  dollarsText(line.unitPrice * line.quantity - line.amount),
  dollarsText(line.amount),
  line.isGift ? 'yes' : null,
];
