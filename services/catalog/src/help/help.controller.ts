import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  catalogAdminGetHelpPage,
  catalogAdminGetHelpRevision,
  catalogAdminListHelpPages,
  catalogAdminPublishHelpPage,
  catalogAdminRestoreHelpPage,
  catalogGetHelpPage,
  catalogListHelpPages,
  catalogSearchHelp,
} from '@gantry/contracts/endpoints/help-pages';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { CacheTagService } from '../cache-tags/cache-tag.service.ts';
import { HelpPages } from './help-pages.service.ts';
import { HelpReader } from './help-reader.service.ts';
import { PublishHelpPage } from './publish-help-page.ts';

/** Help pages for readers, and for staff who write them. */
@Controller()
export class HelpController {
  constructor(
    private readonly reader: HelpReader,
    private readonly pages: HelpPages,
    private readonly publishing: PublishHelpPage,
    private readonly cacheTags: CacheTagService,
  ) {}

  @Serve(catalogListHelpPages)
  async listPages(@CurrentCall() call: Call) {
    call.cacheTags = await this.cacheTags.help();
    return this.reader.listPages(call.locale);
  }

  @Serve(catalogSearchHelp)
  async search(@CurrentCall() call: Call, @Input() { query }: ValidRequestOf<typeof catalogSearchHelp>) {
    call.cacheTags = await this.cacheTags.help();
    return this.reader.search(query.find, call.locale);
  }

  @Serve(catalogGetHelpPage)
  async getPage(@CurrentCall() call: Call, @Input() { params }: ValidRequestOf<typeof catalogGetHelpPage>) {
    call.cacheTags = await this.cacheTags.help();
    return this.reader.getPage(params.slug, call.locale);
  }

  @Serve(catalogAdminListHelpPages)
  adminListPages() {
    return this.pages.listAll();
  }

  @Serve(catalogAdminGetHelpPage)
  adminGetPage(
    @CurrentCall() call: Call,
    @Input() { params }: ValidRequestOf<typeof catalogAdminGetHelpPage>,
  ) {
    return this.pages.getPage(call, params.key);
  }

  @Serve(catalogAdminGetHelpRevision)
  adminGetRevision(@Input() { params }: ValidRequestOf<typeof catalogAdminGetHelpRevision>) {
    return this.pages.getRevision(params.key, params.revision);
  }

  @Serve(catalogAdminPublishHelpPage)
  async adminPublishPage(
    @CurrentCall() call: Call,
    @Input() input: ValidRequestOf<typeof catalogAdminPublishHelpPage>,
  ) {
    await this.publishing.publish(call, input);
    return this.pages.getPage(call, input.params.key);
  }

  @Serve(catalogAdminRestoreHelpPage)
  async adminRestorePage(
    @CurrentCall() call: Call,
    @Input() input: ValidRequestOf<typeof catalogAdminRestoreHelpPage>,
  ) {
    await this.publishing.restore(call, input);
    return this.pages.getPage(call, input.params.key);
  }
}
