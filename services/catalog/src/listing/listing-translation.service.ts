import { Injectable } from '@nestjs/common';
import type { Facet, Listing, ProductRow } from '@gantry/contracts/schemas/catalog';
import { ReadyJson } from '@gantry/nest-kit/ready-json';
import { IndexSynchronizer } from '../index/index-synchronizer.ts';
import type { FamilyInfo, ReferenceData } from '../index/reference-data.ts';
import { TranslationRepository } from '../translation/translation.repository.ts';
import type { ReaderTexts, Word } from '../translation/reader-texts.ts';

/**
 * A listing in the reader's language: it is found, counted and put in order in English, which every product has, and
 * its texts are exchanged at the end. What the address holds (values of facets, codes) stays as it is, so that an
 * address means the same in every language. English readers get the answer untouched.
 */
@Injectable()
export class ListingTranslation {
  constructor(
    private readonly synchronizer: IndexSynchronizer,
    private readonly translations: TranslationRepository,
  ) {}

  async translate(answer: ReadyJson, locale: string): Promise<ReadyJson> {
    const english = await this.translations.texts(locale, []);
    if (english.isEnglish) return answer;
    const listing = JSON.parse(answer.text) as Listing;
    const references = await this.synchronizer.references();
    const texts = await this.translations.texts(locale, translatableWords(listing));
    const names = await this.translations.names(
      texts,
      listing.items.map(({ sku }) => sku),
    );
    const translated = inLanguage(listing, { texts, names, references });
    return new ReadyJson(JSON.stringify(translated), answer.cacheTags);
  }
}

interface Language {
  texts: ReaderTexts;
  names: ReadonlyMap<string, string>;
  references: ReferenceData;
}

/** Everything of the page that is a word: chosen and offered values, and the cells of its rows. */
function translatableWords({ facets, items }: Listing): Word[] {
  return [
    ...facets.flatMap(({ code, values }) => values.map(({ value }): Word => [code, value])),
    ...items.flatMap(({ attributes }) => Object.entries(attributes)),
  ];
}

function inLanguage(listing: Listing, language: Language): Listing {
  const { texts, references } = language;
  const categoryName = (one: { path: string; name: string }) => {
    const category = references.categoryByPath.get(one.path);
    return category ? texts.nameOf(category) : one.name;
  };
  const own = listing.breadcrumb.at(-1);
  return {
    ...listing,
    // A category is titled by its own name; searches and brands keep theirs.
    title: own && listing.title === own.name ? categoryName(own) : listing.title,
    breadcrumb: listing.breadcrumb.map((crumb) => ({ ...crumb, name: categoryName(crumb) })),
    categories: listing.categories
      .map((category) => ({ ...category, name: categoryName(category) }))
      .sort((a, b) => a.name.localeCompare(b.name, texts.locale)),
    facets: listing.facets.map((facet) => facetIn(facet, language)),
    families: listing.families.map((family) => familyIn(family, language)),
    items: listing.items.map((row) => rowIn(row, language)),
  };
}

function facetIn(facet: Facet, { texts, references }: Language): Facet {
  const attribute = references.attributes.get(facet.code);
  if (!attribute) return facet;
  const labelOf = (value: string, label: string) => {
    const word = texts.word([facet.code, value]);
    return word === value ? label : word;
  };
  const values = facet.values.map((one) => ({ ...one, label: labelOf(one.value, one.label) }));
  return { ...facet, name: texts.nameOf(attribute), values };
}

function familyIn(family: Listing['families'][number], { texts, references }: Language) {
  const known = familyByCode(references).get(family.id);
  const category = references.categoryByPath.get(family.id.replace(/^category:/, ''));
  const own = known ? texts.of<{ name?: string; summary?: string }>(known) : null;
  return {
    ...family,
    name: own?.name ?? (category && family.name === category.name ? texts.nameOf(category) : family.name),
    summary: own?.summary ?? family.summary,
    columns: family.columns.map((column) => {
      const attribute = references.attributes.get(column.code);
      return attribute ? { ...column, name: texts.nameOf(attribute) } : column;
    }),
  };
}

function rowIn(row: ProductRow, { texts, names }: Language): ProductRow {
  const cells = Object.entries(row.attributes).map((cell) => [cell[0], texts.word(cell)] as const);
  const name = names.get(row.sku) ?? row.name;
  return {
    ...row,
    name,
    attributes: Object.fromEntries(cells),
    image: row.image && { ...row.image, alt: name },
  };
}

const byCode = new WeakMap<ReferenceData, ReadonlyMap<string, FamilyInfo>>();

function familyByCode(references: ReferenceData): ReadonlyMap<string, FamilyInfo> {
  const known = byCode.get(references);
  if (known) return known;
  const made = new Map([...references.families.values()].map((family) => [family.code, family]));
  byCode.set(references, made);
  return made;
}
