import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { LocaleCode } from '@gantry/contracts/locales';
import { loadFonts, runsOf, type Cut, type Fonts } from './fonts.ts';

export const margin = 54;
export const ink = '#1b1f24';
export const soft = '#57606a';
const line = '#c9d1d9';
/** Height kept free for the foot of each page above the lower edge, and where in it the foot begins, in points. */
const foot = 70;
const footTop = 60;
const rowHeight = 34;
const nameWidth = 170;

export interface SheetFacts {
  readonly locale: LocaleCode;
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  /** set where drawing the same facts again must give the same bytes; else it is now */
  readonly madeAt?: Date;
}

interface Style {
  readonly size: number;
  readonly cut?: Cut;
  readonly color?: string;
  readonly before?: number;
  readonly gap?: number;
  readonly x?: number;
  readonly width?: number;
}

/** A PDF of letter size whose text can be selected and read aloud, in the fonts of the store. */
export class Sheet {
  readonly pdf: InstanceType<typeof PDFDocument>;
  readonly fonts: Fonts;
  private readonly bytes: Promise<Buffer>;
  /** what readers that read aloud follow */
  readonly root: PDFKit.PDFStructureElement;

  private constructor(pdf: InstanceType<typeof PDFDocument>, fonts: Fonts) {
    this.pdf = pdf;
    this.fonts = fonts;
    this.bytes = buffer(pdf);
    // a font that is read already is taken as it is, which the types do not say
    for (const { name, font } of Object.values(fonts).flat())
      pdf.registerFont(name, font as unknown as Uint8Array);
    this.root = pdf.struct('Document');
    pdf.addStructure(this.root);
  }

  static async open({ locale, title, author, subject, madeAt }: SheetFacts): Promise<Sheet> {
    const pdf = new PDFDocument({
      size: 'LETTER',
      // none of the fonts every reader has: the first text brings its own
      font: '',
      margins: { top: margin, left: margin, right: margin, bottom: foot },
      bufferPages: true,
      tagged: true,
      pdfVersion: '1.7',
      lang: locale,
      displayTitle: true,
      info: { Title: title, Author: author, Subject: subject, ...(madeAt ? { CreationDate: madeAt } : {}) },
    });
    return new Sheet(pdf, await loadFonts());
  }

  /** Draws a part under its name for readers: `P`, `H1`, `Figure`. A page must not end inside of it: room is made before. */
  tagged(tag: string, draw: () => void, { alt = '', room = rowHeight } = {}): void {
    const { pdf } = this;
    this.makeRoom(room);
    this.root.add(pdf.struct(tag, alt ? { alt } : {}, draw));
  }

  /** Goes on to a new page where this many points do not fit; says whether it did. */
  makeRoom(room: number): boolean {
    const { pdf } = this;
    if (pdf.y + room <= pdf.page.height - foot) return false;
    pdf.addPage();
    return true;
  }

  /** What a new page has room for, in points: more can never be kept together. */
  get pageRoom(): number {
    return this.pdf.page.height - margin - foot;
  }

  /** Width of a text on one line, in points. */
  widthOf(text: string, size: number, cut: Cut = '400'): number {
    const runs = runsOf(text, this.fonts[cut]);
    return runs.reduce(
      (width, run) => width + this.pdf.font(run.font).fontSize(size).widthOfString(run.text),
      0,
    );
  }

  /** Height of a text in a column, in points. */
  heightOf(text: string, width: number, size: number, cut: Cut = '400'): number {
    this.pdf.font(this.fonts[cut][0]!.name).fontSize(size);
    return this.pdf.heightOfString(text || ' ', { width, lineGap: 1.5 });
  }

  /** A hairline over the width of the text. */
  drawRule(): void {
    const { pdf } = this;
    pdf
      .moveTo(margin, pdf.y)
      .lineTo(pdf.page.width - margin, pdf.y)
      .lineWidth(0.5)
      .strokeColor(line)
      .stroke();
  }

  /** Writes a text in as many parts of the family as its letters need. */
  writeText(text: string, style: Style): void {
    const { pdf } = this;
    const { size, cut = '400', color = ink, before = 0, gap = 2, x = margin } = style;
    const width = style.width ?? pdf.page.width - 2 * margin;
    pdf.y += before;
    const runs = runsOf(text || ' ', this.fonts[cut]);
    runs.forEach((run, at) => {
      const options = { width, lineGap: 1.5, continued: at < runs.length - 1 };
      pdf.font(run.font).fontSize(size).fillColor(color);
      if (at === 0) pdf.text(run.text, x, pdf.y, options);
      else pdf.text(run.text, options);
    });
    pdf.y += gap;
  }

  heading(text: string): void {
    this.tagged('H2', () => this.writeText(text, { size: 12, cut: '600', before: 14, gap: 6 }), { room: 70 });
  }

  /** A name and its value side by side. */
  writePair(name: string, value: string): void {
    const { pdf } = this;
    const top = pdf.y;
    this.writeText(name, { size: 10, color: soft, width: nameWidth - 12 });
    const below = pdf.y;
    pdf.y = top;
    this.writeText(value, {
      size: 10,
      x: margin + nameWidth,
      width: pdf.page.width - 2 * margin - nameWidth,
    });
    // the value of the last line may have gone on to a new page
    if (pdf.y < below && pdf.y >= top) pdf.y = below;
  }

  /** A pair with a hairline below it. */
  writeRow(name: string, value: string): void {
    const { pdf } = this;
    pdf.y += 3;
    this.writePair(name, value);
    pdf.y += 2;
    this.drawRule();
  }

  /** How much room a pair needs, in points. */
  pairHeight(name: string, value: string): number {
    const valueWidth = this.pdf.page.width - 2 * margin - nameWidth;
    return Math.max(this.heightOf(name, nameWidth - 12, 10), this.heightOf(value, valueWidth, 10)) + 10;
  }

  /** Ends the sheet with these lines at the foot of each page. @param lines by page, counted from 1 */
  close(lines: (page: number, pages: number) => readonly string[]): Promise<Buffer> {
    const { pdf } = this;
    this.root.end();
    const { start, count } = pdf.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      pdf.switchToPage(page);
      // below the margin, where text would start a new page
      pdf.page.margins.bottom = 0;
      pdf.markContent('Artifact', { type: 'Pagination' });
      pdf.y = pdf.page.height - footTop;
      for (const text of lines(page - start + 1, count))
        this.writeText(text, { size: 8, color: soft, gap: 1 });
      pdf.endMarkedContent();
    }
    pdf.end();
    return this.bytes;
  }
}
