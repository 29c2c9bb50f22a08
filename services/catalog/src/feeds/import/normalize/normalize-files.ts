import { translatedLocales, type FeedRow } from '@gantry/contracts/schemas/feed';
import type { StoredDocument, StoredFile, StoredImage } from '../../../tables/product-facts.ts';
import { plainLine } from '../../../text/plain-text.ts';

const locales = ['en-US', ...translatedLocales] as const;

/** The store's name (`file-<sha256>.<ending>`) of each file that a feed names by a path beside itself. */
export type StoredFiles = ReadonlyMap<string, string>;

const storedName = /^file-[0-9a-f]{64}\.[a-z]{3,4}$/;
const address = /^https?:\/\//i;
const maxFiles = 50;

/** Whether a feed means a file that lies beside it, which has to be taken into the store. */
const isBesideFeed = (name: string): boolean => !storedName.test(name) && !address.test(name);

/** The files a row names by a path. */
export function filesBeside(row: FeedRow): string[] {
  return [...imagesOf(row), ...row.documents.map(({ file }) => file)].filter(isBesideFeed);
}

/** Pictures and documents of a row as they are stored; a file that could not be taken in is left out. */
export function normalizeFiles(row: FeedRow, kept: StoredFiles) {
  const images: StoredImage[] = imagesOf(row).flatMap((name) => {
    const stored = storedFile(name, kept);
    return stored ? [{ ...stored, ...altOf(row, name) }] : [];
  });
  const documents: StoredDocument[] = row.documents.slice(0, maxFiles).flatMap(({ file, ...facts }) => {
    const stored = storedFile(file, kept);
    return stored
      ? [{ kind: facts.kind, name: facts.name, language: facts.language ?? null, ...stored }]
      : [];
  });
  return { images, documents };
}

/** The words of a picture by the name the feed has for it; pictures without any are stored without. */
function altOf({ image_texts: texts }: FeedRow, name: string): Pick<StoredImage, 'alt'> {
  const text = texts.find(({ file }) => file === name);
  const said = locales.flatMap((locale) => {
    const words = plainLine(text?.[locale] ?? '');
    return words ? [[locale, words] as const] : [];
  });
  return said.length > 0 ? { alt: Object.fromEntries(said) } : {};
}

function imagesOf(row: FeedRow): string[] {
  const names = row.images.length > 0 || !row.image ? row.images : [row.image];
  return [...new Set(names.map((name) => name.trim()))].filter(Boolean).slice(0, maxFiles);
}

function storedFile(name: string, kept: StoredFiles): StoredFile | null {
  if (storedName.test(name)) return { source: name, url: null };
  if (address.test(name)) return { source: null, url: name.slice(0, 2000) };
  const source = kept.get(name);
  return source ? { source, url: null } : null;
}
