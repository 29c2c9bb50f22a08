import type { LocaleCode } from '@gantry/contracts/locales';

const columns: Readonly<Record<LocaleCode, number>> = { 'en-US': 0, 'es-US': 1, 'fr-CA': 2, 'en-XA': 0 };

/** Lists of texts in three languages: one entry a line, cells apart by ` | `, the key first. */
export class WordList {
  private readonly rows: ReadonlyMap<string, readonly string[]>;

  constructor(...lists: readonly string[]) {
    const rows = lists.flatMap((list) => list.trim().split('\n'));
    this.rows = new Map(rows.map((row) => row.split(' | ')).map(([key = '', ...cells]) => [key, cells]));
  }

  /** @param from the cell in which the English stands; the other languages follow it */
  findText(key: string, locale: LocaleCode, from = 0): string | undefined {
    return this.rows.get(key)?.[from + columns[locale]];
  }

  /** A cell that is no text and so has no language. */
  cell(key: string, place: number): string | undefined {
    return this.rows.get(key)?.[place];
  }

  /** @throws Error for a key that is not in the list, which is a mistake of ours */
  getText(key: string, locale: LocaleCode): string {
    const text = this.findText(key, locale);
    if (text === undefined) throw new Error(`The list holds no "${key}".`);
    return text;
  }
}
