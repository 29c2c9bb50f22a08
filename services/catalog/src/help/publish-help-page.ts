import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { nameOfCaller } from '@gantry/contracts/caller-name';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type * as endpoints from '@gantry/contracts/endpoints/help-pages';
import { uuidSchema } from '@gantry/contracts/schemas/common';
import type { HelpContent } from '@gantry/contracts/schemas/help-page';
import { contactSlug } from '@gantry/domain/help-pages';
import { audit } from '@gantry/nest-kit/audit';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { is } from 'valibot';
import { contentOfForm, type CheckedHelpForm } from './content-of-form.ts';
import { HelpPageRepository, type NewHelpRevision } from './help-page.repository.ts';
import { newestContent } from './help-pages.service.ts';
import { shippedPages } from './shipped-pages.ts';

type Publishing = ValidRequestOf<typeof endpoints.catalogAdminPublishHelpPage>;
type Restoring = ValidRequestOf<typeof endpoints.catalogAdminRestoreHelpPage>;
type Published = Pick<NewHelpRevision, 'key' | 'content' | 'reason' | 'restores'>;

/** Publishes help pages, revision by revision. */
@Injectable()
export class PublishHelpPage {
  constructor(
    private readonly em: EntityManager,
    private readonly pages: HelpPageRepository,
  ) {}

  /** @throws DomainError NOT_FOUND, INVALID, STALE_VERSION where somebody else published one meanwhile */
  async publish(call: Call, { params: { key }, body }: Publishing): Promise<void> {
    const { form, reason, revision } = body;
    if (!mayBeWritten(key)) throw new DomainError('NOT_FOUND');
    await this.once(call, `publish:${key}`, body, async (em) => {
      const newest = await this.lockRevision(key, revision);
      await this.checkSlug(key, form);
      const before = newest === 0 && !shippedPages.has(key) ? null : await this.newestContentOf(key);
      const content = contentOfForm(form, before, newest + 1);
      await this.writeRevision(em, call, newest, { key, content, reason, restores: null });
    });
  }

  /** Publishes an earlier revision again, from now on. @throws DomainError NOT_FOUND, STALE_VERSION */
  async restore(call: Call, { params: { key }, body }: Restoring): Promise<void> {
    const { reason, revision, to } = body;
    await this.once(call, `restore:${key}`, body, async (em) => {
      const newest = await this.lockRevision(key, revision);
      const content = await this.earlierContent(key, to);
      await this.writeRevision(em, call, newest, { key, content, reason, restores: to });
    });
  }

  private async once(call: Call, what: string, request: unknown, run: (em: EntityManager) => Promise<void>) {
    const write = {
      scope: `help-page:${call.caller.accountId}:${what}`,
      key: call.idempotencyKey ?? '',
      request,
    };
    await idempotent(this.em, write, async (em) => {
      await run(em);
      return null;
    });
  }

  /** @throws DomainError STALE_VERSION */
  private async lockRevision(key: string, revision: number): Promise<number> {
    const newest = await this.pages.lockPages(key);
    if (newest !== revision) throw new DomainError('STALE_VERSION', { revision: newest });
    return newest;
  }

  /** An address leads to one page for good: links and bookmarks of it never lead elsewhere. @throws DomainError INVALID */
  private async checkSlug(key: string, { slug }: CheckedHelpForm): Promise<void> {
    const owner = shippedPages.has(slug) || slug === contactSlug ? slug : await this.pages.keyOfSlug(slug);
    if (owner !== null && owner !== key)
      throw new DomainError('INVALID', undefined, [
        { path: 'form.slug', message: 'is the address of another page' },
      ]);
  }

  private async newestContentOf(key: string): Promise<HelpContent> {
    return newestContent(key, (await this.pages.revisionsOf(key))[0]);
  }

  /** Its days are left out: it holds from now on. @throws DomainError NOT_FOUND */
  private async earlierContent(key: string, to: number): Promise<HelpContent | null> {
    const earlier = (await this.pages.revisionsOf(key)).find(({ revision }) => revision === to);
    if (!earlier && !(to === 0 && shippedPages.has(key))) throw new DomainError('NOT_FOUND');
    return earlier?.content ? { ...earlier.content, from: null, until: null } : null;
  }

  private async writeRevision(em: EntityManager, { caller }: Call, newest: number, one: Published) {
    const { key, content, reason } = one;
    const revision = newest + 1;
    const by = { actorId: caller.accountId, actor: nameOfCaller(caller) };
    await this.pages.publishRevision({ ...one, revision, ...by });
    await audit(em, caller, {
      entity: 'help-page',
      number: key,
      field: 'revision',
      before: newest === 0 ? null : String(newest),
      after: `${revision}: ${content?.english.title ?? shippedPages.get(key)?.english.title ?? key}`,
      reason,
      mark: `help-page:${key}:${revision}`,
    });
  }
}

/** Pages that ship, and those of our own by an id; the contact page is a form. */
const mayBeWritten = (key: string): boolean =>
  key !== contactSlug && (shippedPages.has(key) || is(uuidSchema, key));
