import type { BusinessDocument } from '@gantry/contracts/schemas/business-document';
import { margin, type Sheet, soft } from './sheet.ts';

type Fact = BusinessDocument['facts'][number];

const columns = 3;
const gap = 14;
const below = 8;

/**
 * Facts in three columns, each under its name. The next one stands where most room is left, so that short ones, such as
 * the terms, fill the room beside an address.
 */
export function drawFacts(sheet: Sheet, facts: readonly Fact[]): void {
  const width = (sheet.pdf.page.width - 2 * margin - gap * (columns - 1)) / columns;
  const { places, height } = placed(facts.map((fact) => heightOf(sheet, fact, width)));
  if (height < sheet.pageRoom) sheet.makeRoom(height);
  const top = sheet.pdf.y;
  facts.forEach((fact, at) => {
    const { column, down } = places[at]!;
    sheet.pdf.y = top + down;
    const x = margin + column * (width + gap);
    sheet.tagged('P', () => writeFact(sheet, fact, { x, width }), { room: 0 });
  });
  sheet.pdf.y = top + height;
}

const heightOf = (sheet: Sheet, { label, lines }: Fact, width: number): number =>
  lines.reduce((sum, text) => sum + sheet.heightOf(text, width, 10), sheet.heightOf(label, width, 8.5) + 1) +
  below;

/** The column of each and how far down it stands, and how high the highest column is. */
function placed(heights: readonly number[]) {
  const filled = Array.from({ length: columns }, () => 0);
  const places = heights.map((height) => {
    const down = Math.min(...filled);
    const column = filled.indexOf(down);
    filled[column] = down + height;
    return { column, down };
  });
  return { places, height: Math.max(...filled) };
}

function writeFact(
  sheet: Sheet,
  { label, lines }: Fact,
  place: { readonly x: number; readonly width: number },
): void {
  sheet.writeText(label, { size: 8.5, color: soft, gap: 1, ...place });
  for (const text of lines) sheet.writeText(text, { size: 10, gap: 0, ...place });
}
