import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type {
  AdminHelpPage,
  HelpContent,
  HelpPageSummary,
  HelpRevision,
} from '@gantry/contracts/schemas/help-page';
import { contactSlug } from '@gantry/domain/help-pages';
import { helpRoles, isOneOfRoles } from '@gantry/domain/roles';
import { atOneMoment } from '@gantry/nest-kit/at-one-moment';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { isoText } from '../text/iso-text.ts';
import { HelpPageRepository, type StoredHelp, type StoredHelpRevision } from './help-page.repository.ts';
import { shippedContent, shippedPages } from './shipped-pages.ts';
import { byIndex } from './shown-pages.ts';

/** Help pages as staff see them: what ships, what was made of it, and pages of our own. */
@Injectable()
export class HelpPages {
  constructor(
    private readonly em: EntityManager,
    private readonly pages: HelpPageRepository,
  ) {}

  listAll(): Promise<HelpPageSummary[]> {
    return atOneMoment(this.em, async () => {
      const newest = new Map((await this.pages.findNewest()).map((one) => [one.key, one]));
      const shown = new Map((await this.pages.findShown()).map((one) => [one.key, one]));
      const keys = new Set([...shippedPages.keys(), ...newest.keys()]);
      keys.delete(contactSlug);
      return [...keys]
        .map((key) => ({ key, newest: newest.get(key), shown: shown.get(key) }))
        .map((page) => ({ content: newestContent(page.key, page.newest), page }))
        .sort((one, other) => byIndex(one.content, other.content))
        .map(({ content, page }) => toSummary(page, content));
    });
  }

  /** @throws DomainError NOT_FOUND */
  getPage({ caller }: Call, key: string): Promise<AdminHelpPage> {
    return atOneMoment(this.em, async () => {
      const revisions = await this.pages.revisionsOf(key);
      if (key === contactSlug || (revisions.length === 0 && !shippedPages.has(key)))
        throw new DomainError('NOT_FOUND');
      const shown = (await this.pages.findShown()).find((one) => one.key === key);
      const content = newestContent(key, revisions[0]);
      return {
        ...toSummary({ key, newest: revisions[0], shown }, content),
        content,
        shownRevision: shownRevision(key, shown),
        earlierSlugs: (await this.slugsOf(key)).filter((slug) => slug !== content.slug),
        revisions: [...revisions.map(toRevision), ...shippedRevision(key)],
        mayChange: isOneOfRoles(helpRoles, caller.role),
      };
    });
  }

  /** @throws DomainError NOT_FOUND */
  async getRevision(key: string, revision: number): Promise<HelpRevision> {
    const revisions = await this.pages.revisionsOf(key);
    const contentOf = (number: number): HelpContent | null => {
      const stored = revisions.find((one) => one.revision === number);
      if (number === 0 || stored?.content === null) return shippedContent(key, number);
      return stored?.content ?? null;
    };
    const after = key === contactSlug ? null : contentOf(revision);
    if (!after) throw new DomainError('NOT_FOUND');
    return { before: revision > 0 ? contentOf(revision - 1) : null, after };
  }

  private async slugsOf(key: string): Promise<string[]> {
    return [...new Set([...(shippedPages.has(key) ? [key] : []), ...(await this.pages.slugsOf(key))])];
  }
}

/** What the newest revision of a page says. @throws Error for a page there is not */
export function newestContent(key: string, newest: StoredHelp | undefined): HelpContent {
  const content = newest?.content ?? shippedContent(key, newest?.revision ?? 0);
  if (!content) throw new Error(`the help page ${key} has no content`);
  return content;
}

interface KnownPage {
  readonly key: string;
  readonly newest: StoredHelp | undefined;
  readonly shown: StoredHelp | undefined;
}

function toSummary(page: KnownPage, content: HelpContent): HelpPageSummary {
  const { key, newest } = page;
  const { slug, group, english, spanish, french, englishOf, spanishOf, frenchOf } = content;
  const stateOf = (translation: object | null, of: number) => {
    if (!translation) return 'missing';
    return of < englishOf ? 'older' : 'current';
  };
  return {
    key,
    slug,
    title: english.title,
    group,
    state: stateOfPage(page),
    isShipped: shippedPages.has(key),
    isAsShipped: !newest?.content,
    spanish: stateOf(spanish, spanishOf),
    french: stateOf(french, frenchOf),
    revision: newest?.revision ?? 0,
    changedAt: newest ? isoText(newest.at) : null,
  };
}

function stateOfPage({ key, newest, shown }: KnownPage): HelpPageSummary['state'] {
  if (shown?.content) return shown.content.isShown ? 'shown' : 'hidden';
  if (shown || shippedPages.has(key)) return 'shown';
  return newest?.from && new Date(newest.from) > new Date() ? 'planned' : 'ended';
}

/** The revision readers see; null where it is hidden from them, or where none is there yet. */
function shownRevision(key: string, shown: StoredHelp | undefined): number | null {
  if (!shown) return shippedPages.has(key) ? 0 : null;
  return shown.content?.isShown === false ? null : shown.revision;
}

function toRevision({ revision, at, actor, reason, restores, content }: StoredHelpRevision) {
  return {
    revision,
    at: isoText(at),
    actor,
    reason,
    restores,
    isAsShipped: content === null,
    from: content?.from ?? null,
    until: content?.until ?? null,
  };
}

/** Where the history of a page that ships begins. */
const shippedRevision = (key: string): AdminHelpPage['revisions'] =>
  shippedPages.has(key)
    ? [
        {
          revision: 0,
          at: null,
          actor: null,
          reason: null,
          restores: null,
          isAsShipped: true,
          from: null,
          until: null,
        },
      ]
    : [];
