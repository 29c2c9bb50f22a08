import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** The headless shell stands first: it draws no window of its own, and the same tests take a tenth less with it. */
const PROGRAMS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const FIXED_PLACES = ['/usr/bin', '/usr/local/bin', '/snap/bin'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * A Chromium to drive: the one of `GANTRY_BROWSER`, else Playwright's own, else the system's.
 * @param playwrightsOwn where Playwright would have put its own browser, installed or not.
 * @returns nothing when there is none.
 */
export function findBrowser(playwrightsOwn?: string): string | undefined {
  const named = process.env.GANTRY_BROWSER;
  if (named) return named;
  const folders = [...FIXED_PLACES, ...(process.env.PATH ?? '').split(path.delimiter)];
  const places = folders.flatMap((folder) => PROGRAMS.map((program) => path.join(folder, program)));
  return [playwrightsOwn, ...places, MAC].find((file) => file !== undefined && file !== '' && canRun(file));
}
