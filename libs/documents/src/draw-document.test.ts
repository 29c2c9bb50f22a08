import { afterEach, expect, jest, test } from '@jest/globals';
import type { BusinessDocument } from '@gantry/contracts/schemas/business-document';
import { drawDocument } from './draw-document.ts';
import { Sheet } from './sheet.ts';

const row = (line: number) => ({
  cells: [
    String(line),
    `Hex head screw M8 × ${line}, stainless steel A2-70, DIN 933\nNorthbolt NB-${line}`,
    '100',
    '$0.42',
    '$42.00',
  ],
  below: line % 7 === 0 ? ['Offered instead of line 3; ships in 5 business days.'] : [],
});

const offer = (rows: number): BusinessDocument => ({
  locale: 'en-US',
  title: 'Offer Q-20001, revision 2',
  issuedAt: '2026-11-23T15:00:00.000Z',
  seller: {
    name: 'Gantry Industrial Supply',
    lines: ['2120 Capitol Avenue', 'Cheyenne, WY 82001', '(307) 555-0142 · info@gantry.example'],
  },
  notice: null,
  facts: [
    { label: 'Date', lines: ['Nov 23, 2026'] },
    { label: 'Valid until', lines: ['Dec 23, 2026'] },
    {
      label: 'Ship to',
      lines: ['Robin Avery', 'Bighorn Machine Works', '1420 Industrial Ave', 'Casper, WY 82601'],
    },
    { label: 'Terms', lines: ['Net 30'] },
  ],
  table: {
    columns: [
      { label: 'Line', isNumber: false, share: 1 },
      { label: 'Item', isNumber: false, share: 9 },
      { label: 'Quantity', isNumber: true, share: 2 },
      { label: 'Unit price', isNumber: true, share: 2 },
      { label: 'Total', isNumber: true, share: 2 },
    ],
    rows: Array.from({ length: rows }, (_, at) => row(at + 1)),
  },
  sums: [
    { label: 'Subtotal', value: '$420.00', isTotal: false },
    { label: 'Total', value: '$420.00', isTotal: true },
  ],
  sections: [{ heading: 'Notes', paragraphs: ['Prices hold for the quantities above.'] }],
});

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

interface Drawn {
  readonly text: string;
  /** counted from 1; what stands at the foot of each page is written last, from the last page */
  readonly page: number;
  readonly top: number;
  readonly left: number;
  readonly right: number;
}

/** Draws a document, and says what it wrote where. */
async function drawn(document: BusinessDocument): Promise<Drawn[]> {
  const texts: Drawn[] = [];
  const writeText = Reflect.get(Sheet.prototype, 'writeText') as Sheet['writeText'];
  jest.spyOn(Sheet.prototype, 'writeText').mockImplementation(function (this: Sheet, text, style) {
    const { x = 0, width = 0, size } = style;
    const right = x + Math.min(width, this.widthOf(text, size));
    texts.push({ text, page: this.pdf.bufferedPageRange().count, top: this.pdf.y, left: x, right });
    writeText.call(this, text, style);
  });
  await drawDocument(document);
  return texts;
}
afterEach(() => void jest.restoreAllMocks());

test('the same document gives the same bytes', async () => {
  const first = await drawDocument(offer(3));
  expect(first.subarray(0, 5).toString()).toBe('%PDF-');
  expect(first.equals(await drawDocument(offer(3)))).toBe(true);
});

test('a long document goes on over pages', async () => {
  expect(pagesOf(await drawDocument(offer(3)))).toBe(1);
  expect(pagesOf(await drawDocument(offer(60)))).toBeGreaterThan(2);
});

test('a row of a table as high as a page does not draw page after page', async () => {
  const long = offer(1);
  const words = 'very long words of a note '.repeat(400);
  const table = { ...long.table!, rows: [{ cells: ['1', words, '1', '$1', '$1'], below: [] }] };
  expect(pagesOf(await drawDocument({ ...long, table }))).toBeLessThan(6);
});

