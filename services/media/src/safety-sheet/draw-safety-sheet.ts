import { datasheetWords } from '../datasheet/words.ts';
import { Sheet, soft } from '@gantry/documents/sheet';
import type { SafetySheetFacts } from '../rendering/job.ts';
import { safetySections } from './safety-sections.ts';
import { sheetWord } from './section-writer.ts';

const signal = '#b3261e';

/** A chemical's safety data sheet as a PDF: sixteen sections in the order of 29 CFR 1910.1200. */
export async function drawSafetySheet(facts: SafetySheetFacts): Promise<Buffer> {
  const { locale, store, name, partNumber } = facts;
  const title = sheetWord('title', locale);
  const notice = sheetWord('notice', locale);
  const demonstration = facts.isDemonstration ? sheetWord('demonstration', locale) : null;
  const sheet = await Sheet.open({
    locale,
    title: `${title}: ${partNumber} ${name}`,
    author: store.title,
    subject: title,
  });
  sheet.tagged('P', () => sheet.writeText(`${store.title} · ${title}`, { size: 9, color: soft }));
  sheet.tagged('H1', () => sheet.writeText(name, { size: 18, cut: '600', gap: 8 }));
  if (demonstration)
    sheet.tagged('P', () => sheet.writeText(demonstration, { size: 11, cut: '600', color: signal, gap: 4 }));
  for (const section of safetySections(facts)) {
    sheet.heading(`${section.number}. ${section.title}`);
    for (const line of section.lines) {
      if (line.name === null) sheet.tagged('P', () => sheet.writeText(line.text, { size: 10, before: 4 }));
      else writeLine(sheet, line.name, line.text);
    }
  }
  return sheet.close((page, pages) => [
    demonstration ?? notice,
    `${store.title} · ${store.phone} · ${store.email} · ${facts.address}`,
    datasheetWords[locale].page(page, pages),
  ]);
}

function writeLine(sheet: Sheet, name: string, text: string): void {
  sheet.tagged('P', () => sheet.writeRow(name, text), { room: sheet.pairHeight(name, text) });
}
