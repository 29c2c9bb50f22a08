import type { BusinessDocument } from '@gantry/contracts/schemas/business-document';
import { margin, type Sheet, soft } from './sheet.ts';

type Table = NonNullable<BusinessDocument['table']>;
type Column = Table['columns'][number];
type Row = Table['rows'][number];

interface Place {
  readonly x: number;
  readonly width: number;
}

const size = 9.5;
const headSize = 8.5;
const cellGap = 10;
const padding = 3;
const belowTable = 6;
const headHeight = 20;

/**
 * The lines of a document; its head stands again on each page. A row stands on one page, the last one together with what
 * follows it.
 *
 * @param follows height of what follows, in points
 */
export function drawTable(sheet: Sheet, table: Table, { follows = 0 } = {}): void {
  const { columns, rows } = table;
  const places = placesOf(sheet, table);
  const element = sheet.pdf.struct('Table');
  sheet.root.add(element);
  const drawRow = (tag: 'TH' | 'TD', draw: (add: (text: () => void) => void) => void) => {
    const row = sheet.pdf.struct('TR');
    element.add(row);
    draw((text) => void row.add(sheet.pdf.struct(tag, {}, text)));
    row.end();
  };
  const head = () => drawRow('TH', (add) => drawHead(sheet, columns, places, add));
  sheet.pdf.y += 6;
  sheet.makeRoom(60);
  head();
  rows.forEach((row, at) => {
    const height = heightOf(sheet, row, columns, places);
    const kept = at === rows.length - 1 ? height + follows + belowTable : height;
    if (sheet.makeRoom(kept < sheet.pageRoom - headHeight ? kept : height)) head();
    drawRow('TD', (add) => drawCells(sheet, row, { columns, places }, add));
  });
  element.end();
  sheet.pdf.y += belowTable;
}

/**
 * Numbers have the width they need, so that none runs into its neighbor; what is left is shared by the other columns, of
 * which none is too narrow for its own head.
 */
function placesOf(sheet: Sheet, { columns, rows }: Table): Place[] {
  const room = sheet.pdf.page.width - 2 * margin - cellGap * (columns.length - 1);
  const needed = columns.map((column, at) => (column.isNumber ? widestOf(sheet, column, rows, at) : 0));
  // what could not be read beside such numbers keeps its share
  const isFitting = needed.reduce((sum, width) => sum + width, 0) <= room * 0.7;
  const fixed = columns.map(({ isNumber }, at) => (isFitting && isNumber ? needed[at]! : null));
  const heads = columns.map(({ label }, at) => fixed[at] ?? sheet.widthOf(label, headSize) + 1);
  const first = shared(columns, fixed, room);
  const widths = shared(
    columns,
    fixed.map((width, at) => width ?? (first[at]! < heads[at]! ? heads[at]! : null)),
    room,
  );
  let x = margin;
  return widths.map((width) => {
    const place = { x, width };
    x += width + cellGap;
    return place;
  });
}

/** Widths that are fixed, and of the others their share of what these leave. */
function shared(columns: readonly Column[], fixed: readonly (number | null)[], room: number): number[] {
  const left = room - fixed.reduce<number>((sum, width) => sum + (width ?? 0), 0);
  const shares = columns.reduce((sum, { share }, at) => (fixed[at] === null ? sum + share : sum), 0);
  return columns.map(({ share }, at) => fixed[at] ?? (left * share) / shares);
}

const widestOf = (sheet: Sheet, { label }: Column, rows: readonly Row[], at: number): number =>
  rows.reduce(
    (width, { cells }) => Math.max(width, sheet.widthOf(cells[at] ?? '', size)),
    sheet.widthOf(label, headSize),
  ) + 1;

function drawHead(
  sheet: Sheet,
  columns: readonly Column[],
  places: readonly Place[],
  add: (text: () => void) => void,
): void {
  const top = sheet.pdf.y;
  let bottom = top;
  columns.forEach((column, at) => {
    sheet.pdf.y = top;
    add(() => writeCell(sheet, column.label, column, { ...places[at]!, size: headSize, color: soft }));
    bottom = Math.max(bottom, sheet.pdf.y);
  });
  sheet.pdf.y = bottom + 2;
  sheet.drawRule();
}

function drawCells(
  sheet: Sheet,
  row: Row,
  { columns, places }: { readonly columns: readonly Column[]; readonly places: readonly Place[] },
  add: (text: () => void) => void,
): void {
  const top = sheet.pdf.y + padding;
  let bottom = top;
  columns.forEach((column, at) => {
    sheet.pdf.y = top;
    add(() => writeCell(sheet, row.cells[at] ?? '', column, { ...places[at]!, size }));
    bottom = Math.max(bottom, sheet.pdf.y);
  });
  sheet.pdf.y = bottom;
  const below = remarksPlace(sheet, places);
  for (const text of row.below) {
    add(() => sheet.writeText(text, { size: 8.5, color: soft, gap: 0, ...below }));
  }
  sheet.pdf.y += 2;
  sheet.drawRule();
}

/** Remarks begin where the second column does, which names the row, and go on to the right edge. */
function remarksPlace({ pdf }: Sheet, places: readonly Place[]): Place {
  const x = places[1]?.x ?? margin;
  return { x, width: pdf.page.width - margin - x };
}

/** A number ends at the right edge of its column and is never broken; text begins at the left and goes on below. */
function writeCell(
  sheet: Sheet,
  text: string,
  { isNumber }: Column,
  { x, width, size: points, color }: Place & { readonly size: number; readonly color?: string },
): void {
  const style = { size: points, gap: 0, ...(color ? { color } : {}) };
  if (!isNumber) return sheet.writeText(text, { ...style, x, width });
  const needed = sheet.widthOf(text, points) + 1;
  sheet.writeText(text, { ...style, x: x + width - needed, width: needed + 4 });
}

/** Cells are measured as if each part of a text had the widths of the first font, with a line to spare. */
function heightOf(
  sheet: Sheet,
  { cells, below }: Row,
  columns: readonly Column[],
  places: readonly Place[],
): number {
  const heights = cells.map((text, at) =>
    columns[at]?.isNumber ? 14 : sheet.heightOf(text, places[at]?.width ?? 0, size),
  );
  const { width } = remarksPlace(sheet, places);
  const remarks = below.reduce((sum, text) => sum + sheet.heightOf(text, width, 8.5), 0);
  return Math.max(...heights) + remarks + padding + 4;
}
