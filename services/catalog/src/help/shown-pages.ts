import { Injectable } from '@nestjs/common';
import type { HelpContent, HelpTexts } from '@gantry/contracts/schemas/help-page';
import { contactSlug, helpGroups, helpSlugForm, shippedHelpPages } from '@gantry/domain/help-pages';
import { isoText } from '../text/iso-text.ts';
import { HelpPageRepository } from './help-page.repository.ts';
import { shippedContent, shippedPages } from './shipped-pages.ts';

/** A help page as readers see it now. */
export interface ShownPage {
  readonly key: string;
  readonly content: HelpContent;
  /** null where it reads as it came */
  readonly changedAt: string | null;
}

/** Orders pages as the index has them: by group, place, and title; those of no group at the end. */
export function byIndex(one: HelpContent, other: HelpContent): number {
  return (
    groupPlace(one) - groupPlace(other) ||
    one.place - other.place ||
    (one.english.title < other.english.title ? -1 : 1)
  );
}
const groupPlace = ({ group }: HelpContent): number =>
  group === 'none' ? helpGroups.length : helpGroups.indexOf(group);

/** The texts of a page in a language, and which it is: English where there is no translation. */
export function inLanguage(content: HelpContent, locale: string | undefined) {
  const { english, spanish, french } = content;
  const translated: Readonly<Record<string, HelpTexts | null>> = { 'es-US': spanish, 'fr-CA': french };
  const texts = (locale && translated[locale]) || null;
  return texts
    ? { texts, language: locale as 'es-US' | 'fr-CA' }
    : { texts: english, language: 'en-US' as const };
}

/** Which help pages are shown at this moment. */
@Injectable()
export class ShownPages {
  constructor(private readonly pages: HelpPageRepository) {}

  /** All that readers can open, the contact page among them, in the order of the index. */
  async findAll(): Promise<ShownPage[]> {
    const changed = new Map((await this.pages.findShown()).map((one) => [one.key, one]));
    const shipped = shippedHelpPages
      .filter(({ slug }) => !changed.has(slug))
      .map(({ slug: key }) => ({ key, content: shippedPages.get(key)!, changedAt: null }));
    const ours = [...changed.values()].flatMap(({ key, revision, content: stored, at }) => {
      const content = stored ?? shippedContent(key, revision);
      return content?.isShown ? [{ key, content, changedAt: isoText(at) }] : [];
    });
    return [...shipped, ...ours].sort((one, other) => byIndex(one.content, other.content));
  }

  /** The page of an address, or the address it moved to; neither for an unknown one. */
  async findBySlug(slug: string): Promise<{ page?: ShownPage; movedTo?: string; all: ShownPage[] }> {
    const all = (await this.findAll()).filter(({ key }) => key !== contactSlug);
    const page = all.find(({ content }) => content.slug === slug);
    if (page) return { page, all };
    if (!helpSlugForm.test(slug)) return { all };
    const key = shippedPages.has(slug) ? slug : await this.pages.keyOfSlug(slug);
    const movedTo = all.find((one) => one.key === key)?.content.slug;
    return movedTo === undefined ? { all } : { movedTo, all };
  }
}
