// Cuts the three fonts down to the letters our languages write, so that a first visit loads about 35 KB of type.
// Run it again when a character is missing:  node libs/ui/scripts/subset-fonts.mjs
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const target = path.resolve(import.meta.dirname, '../fonts');

/** Every character from `first` to `last`. */
const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

// Printable ASCII, Latin-1 (Spanish, French, ° ± µ × ½), œ Œ Ÿ, dashes, quotes, bullet, ellipsis, primes, euro, arrows, minus.
const text = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ‐‑–—‘’“”•…′″⁄€™↑↓−\u2009\u202f`;

const fonts = {
  'sans-400': '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff2',
  'sans-600': '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff2',
  'mono-400': '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2',
};

for (const [name, source] of Object.entries(fonts)) {
  const original = await readFile(require.resolve(source));
  const subset = await subsetFont(original, text, { targetFormat: 'woff2', noHinting: true });
  await writeFile(path.join(target, `${name}.woff2`), subset);
  console.log(`${name}: ${original.length} -> ${subset.length} bytes`);
}
await copyFile(require.resolve('@fontsource/ibm-plex-sans/LICENSE'), path.join(target, 'OFL.txt'));
