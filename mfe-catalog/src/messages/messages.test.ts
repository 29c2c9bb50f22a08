import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import formsEnglish from './forms/en-US.json' with { type: 'json' };
import formsSpanish from './forms/es-US.json' with { type: 'json' };
import formsFrench from './forms/fr-CA.json' with { type: 'json' };
import guidanceEnglish from './guidance/en-US.json' with { type: 'json' };
import guidanceSpanish from './guidance/es-US.json' with { type: 'json' };
import guidanceFrench from './guidance/fr-CA.json' with { type: 'json' };
import helpEnglish from './help/en-US.json' with { type: 'json' };
import helpSpanish from './help/es-US.json' with { type: 'json' };
import helpFrench from './help/fr-CA.json' with { type: 'json' };
import againEnglish from './order-again/en-US.json' with { type: 'json' };
import againSpanish from './order-again/es-US.json' with { type: 'json' };
import againFrench from './order-again/fr-CA.json' with { type: 'json' };
import ownEnglish from './en-US.json' with { type: 'json' };
import ownSpanish from './es-US.json' with { type: 'json' };
import ownFrench from './fr-CA.json' with { type: 'json' };

// Help, forms, and guidance come with texts of their own, fetched when they are shown; the rules are the same.
const english = { ...ownEnglish, ...formsEnglish, ...guidanceEnglish, ...againEnglish, ...helpEnglish };
const spanish = { ...ownSpanish, ...formsSpanish, ...guidanceSpanish, ...againSpanish, ...helpSpanish };
const french = { ...ownFrench, ...formsFrench, ...guidanceFrench, ...againFrench, ...helpFrench };

const source = path.resolve(import.meta.dirname, '..');

test.each([
  ['es-US', spanish],
  ['fr-CA', french],
])('%s has a text for every id and no other', (_, texts) => {
  expect(Object.keys(texts)).toEqual(Object.keys(english));
  expect(Object.values(texts).filter((text) => text.trim() === '')).toEqual([]);
});

test('placeholders are the same in every language', () => {
  const placeholders = (text: string) =>
    [...text.matchAll(/\{([a-z]\w*)[,}]/g)].map((match) => match[1]!).sort((a, b) => (a < b ? -1 : 1));
  for (const [id, text] of Object.entries(english)) {
    expect([id, placeholders(spanish[id as keyof typeof english])]).toEqual([id, placeholders(text)]);
    expect([id, placeholders(french[id as keyof typeof english])]).toEqual([id, placeholders(text)]);
  }
});

test('every id written out in the sources has a text', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!test)\.tsx?$/.test(file),
  );
  const used = files.flatMap((file) =>
    [
      ...readFileSync(path.join(source, file), 'utf8').matchAll(
        /'(catalog\.[a-z0-9-]+\.[a-z0-9.-]+)'|"(catalog\.[a-z0-9.-]+)"/g,
      ),
    ].map((match) => match[1] ?? match[2]),
  );
  expect([...new Set(used)].filter((id) => !(id! in english))).toEqual([]);
});
