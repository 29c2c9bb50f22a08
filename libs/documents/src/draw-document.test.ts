import { expect, test } from '@jest/globals';
import type { BusinessDocument } from '@gantry/contracts/schemas/business-document';
import { drawDocument } from './draw-document.ts';

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
