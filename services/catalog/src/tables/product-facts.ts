import type { LocaleCode } from '@gantry/contracts/locales';
import type { documentKinds, relationKinds } from '@gantry/contracts/schemas/feed';

/**
 * A file of ours or an address: `source` (`file-<sha256>.<ending>`) names what media keeps and may be shown; `url` is
 * an address elsewhere that a feed named. It is kept for export and never fetched or shown as a picture.
 */
export interface StoredFile {
  source: string | null;
  url: string | null;
}
/** `alt` is what staff have said of it, by language; without it a picture is called as its product. */
export interface StoredImage extends StoredFile {
  alt?: Readonly<Partial<Record<LocaleCode, string>>>;
}
export interface StoredDocument extends StoredFile {
  kind: (typeof documentKinds)[number];
  name: string;
  language: string | null;
}
/** `reference` is the other product's feed id or part number, resolved when asked for: it may come later. */
export interface StoredRelation {
  kind: (typeof relationKinds)[number];
  reference: string;
}
