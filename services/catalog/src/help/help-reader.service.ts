import { Injectable } from '@nestjs/common';
import type { HelpAnswer, HelpIndexEntry, HelpPage } from '@gantry/contracts/schemas/help-page';
import { helpSections } from '@gantry/domain/help-text';
import { DomainError } from '@gantry/nest-kit/errors';
import { findPages } from './find-pages.ts';
import { inLanguage, ShownPages, type ShownPage } from './shown-pages.ts';

/** Help pages for those who read them. */
@Injectable()
export class HelpReader {
  constructor(private readonly shown: ShownPages) {}

  async listPages(locale: string | undefined): Promise<HelpIndexEntry[]> {
    return (await this.shown.findAll()).flatMap(({ content }) => {
      const { slug, group } = content;
      const { title, summary } = inLanguage(content, locale).texts;
      return group === 'none' ? [] : [{ slug, title, summary, group }];
    });
  }

  /** Pages of no group are not answers: who has their address was given it. */
  async search(question: string, locale: string | undefined): Promise<HelpAnswer[]> {
    const listed = (await this.shown.findAll()).filter(({ content }) => content.group !== 'none');
    const readable = listed.map(({ content }) => {
      const { title, summary, body } = inLanguage(content, locale).texts;
      return { slug: content.slug, title, summary, sections: helpSections(body) };
    });
    return findPages(readable, question).map(({ page: { slug, title }, answer }) => ({
      slug,
      title,
      answer,
    }));
  }

  /** @throws DomainError NOT_FOUND, with `movedTo` for an address a page had before */
  async getPage(slug: string, locale: string | undefined): Promise<HelpPage> {
    const { page, movedTo, all } = await this.shown.findBySlug(slug.toLowerCase());
    if (!page) throw new DomainError('NOT_FOUND', movedTo === undefined ? undefined : { movedTo });
    const { content } = page;
    const { texts, language } = inLanguage(content, locale);
    return {
      slug: content.slug,
      ...texts,
      language,
      isListed: content.group !== 'none',
      related: relatedOf(page, all, locale),
    };
  }
}

function relatedOf(page: ShownPage, all: readonly ShownPage[], locale: string | undefined) {
  const { group } = page.content;
  return all
    .filter((one) => one.key !== page.key && group !== 'none' && one.content.group === group)
    .map(({ content }) => ({ slug: content.slug, title: inLanguage(content, locale).texts.title }));
}
