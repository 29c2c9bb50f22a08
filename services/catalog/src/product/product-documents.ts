import { canAdvise } from '@gantry/domain/advised-hazards';
import {
  datasheetAddress,
  drawingFileAddress,
  fileAddress,
  safetySheetAddress,
} from '@gantry/contracts/file-address';
import type { LocaleCode } from '@gantry/contracts/locales';
import type { ProductDocument } from '@gantry/contracts/schemas/product-page';
import type { PageProduct } from './product-page.repository.ts';

/**
 * What a reader can download: a data sheet, a safety data sheet and a drawing that we make ourselves, then the files
 * its feed brought. A maker's own safety data sheet goes before ours, and is the only one for hazards we do not advise on.
 * Files that lie elsewhere are left out: the store links to its own origin only.
 */
export function documentsOf(
  { sku, uri, drawing, documents, safety, visibility }: PageProduct,
  locale: LocaleCode,
): ProductDocument[] {
  const own: ProductDocument[] = [];
  const made = { bytes: null, name: '' };
  // A data sheet is made of what guests may read.
  if (visibility === 'public') {
    const href = datasheetAddress(uri, locale);
    own.push({ ...made, kind: 'datasheet', href, format: 'PDF', language: locale });
  }
  const hasOwnSheet = documents.some(({ kind, source }) => kind === 'sds' && source);
  if (safety && canAdvise(safety.hazards) && !hasOwnSheet && visibility === 'public') {
    const href = safetySheetAddress(uri, locale);
    own.push({ ...made, kind: 'sds', href, format: 'PDF', language: locale });
  }
  if (drawing)
    own.push({ ...made, kind: 'cad', href: drawingFileAddress(sku), format: 'SVG', language: null });
  const brought = documents.flatMap(({ kind, name, language, source }) => {
    if (!source) return [];
    const format = (source.split('.').at(-1) ?? '').toUpperCase();
    return [{ kind, name, language, href: fileAddress(source, name), format, bytes: null }];
  });
  return [...own, ...brought];
}
