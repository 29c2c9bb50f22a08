/** What is printed on a label. */
export interface LabelFacts {
  readonly provider: string;
  readonly service: string;
  readonly tracking: string;
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly weightGrams: number;
}

const gramsPerPound = 453.59237;

/** The bars of Code 39: wide and narrow elements, bar and space in turn. */
const code39: Readonly<Record<string, string>> = Object.fromEntries(
  (
    '0:nnnwwnwnn 1:wnnwnnnnw 2:nnwwnnnnw 3:wnwwnnnnn 4:nnnwwnnnw 5:wnnwwnnnn 6:nnwwwnnnn 7:nnnwnnwnw 8:wnnwnnwnn ' +
    '9:nnwwnnwnn A:wnnnnwnnw B:nnwnnwnnw C:wnwnnwnnn D:nnnnwwnnw E:wnnnwwnnn F:nnwnwwnnn G:nnnnnwwnw H:wnnnnwwnn ' +
    'I:nnwnnwwnn J:nnnnwwwnn K:wnnnnnnww L:nnwnnnnww M:wnwnnnnwn N:nnnnwnnww O:wnnnwnnwn P:nnwnwnnwn Q:nnnnnnwww ' +
    'R:wnnnnnwwn S:nnwnnnwwn T:nnnnwnwwn U:wwnnnnnnw V:nwwnnnnnw W:wwwnnnnnn X:nwnnwnnnw Y:wwnnwnnnn Z:nwwnwnnnn *:nwnnwnwnn'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 1), entry.slice(2)]),
);

/** A label of 4 by 6 inches as a PDF of one page, drawn by hand: text in Helvetica and the tracking number as Code 39. */
export function drawLabel({ provider, service, tracking, from, to, weightGrams }: LabelFacts): Buffer {
  const pounds = (weightGrams / gramsPerPound).toFixed(2);
  const drawn = [
    text(18, 400, 20, provider.toUpperCase()),
    text(18, 380, 10, service),
    text(200, 400, 10, `${pounds} LB`),
    ...from.map((line, row) => text(18, 352 - row * 11, 8, line)),
    text(18, 286, 8, 'SHIP TO'),
    ...to.map((line, row) => text(30, 270 - row * 16, 12, line)),
    bars(18, 60, 250, tracking),
    text(18, 44, 12, tracking),
    text(18, 22, 8, 'SANDBOX: NOT VALID FOR SHIPMENT'),
  ];
  return pdfOf(drawn.join('\n'));
}

const text = (x: number, y: number, size: number, words: string): string =>
  `BT /F1 ${size} Tf ${x} ${y} Td (${escaped(words)}) Tj ET`;

/** Latin letters only: the standard font of every reader has no others. */
const escaped = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/[\\()]/g, String.raw`\$&`);

function bars(x: number, y: number, width: number, code: string): string {
  const elements = Array.from(`*${code}*`, (letter) => `${code39[letter] ?? code39['*']}n`).join('');
  const units = Array.from(elements).reduce((sum, element) => sum + (element === 'w' ? 3 : 1), 0);
  const unit = width / units;
  const drawn: string[] = [];
  let at = x;
  Array.from(elements).forEach((element, index) => {
    const wide = unit * (element === 'w' ? 3 : 1);
    // each letter has ten elements, its gap included: bars stand at the even places
    if ((index % 10) % 2 === 0 && index % 10 !== 9)
      drawn.push(`${at.toFixed(2)} ${y} ${wide.toFixed(2)} 90 re`);
    at += wide;
  });
  return `${drawn.join('\n')}\nf`;
}

/** A PDF of one page, 4 by 6 inches, with this content. */
function pdfOf(content: string): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 288 432] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let written = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = written.length;
    written += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${written.length}\n%%EOF\n`;
  return Buffer.from(
    `${written}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${end}`,
    'latin1',
  );
}
