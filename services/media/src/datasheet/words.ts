import type { LocaleCode } from '@gantry/contracts/locales';

/** The few words of a data sheet that are not the product's own. */
export interface DatasheetWords {
  readonly title: string;
  readonly partNumber: string;
  readonly storeNumber: string;
  readonly brand: string;
  readonly category: string;
  readonly specifications: string;
  readonly description: string;
  readonly drawing: string;
  /** what the reader must know about any sheet made of catalogue facts */
  readonly notice: string;
  /** @param page counted from 1 */
  readonly page: (page: number, pages: number) => string;
}

const english: DatasheetWords = {
  title: 'Data sheet',
  partNumber: 'Part number',
  storeNumber: 'SKU',
  brand: 'Brand',
  category: 'Category',
  specifications: 'Specifications',
  description: 'Description',
  drawing: 'Drawing',
  notice: 'Information from our catalog. The drawing shows the shape and is not to scale.',
  page: (page, pages) => `Page ${page} of ${pages}`,
};
const spanish: DatasheetWords = {
  title: 'Ficha técnica',
  partNumber: 'Número de pieza',
  storeNumber: 'SKU',
  brand: 'Marca',
  category: 'Categoría',
  specifications: 'Especificaciones',
  description: 'Descripción',
  drawing: 'Plano',
  notice: 'Información de nuestro catálogo. El plano muestra la forma y no está a escala.',
  page: (page, pages) => `Página ${page} de ${pages}`,
};
const french: DatasheetWords = {
  title: 'Fiche technique',
  partNumber: 'Numéro de pièce',
  storeNumber: 'UGS',
  brand: 'Marque',
  category: 'Catégorie',
  specifications: 'Caractéristiques',
  description: 'Description',
  drawing: 'Dessin',
  notice: 'Renseignements tirés de notre catalogue. Le dessin montre la forme et n’est pas à l’échelle.',
  page: (page, pages) => `Page ${page} de ${pages}`,
};

export const datasheetWords: Readonly<Record<LocaleCode, DatasheetWords>> = {
  'en-US': english,
  'es-US': spanish,
  'fr-CA': french,
  'en-XA': english,
};
