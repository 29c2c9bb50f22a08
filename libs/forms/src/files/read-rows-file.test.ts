/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { maxRowsFileBytes } from '@gantry/contracts/cart-limits';
import { strToU8, zipSync } from 'fflate';
import { readRowsFile } from './read-rows-file.ts';

const xml = (body: string) => strToU8(`<?xml version="1.0" encoding="UTF-8"?>${body}`);
const sheet = (rows: string) => xml(`<worksheet><sheetData>${rows}</sheetData></worksheet>`);
const file = (content: BlobPart | Uint8Array) => new Blob([content as BlobPart]);

/** A workbook as spreadsheets write it; its first sheet is hidden. */
const workbook = (rows: string, shared = '') =>
  file(
    zipSync({
      'xl/workbook.xml': xml(
        '<workbook xmlns:r="r"><sheets><sheet name="Notes" state="hidden" r:id="r1"/><sheet name="Parts" r:id="r2"/></sheets></workbook>',
      ),
      'xl/_rels/workbook.xml.rels': xml(
        '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Target="worksheets/sheet2.xml"/></Relationships>',
      ),
      'xl/sharedStrings.xml': xml(`<sst>${shared}</sst>`),
      'xl/worksheets/sheet1.xml': sheet('<row><c t="inlineStr"><is><t>hidden</t></is></c></row>'),
      'xl/worksheets/sheet2.xml': sheet(rows),
    }),
  );

test('reads the first sheet shown of a workbook, each cell in its column', async () => {
  const rows =
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>' +
    '<row r="2"/>' +
    '<row r="3"><c r="A3" t="inlineStr"><is><t>HB-8</t></is></c><c r="C3"><v>12</v></c></row>' +
    '<row r="4"><c r="A4"><v>1.2345678901234E+13</v></c><c r="C4" t="str"><v>2</v></c></row>';
  const shared =
    '<si><r><t>Part </t></r><r><t>number</t></r><rPh><t>x</t></rPh></si><si><t>Qty &amp; unit</t></si>';
  expect(await readRowsFile(workbook(rows, shared))).toEqual({
    text: 'Part number\t\tQty & unit\nHB-8\t\t12\n12345678901234\t\t2',
  });
});

test('reads text in the encodings spreadsheets write', async () => {
  const text = 'PIÈCE;5';
  expect(await readRowsFile(file(text))).toEqual({ text });
  expect(await readRowsFile(file(`\ufeff${text}`))).toEqual({ text });
  expect(await readRowsFile(file(Uint8Array.from(text, (letter) => letter.charCodeAt(0))))).toEqual({ text });
  const utf16 = new Uint8Array(Uint16Array.from(`\ufeff${text}`, (letter) => letter.charCodeAt(0)).buffer);
  expect(await readRowsFile(file(utf16))).toEqual({ text });
});

test('a small workbook that unpacks to more than there is room for is not read', async () => {
  const bomb = workbook(`<row><c t="str"><v>${'A'.repeat(40 * 1024 * 1024)}</v></c></row>`);
  expect(bomb.size).toBeLessThan(maxRowsFileBytes);
  expect(await readRowsFile(bomb)).toEqual({ problem: 'unreadable' });
});

test('says of other files that they cannot be read, or are too large', async () => {
  expect(await readRowsFile(file(zipSync({ 'a.txt': strToU8('HB-8') })))).toEqual({ problem: 'unreadable' });
  expect(await readRowsFile(file('PK damaged'))).toEqual({ problem: 'unreadable' });
  expect(await readRowsFile(workbook('<row><c></row>'))).toEqual({ problem: 'unreadable' });
  expect(await readRowsFile(file(new Uint8Array([0x89, 0x50, 0, 0])))).toEqual({ problem: 'unreadable' });
  expect(await readRowsFile(file('A'.repeat(maxRowsFileBytes + 1)))).toEqual({ problem: 'too-large' });
});
