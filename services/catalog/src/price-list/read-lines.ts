import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { PriceListProblem } from '@gantry/contracts/schemas/price-list';
import { centsIn } from '@gantry/contracts/schemas/common';
import type { ListLine } from '../price/list-lines.ts';

/** Columns of the file; of the first three a line fills in one, of the last two as well. */
const columns = ['sku', 'category', 'brand', 'from_quantity', 'price', 'percent_off'] as const;
type Cells = Partial<Record<(typeof columns)[number], string>>;
type Problem = PriceListProblem['problem'];

/** A line as it stands in the file, and where; its target is checked against the catalogue by whoever asks. */
export interface ReadLine extends ListLine {
  readonly at: number;
}

/** The lines of a CSV file (`,`, `;` or tabs) and what is wrong with the others. */
export function readLines(text: string): { lines: ReadLine[]; problems: PriceListProblem[] } {
  const rows = rowsOf(text);
  const [head, ...body] = rows;
  if (!head) return { lines: [], problems: [] };
  const names = head.cells.map((cell) => cell.toLowerCase().replaceAll(/[\s-]+/g, '_'));
  const problems: PriceListProblem[] = [];
  if (!names.some((name) => ['sku', 'category', 'brand'].includes(name)))
    return {
      lines: [],
      problems: [{ line: head.at, problem: 'no-head', given: head.cells.join(',').slice(0, 80) }],
    };
  const seen = new Set<string>();
  const lines = body.flatMap(({ cells, at }) => {
    const read = readLine(Object.fromEntries(names.map((name, place) => [name, cells[place]?.trim() ?? ''])));
    const key = 'problem' in read ? '' : `${read.kind} ${read.target} ${read.quantity}`;
    const problem: Problem | null = 'problem' in read ? read.problem : seen.has(key) ? 'repeated' : null;
    if (problem) problems.push({ line: at, problem, given: cells.filter(Boolean).join(', ').slice(0, 80) });
    if (problem || 'problem' in read) return [];
    seen.add(key);
    return [{ ...read, at }];
  });
  return { lines, problems };
}

function rowsOf(text: string): { cells: string[]; at: number }[] {
  const first = text.split('\n', 1)[0] ?? '';
  const delimiter = first.includes('\t') ? '\t' : first.includes(';') ? ';' : ',';
  const options = {
    delimiter,
    bom: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
  };
  const rows = parse(text, { ...options, info: true }) as unknown as {
    record: string[];
    info: { lines: number };
  }[];
  return rows.map(({ record, info }) => ({ cells: record, at: info.lines }));
}

function readLine(cells: Cells): ListLine | { problem: Problem } {
  const targets = [
    { kind: 'product' as const, target: cells.sku?.toUpperCase() ?? '' },
    { kind: 'category' as const, target: cells.category?.toLowerCase().replaceAll(/^\/+|\/+$/g, '') ?? '' },
    { kind: 'brand' as const, target: cells.brand?.toLowerCase() ?? '' },
  ].filter(({ target }) => target !== '');
  const [target] = targets;
  if (!target) return { problem: 'no-target' };
  if (targets.length > 1) return { problem: 'several-targets' };
  const quantity = cells.from_quantity ? Number(cells.from_quantity) : 1;
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > 999_999) return { problem: 'not-quantity' };
  const price = readPrice(cells);
  return 'problem' in price ? price : { ...target, quantity, ...price };
}

function readPrice({
  price = '',
  percent_off: percent = '',
}: Cells): Pick<ListLine, 'amount' | 'basisPoints'> | { problem: Problem } {
  if (!price && !percent) return { problem: 'no-price' };
  if (price && percent) return { problem: 'several-prices' };
  if (price) {
    const amount = centsIn(price);
    return amount === null ? { problem: 'not-amount' } : { amount, basisPoints: null };
  }
  const share = /^(\d{1,2}(?:[.,]\d{1,2})?)\s?%?$/.exec(percent)?.[1];
  const basisPoints = share === undefined ? 0 : Math.round(Number(share.replace(',', '.')) * 100);
  return basisPoints === 0 ? { problem: 'not-percent' } : { amount: null, basisPoints };
}

/** A line as it is stored. */
export const withoutPlace = ({ kind, target, quantity, amount, basisPoints }: ReadLine): ListLine => ({
  kind,
  target,
  quantity,
  amount,
  basisPoints,
});

/** Lines as the file that gives them again. */
export function linesText(lines: readonly ListLine[]): string {
  const rows = lines.map(({ kind, target, quantity, amount, basisPoints }) => [
    kind === 'product' ? target : '',
    kind === 'category' ? target : '',
    kind === 'brand' ? target : '',
    String(quantity),
    amount === null ? '' : (amount / 100).toFixed(2),
    basisPoints === null ? '' : String(basisPoints / 100),
  ]);
  return stringify([[...columns], ...rows]);
}
