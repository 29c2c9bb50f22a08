import type { Drawing } from '@gantry/contracts/schemas/drawing';
import type { DatasheetFacts } from '../rendering/job.ts';
import { runsOf } from '@gantry/documents/fonts';
import { ink, margin, Sheet, soft } from '@gantry/documents/sheet';
import { datasheetWords, type DatasheetWords } from './words.ts';

const measure = '#0b57d0';
const drawingHeight = 170;
const widths: Readonly<Record<Drawing['shapes'][number]['kind'], number>> = {
  outline: 1.5,
  thin: 0.75,
  hidden: 0.75,
  center: 0.6,
  dimension: 0.75,
  fill: 0,
};

/** A product's data sheet as a PDF, the drawing as lines. */
export async function drawDatasheet(facts: DatasheetFacts): Promise<Buffer> {
  const words = datasheetWords[facts.locale];
  const { store, drawing } = facts;
  const title = `${facts.partNumber} ${facts.name}`;
  const sheet = await Sheet.open({ locale: facts.locale, title, author: store.title, subject: words.title });
  sheet.tagged('P', () => sheet.writeText(`${store.title} · ${words.title}`, { size: 9, color: soft }));
  sheet.tagged('H1', () => sheet.writeText(facts.name, { size: 18, cut: '600', gap: 10 }));
  for (const [name, value] of headFacts(facts, words)) sheet.tagged('P', () => sheet.writePair(name, value));
  if (drawing) {
    const about = { alt: `${words.drawing}: ${facts.name}`, room: drawingHeight + 30 };
    sheet.tagged('Figure', () => drawFigure(sheet, drawing), about);
  }
  if (facts.attributes.length > 0) {
    sheet.heading(words.specifications);
    for (const { name, value } of facts.attributes) sheet.tagged('P', () => sheet.writeRow(name, value));
  }
  if (facts.description) {
    sheet.heading(words.description);
    for (const paragraph of facts.description.split(/\n{2,}/))
      sheet.tagged('P', () => sheet.writeText(paragraph, { size: 10, gap: 6 }));
  }
  return sheet.close((page, pages) => [
    words.notice,
    `${store.title} · ${store.phone} · ${store.email} · ${facts.address}`,
    words.page(page, pages),
  ]);
}

const headFacts = (facts: DatasheetFacts, words: DatasheetWords): [string, string][] => [
  ...(facts.brand ? [[words.brand, facts.brand] as [string, string]] : []),
  [words.partNumber, facts.partNumber],
  ...(facts.sku === facts.partNumber ? [] : [[words.storeNumber, facts.sku] as [string, string]]),
  [words.category, facts.category],
];

function drawFigure({ pdf, fonts }: Sheet, drawing: Drawing): void {
  const [x, y, width, height] = drawing.viewBox;
  const room = pdf.page.width - 2 * margin;
  const scale = Math.min(room / width, drawingHeight / height, 1.5);
  const top = pdf.y + 14;
  pdf.save().translate(margin, top).scale(scale).translate(-x, -y);
  for (const { d, kind } of drawing.shapes) drawShape(pdf, d, kind, scale);
  for (const label of drawing.labels) {
    const [run] = runsOf(label.text, fonts[400]);
    if (!run) continue;
    pdf.font(run.font).fontSize(10).fillColor(measure);
    const shift = { start: 0, middle: 0.5, end: 1 }[label.anchor] * pdf.widthOfString(label.text);
    pdf.text(label.text, label.x - shift, label.y - 8, { lineBreak: false });
  }
  pdf.restore();
  pdf.x = margin;
  pdf.y = top + height * scale + 4;
}

function drawShape(pdf: Sheet['pdf'], d: string, kind: keyof typeof widths, scale: number): void {
  pdf.path(d);
  if (kind === 'fill') return void pdf.fill(measure);
  pdf.lineWidth(widths[kind] / scale).strokeColor(kind === 'dimension' ? measure : ink);
  if (kind === 'hidden') pdf.dash(4, { space: 3 });
  else if (kind === 'center') pdf.dash(10, { space: 3 });
  else pdf.undash();
  pdf.stroke().undash();
}
