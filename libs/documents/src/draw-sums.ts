import type { BusinessDocument } from '@gantry/contracts/schemas/business-document';
import { ink, margin, type Sheet, soft } from './sheet.ts';

type Sum = BusinessDocument['sums'][number];

const sumWidth = 260;
const valueWidth = 100;
const nameWidth = sumWidth - valueWidth;

const styleOf = ({ isTotal }: Sum) =>
  isTotal ? ({ size: 11, cut: '600', before: 4 } as const) : ({ size: 10, cut: '400', before: 1 } as const);

const heightOf = (sheet: Sheet, sum: Sum): number => {
  const { size, cut, before } = styleOf(sum);
  return sheet.heightOf(sum.label, nameWidth, size, cut) + before + 2;
};

/** How much room the sums take, in points. */
export const heightOfSums = (sheet: Sheet, sums: readonly Sum[]): number =>
  sums.reduce((height, sum) => height + heightOf(sheet, sum), 0);

/** The sums at the right edge, all on one page, the name of each to the left of it. */
export function drawSums(sheet: Sheet, sums: readonly Sum[]): void {
  sheet.makeRoom(heightOfSums(sheet, sums));
  for (const sum of sums) sheet.tagged('P', () => drawSum(sheet, sum), { room: 0 });
}

function drawSum(sheet: Sheet, sum: Sum): void {
  const { size, cut, before } = styleOf(sum);
  const right = sheet.pdf.page.width - margin;
  const top = sheet.pdf.y + before;
  sheet.pdf.y = top;
  const color = sum.isTotal ? ink : soft;
  sheet.writeText(sum.label, { size, cut, x: right - sumWidth, width: nameWidth, color });
  const below = sheet.pdf.y;
  sheet.pdf.y = top;
  const width = sheet.widthOf(sum.value, size, cut) + 1;
  sheet.writeText(sum.value, { size, cut, x: right - width, width: width + 4 });
  sheet.pdf.y = Math.max(below, sheet.pdf.y);
}
