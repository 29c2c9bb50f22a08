import type { BusinessDocument } from '@gantry/contracts/schemas/business-document';
import { documentWords } from './document-words.ts';
import { drawTable } from './draw-table.ts';
import { ink, margin, Sheet, soft } from './sheet.ts';

const factColumns = 3;
const gap = 14;
const sumWidth = 240;

/**
 * A business document as a PDF of letter size, tagged for readers that read aloud. The same document gives the same bytes,
 * whenever it is drawn.
 */
export async function drawDocument(document: BusinessDocument): Promise<Buffer> {
  const { locale, title, seller, notice } = document;
  const words = documentWords(locale);
  const madeAt = new Date(document.issuedAt);
  const sheet = await Sheet.open({ locale, title, author: seller.name, subject: title, madeAt });
  drawSeller(sheet, seller);
  sheet.tagged('H1', () => sheet.writeText(title, { size: 18, cut: '600', before: 12, gap: 8 }));
  if (notice) sheet.tagged('P', () => sheet.writeText(notice, { size: 11, cut: '600', gap: 6 }));
  drawFacts(sheet, document.facts);
  if (document.table) drawTable(sheet, document.table);
  for (const sum of document.sums) drawSum(sheet, sum);
  for (const { heading, paragraphs } of document.sections) {
    if (heading) sheet.heading(heading);
    for (const text of paragraphs) drawParagraph(sheet, text, heading ? 0 : 10);
  }
  return sheet.close((page, pages) => [
    [seller.name, ...seller.lines].join(' · '),
    `${title} · ${words.format('page', { page: String(page), pages: String(pages) })}`,
  ]);
}

function drawSeller(sheet: Sheet, { name, lines }: BusinessDocument['seller']): void {
  sheet.tagged('P', () => sheet.writeText(name, { size: 13, cut: '600', gap: 1 }));
  for (const text of lines) sheet.tagged('P', () => sheet.writeText(text, { size: 9, color: soft, gap: 0 }));
}

function drawParagraph(sheet: Sheet, text: string, before: number): void {
  const width = sheet.pdf.page.width - 2 * margin;
  const room = Math.min(sheet.heightOf(text, width, 10) + before, 200);
  sheet.tagged('P', () => sheet.writeText(text, { size: 10, before, gap: 4 }), { room });
}

/** Facts side by side, three in a row, each under its name. */
function drawFacts(sheet: Sheet, facts: BusinessDocument['facts']): void {
  const width = (sheet.pdf.page.width - 2 * margin - gap * (factColumns - 1)) / factColumns;
  for (let at = 0; at < facts.length; at += factColumns) {
    const row = facts.slice(at, at + factColumns);
    const heights = row.map(({ label, lines }) =>
      [label, ...lines].reduce((height, text) => height + sheet.heightOf(text, width, 10) + 1, 10),
    );
    sheet.makeRoom(Math.max(...heights));
    const top = sheet.pdf.y;
    row.forEach((fact, column) => {
      sheet.pdf.y = top;
      const x = margin + column * (width + gap);
      sheet.tagged('P', () => writeFact(sheet, fact, { x, width }), { room: 0 });
    });
    sheet.pdf.y = top + Math.max(...heights);
  }
}

function writeFact(
  sheet: Sheet,
  { label, lines }: BusinessDocument['facts'][number],
  place: { readonly x: number; readonly width: number },
): void {
  sheet.writeText(label, { size: 8.5, color: soft, gap: 1, ...place });
  for (const text of lines) sheet.writeText(text, { size: 10, gap: 0, ...place });
}

/** A sum at the right edge, its name to the left of it. */
function drawSum(sheet: Sheet, { label, value, isTotal }: BusinessDocument['sums'][number]): void {
  const cut = isTotal ? '600' : '400';
  const size = isTotal ? 11 : 10;
  const right = sheet.pdf.page.width - margin;
  const draw = () => {
    const top = sheet.pdf.y + (isTotal ? 5 : 3);
    sheet.pdf.y = top;
    sheet.writeText(label, {
      size,
      cut,
      x: right - sumWidth,
      width: sumWidth - 90,
      color: isTotal ? ink : soft,
    });
    const below = sheet.pdf.y;
    sheet.pdf.y = top;
    const width = sheet.widthOf(value, size, cut) + 1;
    sheet.writeText(value, { size, cut, x: right - width, width: width + 4 });
    sheet.pdf.y = Math.max(below, sheet.pdf.y);
  };
  sheet.tagged('P', draw);
}
