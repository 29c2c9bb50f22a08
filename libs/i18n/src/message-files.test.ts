/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { isStructurallySame, parse } from '@formatjs/icu-messageformat-parser';
import { pseudo } from './pseudo.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const locales = ['en-US', 'es-US', 'fr-CA'] as const;
type Texts = Record<string, string>;

/** Folders of texts: each project's own, and those of rooms that bring theirs when they are entered. */
const folders = ['shell', 'mfe-catalog', 'mfe-checkout', 'mfe-account', 'mfe-admin'].flatMap((project) =>
  globSync('src/**/messages/**/en-US.json', { cwd: path.join(root, project) }).map((file) =>
    path.join(project, path.dirname(file)),
  ),
);

/** Folders of texts that several projects say; those of forms and orders are written as those of the projects. */
const sharedFolders = ['forms', 'domain'].flatMap((lib) =>
  globSync('src/**/messages/**/en-US.json', { cwd: path.join(root, 'libs', lib) }).map((file) =>
    path.join('libs', lib, path.dirname(file)),
  ),
);

const textsOf = (folder: string, locale: string) =>
  JSON.parse(readFileSync(path.join(root, folder, `${locale}.json`), 'utf8')) as Texts;

test('every project has texts', () => expect(folders.length).toBeGreaterThanOrEqual(5));

test.each(folders)('the texts of %s belong to it by their ids: <remote>.<what>', (folder) => {
  const owner = folder.split(path.sep, 1)[0]!.replace('mfe-', '');
  const form = new RegExp(`^${owner}(\\.[\\w-]+)+$`);
  expect(Object.keys(textsOf(folder, 'en-US')).filter((id) => !form.test(id))).toEqual([]);
});

describe.each([...folders, ...sharedFolders])('the texts of %s', (folder) => {
  const english = textsOf(folder, 'en-US');

  test.each(locales)('are all there in %s, and none too many', (locale) => {
    expect(Object.keys(textsOf(folder, locale)).sort()).toEqual(Object.keys(english).sort());
  });

  test.each(locales)('in %s have words and the placeholders of the English ones', (locale) => {
    const wrong = Object.entries(textsOf(folder, locale)).filter(
      ([id, text]) => !fits(text, english[id] ?? text),
    );
    expect(wrong).toEqual([]);
  });

  test('in French are written as in Canada: no space before ; ! ?, none that breaks at : and in « »', () => {
    const wrong = /\s[;!?]|«(?!\u00a0)|(?<!\u00a0)»|(?<=\S) :(?!:)/;
    expect(Object.values(textsOf(folder, 'fr-CA')).filter((text) => wrong.test(text))).toEqual([]);
  });

  test('leave dates to useFormats, which knows the time zone', () => {
    expect(Object.values(english).filter((text) => /,\s*(?:date|time)\b/.test(text))).toEqual([]);
  });

  test('stay well formed in the pseudo-locale', () => {
    for (const text of Object.values(english)) expect(() => parse(pseudo(text))).not.toThrow();
  });
});

test.each(locales)('an availability is called alike in the catalogue and in the cart in %s', (locale) => {
  const shown = textsOf('mfe-catalog/src/messages', locale);
  const inCart = Object.entries(textsOf('mfe-checkout/src/messages', locale)).flatMap(([id, text]) => {
    const [, label] = /^checkout\.availability\.(.+)$/.exec(id) ?? [];
    return label ? [[label, text] as const] : [];
  });
  expect(inCart).toHaveLength(21);
  for (const [label, text] of inCart)
    expect([label, text]).toEqual([label, shown[`catalog.availability.${label}`]]);
});

describe.each(['es-US', 'fr-CA'] as const)(
  'what services and the back office say of feeds in %s',
  (locale) => {
    const folder = 'libs/contracts/src/messages';
    const english = textsOf(folder, 'en-US');
    const words = textsOf(folder, locale);

    test('is all there, with the placeholders of the English words, and is not English', () => {
      expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort());
      const texts = Object.entries(english);
      expect(texts.filter(([id, text]) => !fits(words[id] ?? '', text))).toEqual([]);
      expect(texts.filter(([id, text]) => id.startsWith('feed.problem-') && words[id] === text)).toEqual([]);
    });

    test('is punctuated as in Canada where it is French', () => {
      expect(locale === 'fr-CA' && Object.values(words).some((text) => /\s[;!?]/.test(text))).toBe(false);
    });
  },
);

/** Whether a translation can stand for the English text: same arguments, same tags. */
function fits(text: string, english: string): boolean {
  if (text.trim() === '') return false;
  return isStructurallySame(parse(text), parse(english)).success;
}
