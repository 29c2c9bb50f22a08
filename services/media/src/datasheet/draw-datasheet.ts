import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { Drawing } from '@gantry/contracts/schemas/drawing';
import type { DatasheetFacts } from '../render/job.ts';
import { loadFonts, runsOf, type Cut, type Fonts } from './fonts.ts';
import { datasheetWords, type DatasheetWords } from './words.ts';

/** A document and the fonts it is written in. */
interface Sheet {
  readonly pdf: InstanceType<typeof PDFDocument>;
  readonly fonts: Fonts;
}

const margin = 54;
const ink = '#1b1f24';
const soft = '#57606a';
const line = '#c9d1d9';
const measure = '#0b57d0';
/** Height kept free for the foot of each page, in points. */
const foot = 40;
const drawingHeight = 170;
const rowHeight = 34;
const widths: Readonly<Record<Drawing['shapes'][number]['kind'], number>> = {
  outline: 1.5,
  thin: 0.75,
  hidden: 0.75,
  center: 0.6,
  dimension: 0.75,
  fill: 0,
};

/** A product's data sheet as a PDF: letter size, text that can be selected and read aloud, the drawing as lines. */
export async function drawDatasheet(facts: DatasheetFacts): Promise<Buffer> {
  const words = datasheetWords[facts.locale];
  const pdf = new PDFDocument({
    size: 'LETTER',
    margins: { top: margin, left: margin, right: margin, bottom: margin + foot },
    bufferPages: true,
    tagged: true,
    pdfVersion: '1.7',
    lang: facts.locale,
    displayTitle: true,
    info: { Title: `${facts.partNumber} ${facts.name}`, Author: facts.store.title, Subject: words.title },
  });
  const bytes = buffer(pdf);
  const fonts = await loadFonts();
  for (const { name, bytes: font } of Object.values(fonts).flat()) pdf.registerFont(name, font);
  const sheet: Sheet = { pdf, fonts };
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  // a page must not end inside of what is read as one: room is made before
  const tagged = (tag: string, draw: () => void, { alt = '', room = rowHeight } = {}) => {
    makeRoom(pdf, room);
    root.add(pdf.struct(tag, alt ? { alt } : {}, draw));
  };

  tagged('P', () => write(sheet, `${facts.store.title} · ${words.title}`, { size: 9, color: soft }));
  tagged('H1', () => write(sheet, facts.name, { size: 18, cut: '600', gap: 10 }));
  for (const [name, value] of headFacts(facts, words)) tagged('P', () => writePair(sheet, name, value));
  if (facts.drawing) {
    const { drawing } = facts;
    const about = { alt: `${words.drawing}: ${facts.name}`, room: drawingHeight + 30 };
    tagged('Figure', () => drawFigure(sheet, drawing), about);
  }
  if (facts.attributes.length > 0) {
    tagged('H2', () => write(sheet, words.specifications, { size: 12, cut: '600', before: 14, gap: 6 }));
    for (const { name, value } of facts.attributes) tagged('P', () => writeRow(sheet, name, value));
  }
  if (facts.description) {
    const { description } = facts;
    tagged('H2', () => write(sheet, words.description, { size: 12, cut: '600', before: 14, gap: 6 }));
    for (const paragraph of description.split(/\n{2,}/))
      tagged('P', () => write(sheet, paragraph, { size: 10, gap: 6 }));
  }
  root.end();
  writeFeet(sheet, facts, words);
  pdf.end();
  return bytes;
}

const headFacts = (facts: DatasheetFacts, words: DatasheetWords): [string, string][] => [
  ...(facts.brand ? [[words.brand, facts.brand] as [string, string]] : []),
  [words.partNumber, facts.partNumber],
  ...(facts.sku === facts.partNumber ? [] : [[words.storeNumber, facts.sku] as [string, string]]),
  [words.category, facts.category],
];

interface Style {
  readonly size: number;
  readonly cut?: Cut;
  readonly color?: string;
  readonly before?: number;
  readonly gap?: number;
  readonly x?: number;
  readonly width?: number;
}

/** Writes a text in as many parts of the family as its letters need. */
function write({ pdf, fonts }: Sheet, text: string, style: Style): void {
  const { size, cut = '400', color = ink, before = 0, gap = 2, x = margin } = style;
  const width = style.width ?? pdf.page.width - 2 * margin;
  pdf.y += before;
  const runs = runsOf(text || ' ', fonts[cut]);
  runs.forEach((run, at) => {
    const options = { width, lineGap: 1.5, continued: at < runs.length - 1 };
    pdf.font(run.font).fontSize(size).fillColor(color);
    if (at === 0) pdf.text(run.text, x, pdf.y, options);
    else pdf.text(run.text, options);
  });
  pdf.y += gap;
}

const nameWidth = 170;

/** A name and its value side by side. */
function writePair(sheet: Sheet, name: string, value: string): void {
  const { pdf } = sheet;
  const top = pdf.y;
  write(sheet, name, { size: 10, color: soft, width: nameWidth - 12 });
  const below = pdf.y;
  pdf.y = top;
  write(sheet, value, { size: 10, x: margin + nameWidth, width: pdf.page.width - 2 * margin - nameWidth });
  // the value of the last line may have gone on to a new page
  if (pdf.y < below && pdf.y >= top) pdf.y = below;
}

function writeRow(sheet: Sheet, name: string, value: string): void {
  const { pdf } = sheet;
  pdf.y += 3;
  writePair(sheet, name, value);
  pdf.y += 2;
  const { y } = pdf;
  pdf
    .moveTo(margin, y)
    .lineTo(pdf.page.width - margin, y)
    .lineWidth(0.5)
    .strokeColor(line)
    .stroke();
}

/** A new page when less than this is left, in points. */
function makeRoom(pdf: Sheet['pdf'], height: number): void {
  if (pdf.y + height > pdf.page.height - margin - foot) pdf.addPage();
}

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

function writeFeet(sheet: Sheet, { store, address }: DatasheetFacts, words: DatasheetWords): void {
  const { pdf } = sheet;
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    // below the margin, where text would start a new page
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination' });
    pdf.y = pdf.page.height - margin - foot + 16;
    write(sheet, words.notice, { size: 8, color: soft });
    write(sheet, `${store.title} · ${store.phone} · ${store.email} · ${address}`, { size: 8, color: soft });
    write(sheet, words.page(page - start + 1, count), { size: 8, color: soft });
    pdf.endMarkedContent();
  }
}
