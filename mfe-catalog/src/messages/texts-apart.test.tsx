import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { openWidget } from '../test-kit/page.test-kit.tsx';
import { textsApart } from './texts-apart.tsx';
import formsEnglish from './forms/en-US.json' with { type: 'json' };
import againEnglish from './order-again/en-US.json' with { type: 'json' };
import guidanceEnglish from './guidance/en-US.json' with { type: 'json' };

const source = path.resolve(import.meta.dirname, '..');

/** The files of this remote that come with a file, itself included; what it fetches later is not among them. */
function sourcesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return seen;
  seen.add(file);
  for (const [, from] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (?!type )[^;]*?from '(\.[^']+)'/gm,
  ))
    sourcesOf(path.resolve(path.dirname(file), from!), seen);
  return seen;
}

const apart = { ...formsEnglish, ...guidanceEnglish, ...againEnglish };
/** in its `prepare` */
const bringsTexts = (page: string): boolean => /formTexts\.load/.test(readFileSync(page, 'utf8'));
const pages = globSync('{pages,widgets}/*/*.tsx', { cwd: source })
  .map((file) => path.join(source, file))
  .filter((file) => !file.endsWith('.test.tsx'));

test('pages say no text that comes later before it is fetched', () => {
  const files = pages.filter((page) => !bringsTexts(page)).flatMap((page) => [...sourcesOf(page)]);
  const wrong = [...new Set(files)].flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    const said = [...code.matchAll(/["'`](catalog\.[\w-]+\.[\w.-]+)["'`]/g)].map((match) => match[1]!);
    const texts = said.filter((id) => id in apart);
    // the question for a ZIP code has texts of its own, and a button that is sent as a form has none
    const parts = [
      ...code.matchAll(
        /^import (?!type )[^;]*?from '@gantry\/forms\/((?!zip-|saved-zip|action-form)[\w-]+)'/gm,
      ),
    ];
    return [...texts, ...parts.map((match) => match[1]!)].map((what) => [path.relative(source, file), what]);
  });
  expect(wrong).toEqual([]);
  expect(pages.some(bringsTexts)).toBe(true);
  expect(files.length).toBeGreaterThan(pages.length);
});

/** Says a text of its own and, once a widget in it has come, one of the widget's. */
function Part() {
  const { messages } = useIntl();
  const [hasWidget, setWidget] = useState(false);
  const bringWidget = () => {
    Object.assign(messages, { 'checkout.add': 'from the widget' });
    setWidget(true);
  };
  return (
    <button onClick={bringWidget}>
      <FormattedMessage id="catalog.part" /> {hasWidget ? <FormattedMessage id="checkout.add" /> : null}
    </button>
  );
}

test('a part comes with its texts and can say what its widgets bring after it', async () => {
  const asked: string[] = [];
  const texts = textsApart((locale) => {
    asked.push(locale);
    return Promise.resolve({ 'catalog.part': 'own text' });
  });
  const LatePart = texts.lazy(() => Promise.resolve({ default: Part }));
  openWidget(
    <Suspense>
      <LatePart />
    </Suspense>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'own text' }));
  await screen.findByRole('button', { name: 'own text from the widget' });
  expect(asked).toEqual(['en-US']);
});
