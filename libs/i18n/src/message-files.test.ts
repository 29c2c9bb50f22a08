/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { isStructurallySame, parse } from '@formatjs/icu-messageformat-parser';
import { pseudo } from './pseudo.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const locales = ['en-US', 'es-US', 'fr-CA'] as const;
type Texts = Record<string, string>;

const projects = ['shell', 'mfe-catalog', 'mfe-checkout', 'mfe-account', 'mfe-admin'].filter((project) =>
  existsSync(path.join(root, project, 'src/messages/en-US.json')),
);

function textsOf(project: string, locale: string): Texts {
  const file = path.join(root, project, 'src/messages', `${locale}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {};
}

describe.each(projects)('the texts of %s', (project) => {
  const english = textsOf(project, 'en-US');
  const owner = project.replace('mfe-', '');

  test('belong to it by their ids: <remote>.<what>', () => {
    const form = new RegExp(`^${owner}(\\.[\\w-]+)+$`);
    expect(Object.keys(english).filter((id) => !form.test(id))).toEqual([]);
  });

  test.each(locales)('are all there in %s, and none too many', (locale) => {
    expect(Object.keys(textsOf(project, locale)).sort()).toEqual(Object.keys(english).sort());
  });

  test.each(locales)('in %s have words and the placeholders of the English ones', (locale) => {
    const wrong = Object.entries(textsOf(project, locale)).filter(
      ([id, text]) => !fits(text, english[id] ?? text),
    );
    expect(wrong).toEqual([]);
  });

  test('stay well formed in the pseudo-locale', () => {
    for (const text of Object.values(english)) expect(() => parse(pseudo(text))).not.toThrow();
  });
});

/** Whether a translation can stand for the English text: same arguments, same tags. */
function fits(text: string, english: string): boolean {
  if (text.trim() === '') return false;
  return isStructurallySame(parse(text), parse(english)).success;
}
