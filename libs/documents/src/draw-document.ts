import type { BusinessDocument } from '@gantry/contracts/schemas/business-document';
import { documentWords } from './document-words.ts';
import { drawFacts } from './draw-facts.ts';
import { drawSums, heightOfSums } from './draw-sums.ts';
import { drawTable } from './draw-table.ts';
import { margin, Sheet, soft } from './sheet.ts';

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
  sheet.tagged('H1', () => sheet.writeText(title, { size: 18, cut: '600', before: 10, gap: 6 }));
  if (notice) sheet.tagged('P', () => sheet.writeText(notice, { size: 11, cut: '600', gap: 6 }));
  drawFacts(sheet, document.facts);
  // the sums stand under a row of the table at least: what a page of sums adds up nobody could tell
  if (document.table) drawTable(sheet, document.table, { follows: heightOfSums(sheet, document.sums) });
  drawSums(sheet, document.sums);
  for (const section of document.sections) drawSection(sheet, section);
  return sheet.close((page, pages) => [
    [seller.name, ...seller.lines].join(' · '),
    `${title} · ${words.format('page', { page: String(page), pages: String(pages) })}`,
  ]);
}

function drawSeller(sheet: Sheet, { name, lines }: BusinessDocument['seller']): void {
  sheet.tagged('P', () => sheet.writeText(name, { size: 13, cut: '600', gap: 1 }));
  for (const text of lines) sheet.tagged('P', () => sheet.writeText(text, { size: 9, color: soft, gap: 0 }));
}

const headingHeight = 40;
const paragraphGap = 3;

/** A section stays on one page unless it is longer than half of one. */
function drawSection(sheet: Sheet, { heading, paragraphs }: BusinessDocument['sections'][number]): void {
  const width = sheet.pdf.page.width - 2 * margin;
  const before = heading ? 0 : 10;
  const heights = paragraphs.map((text) => sheet.heightOf(text, width, 10) + paragraphGap + before);
  const whole = heights.reduce((sum, height) => sum + height, heading ? headingHeight : 0);
  if (whole < sheet.pageRoom / 2) sheet.makeRoom(whole);
  if (heading) sheet.heading(heading);
  paragraphs.forEach((text, at) => {
    const room = Math.min(heights[at]!, 200);
    sheet.tagged('P', () => sheet.writeText(text, { size: 10, before, gap: paragraphGap }), { room });
  });
}
