import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { feedProblem } from '@gantry/contracts/feed-problems';
import { parse } from 'csv-parse/sync';
import { ErrorReport } from '../job/error-report.ts';
import { ImportFiles } from '../job/import-files.ts';
import { noMapping } from '../../format/columns/column-mapping.ts';
import { planColumns } from '../../format/columns/column-plan.ts';
import { tableRows } from '../../format/read/read-feed.ts';
import { errorTable } from './error-table.ts';

let files: ImportFiles;
let home: string;
beforeAll(() => {
  home = mkdtempSync(path.join(tmpdir(), 'gantry-errors-'));
  files = new ImportFiles(home, 'one');
  mkdirSync(files.folder, { recursive: true });
});
afterAll(() => rmSync(home, { recursive: true }));

/** Row errors as the back office hands them out, of rows with these texts. */
async function tableOf(rows: readonly string[]): Promise<string> {
  const report = new ErrorReport(files.errors);
  for (const [at, row] of rows.entries())
    report.addProblem({
      row: at + 1,
      line: at + 2,
      id: row,
      field: 'list_price',
      problem: feedProblem('row-too-long', { most: 1 }),
      kept: false,
      text: row,
    });
  report.close();
  return text((await errorTable(files, 'en-US'))!);
}
const records = (csv: string) => parse(csv, { bom: true }).slice(1) as string[][];

describe('the file of row errors', () => {
  const awkward = {
    'U+2028': 'bolt\u2028M8',
    'U+2029': 'bolt\u2029M8',
    'U+0085': 'bolt\u0085M8',
    CR: 'bolt\rM8',
    LF: 'bolt\nM8',
    'CR LF': 'bolt\r\nM8',
    'a vertical tab': 'bolt\vM8',
    'a form feed': 'bolt\fM8',
    quotes: '"bolt",""M8"',
  };

  test.each(Object.entries(awkward))('holds %s inside of a cell and goes on behind it', async (_, cell) => {
    const table = await tableOf([cell, 'the next row']);
    expect(records(table).map((record) => [record[0], record[1], record[4]])).toEqual([
      ['2', cell, cell],
      ['3', 'the next row', 'the next row'],
    ]);
    // whoever ends lines at other signs than we do must find them inside of quotes
    expect(table).toContain(`"${cell.replaceAll('"', '""')}"`);
  });

  test('runs nothing in a spreadsheet, whatever sign a formula begins with', async () => {
    const formulas = ['=1+1', '+cmd', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '＝1'];
    const cells = records(await tableOf(formulas)).map((record) => record[1]);
    expect(cells).toEqual(formulas.map((formula) => `'${formula}`));
  });

  test('leaves out a last line that was not written whole', async () => {
    await tableOf(['whole']);
    appendFileSync(files.errors, '{"line":3,"id":"ha');
    expect(records(await text((await errorTable(files, 'en-US'))!))).toHaveLength(1);
  });
});

test('a row of a table is written for a report so that it is read back to the same cells', async () => {
  const cells = ['a\u2028b', 'c\u2029d', 'e\u0085f', 'g\rh', '"i"'];
  const head = ['id', 'sku', 'name', 'brand', 'description'];
  const line = cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';');
  for await (const row of tableRows(
    [`${head.join(';')}\n`, `${line}\n`],
    planColumns(head, noMapping),
    ';',
  )) {
    expect(parse(row.text(), { delimiter: ';' })).toEqual([cells]);
    expect(row.text()).toBe(line);
  }
  expect.assertions(2);
});
