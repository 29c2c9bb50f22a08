import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import { convert } from 'fontverter';

export type Cut = '400' | '600';

interface PartFont {
  readonly name: string;
  /** read once: each sheet would read its tables anew, which takes longer than drawing it */
  readonly font: fontkit.Font;
  readonly has: (codePoint: number) => boolean;
}

/** The family comes in parts by script; texts of feeds hold any of them. The first part is the usual one. */
const scripts = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese'] as const;
const require = createRequire(import.meta.url);

async function open(script: (typeof scripts)[number], cut: Cut): Promise<PartFont> {
  const file = require.resolve(`@fontsource/ibm-plex-sans/files/ibm-plex-sans-${script}-${cut}-normal.woff`);
  // the reader of fonts stumbles over the last empty glyph of a compressed one
  const bytes = await convert(readFileSync(file), 'sfnt');
  const font = fontkit.create(bytes) as fontkit.Font;
  return { name: `${script}-${cut}`, font, has: (codePoint) => font.hasGlyphForCodePoint(codePoint) };
}

const openAll = (cut: Cut) => Promise.all(scripts.map((script) => open(script, cut)));

/** The family's parts by cut. */
export type Fonts = Readonly<Record<Cut, readonly PartFont[]>>;
let fonts: Promise<Fonts> | undefined;

/** Reads the fonts once. */
export function loadFonts(): Promise<Fonts> {
  fonts ??= Promise.all([openAll('400'), openAll('600')]).then(([plain, bold]) => ({
    400: plain,
    600: bold,
  }));
  return fonts;
}

/** A text as runs that one part of the family can show; letters that none has become a question mark. */
export function runsOf(text: string, parts: readonly PartFont[]): { font: string; text: string }[] {
  const runs: { font: string; text: string }[] = [];
  for (const letter of text) {
    const codePoint = letter.codePointAt(0)!;
    const last = parts.find(({ name }) => name === runs.at(-1)?.font);
    const part = last?.has(codePoint) ? last : parts.find(({ has }) => has(codePoint));
    const { name } = part ?? parts[0]!;
    const shown = part || letter === '\n' ? letter : '?';
    if (runs.at(-1)?.font === name) runs.at(-1)!.text += shown;
    else runs.push({ font: name, text: shown });
  }
  return runs;
}
