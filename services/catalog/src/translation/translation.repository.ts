import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { LocaleCode } from '@gantry/contracts/locales';
import type { CatalogTables } from '../tables/catalog-tables.ts';
import { ReaderTexts, type Word } from './reader-texts.ts';
import { textsIn } from '../tables/translations.ts';

/** Reads texts that many products share. English readers need none, and cost nothing. */
@Injectable()
export class TranslationRepository {
  constructor(private readonly em: EntityManager) {}

  /** The texts of a reader, with the words given. */
  async texts(locale: string, words: readonly Word[]): Promise<ReaderTexts> {
    const texts = new ReaderTexts(locale as LocaleCode);
    if (texts.isEnglish || words.length === 0) return texts;
    const rows = await this.db()
      .selectFrom('catalog.attribute_word')
      .select(['code', 'value', 'translations'])
      .where('code', 'in', [...new Set(words.map(([code]) => code))])
      .where('value', 'in', [...new Set(words.map(([, value]) => value))])
      .execute();
    return texts.withWords(rows);
  }

  /** The texts of a reader, with all words of one attribute. */
  async findWords(locale: string, code: string): Promise<ReaderTexts> {
    const texts = new ReaderTexts(locale as LocaleCode);
    if (texts.isEnglish) return texts;
    const rows = await this.db()
      .selectFrom('catalog.attribute_word')
      .select(['code', 'value', 'translations'])
      .where('code', '=', code)
      .execute();
    return texts.withWords(rows);
  }

  /** Translated names by store number; products without one are left out. */
  async names({ locale, isEnglish }: ReaderTexts, skus: readonly string[]): Promise<Map<string, string>> {
    if (isEnglish || skus.length === 0) return new Map();
    const rows = await this.db()
      .selectFrom('catalog.product')
      .select(['sku', 'translations'])
      .where('sku', 'in', skus)
      .execute();
    return new Map(
      rows.flatMap(({ sku, translations }) => {
        const name = textsIn(translations, locale)?.name;
        return name ? [[sku, name] as const] : [];
      }),
    );
  }

  private db() {
    return this.em.getKysely<CatalogTables>();
  }
}