test('a document without lines, and letters of other scripts, are drawn', async () => {
  const bare = { ...offer(0), table: null, sums: [], facts: [], title: 'Заявка № 7 – ćwierć' };
  expect(pagesOf(await drawDocument(bare))).toBe(1);
});

test('what is tagged can be read aloud as a table', async () => {
  const text = (await drawDocument(offer(3))).toString('latin1');
  expect(text).toContain('/S /Table');
  expect(text).toContain('/S /TH');
});

test('a short document is one page: lines, sums, and how it is paid', async () => {
  const pay = [
    'Wire $420.00 to:',
    'Gantry\nFrontier Bank\nRouting number: 1\nAccount number: 2',
    'Reference: 1',
  ];
  const proforma = { ...offer(4), sections: [{ heading: 'How to pay', paragraphs: pay }] };
  expect(pagesOf(await drawDocument(proforma))).toBe(1);
});

test('however many lines there are, the sums stand under one of them, and each page of lines begins with their head', async () => {
  for (let rows = 5; rows < 45; rows += 1) {
    const texts = await drawn(offer(rows));
    const pageOf = (text: string) => texts.findLast((one) => one.text === text)?.page;
    const lastLine = texts.findLast(({ text }) => text.startsWith('Hex head screw'))!;
    expect([rows, pageOf('Subtotal'), pageOf('Total')]).toEqual([rows, lastLine.page, lastLine.page]);
    const heads = texts.filter(({ text }) => text === 'Item').map(({ page }) => page);
    expect(heads).toEqual(Array.from({ length: lastLine.page }, (_, at) => at + 1));
    jest.restoreAllMocks();
  }
}, 120_000);

test('a section that fits a page does not go over two', async () => {
  const terms = Array.from({ length: 8 }, (_, at) => `Term ${at + 1}`);
  for (let rows = 5; rows < 25; rows += 1) {
    const texts = await drawn({ ...offer(rows), sections: [{ heading: 'Terms', paragraphs: terms }] });
    const pages = texts.filter(({ text }) => terms.includes(text)).map(({ page }) => page);
    expect([rows, new Set(pages).size]).toEqual([rows, 1]);
    jest.restoreAllMocks();
  }
}, 120_000);

test('every page says which it is, and of how many', async () => {
  const texts = await drawn(offer(500));
  const count = Math.max(...texts.map(({ page }) => page));
  const feet = texts.map(({ text }) => /Page \d+ of \d+$/.exec(text)?.[0]).filter(Boolean);
  expect(feet).toEqual(Array.from({ length: count }, (_, at) => `Page ${at + 1} of ${count}`));
});

test('large amounts do not run into each other', async () => {
  const large = offer(1);
  const cells = ['1', 'Press', '1 200', '1 254 804,00 $ US', '1 505 764 800,00 $ US'];
  const texts = await drawn({ ...large, table: { ...large.table!, rows: [{ cells, below: [] }] } });
  const [, name, count, price, amount] = cells.map((cell) => texts.findLast(({ text }) => text === cell)!);
  expect(new Set([name, count, price, amount].map((one) => one?.top)).size).toBe(1);
  expect(name!.right).toBeLessThan(count!.left);
  expect(count!.right).toBeLessThan(price!.left);
  expect(price!.right).toBeLessThan(amount!.left);
});

test('large amounts do not make a column too narrow for its own head', async () => {
  const { table, ...rest } = offer(1);
  const columns = table!.columns.map((column, at) => (at === 0 ? { ...column, label: 'Ligne' } : column));
  const headWidth = async (cells: string[]) => {
    const texts = await drawn({ ...rest, table: { columns, rows: [{ cells, below: [] }] } });
    jest.restoreAllMocks();
    const { left, right } = texts.findLast(({ text }) => text === 'Ligne')!;
    return right - left;
  };
  const usual = await headWidth(['1', 'Press', '1', '1,00 $ US', '1,00 $ US']);
  expect(
    await headWidth(['1', 'Press', '999 999 canettes de 25 l', '12 234,56 $ US', '1 234 558 765,44 $ US']),
  ).toBe(usual);
});
