import path from 'node:path';

/** The folder that holds those of all imports. */
export const importsFolder = (home: string): string => path.resolve(home, 'imports');

/** Where the files of an import lie below the data folder: what was uploaded, and what was wrong with its rows. */
export class ImportFiles {
  readonly folder: string;

  constructor(home: string, id: string) {
    this.folder = path.join(importsFolder(home), id);
  }

  /** Named by us: what the visitor calls it decides nothing. */
  get feed(): string {
    return path.join(this.folder, 'feed');
  }

  /** what was wrong with rows, as data: one problem a line */
  get errors(): string {
    return path.join(this.folder, 'errors.ndjson');
  }

  /** the same of imports of earlier days, a table in English */
  get englishErrors(): string {
    return path.join(this.folder, 'errors.csv');
  }
}
