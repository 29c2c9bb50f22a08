import { Module } from '@nestjs/common';
import { CacheTagsModule } from '../cache-tags/cache-tags.module.ts';
import { HelpController } from './help.controller.ts';
import { HelpPageRepository } from './help-page.repository.ts';
import { HelpPages } from './help-pages.service.ts';
import { HelpReader } from './help-reader.service.ts';
import { PublishHelpPage } from './publish-help-page.ts';
import { ShownPages } from './shown-pages.ts';

/** Help pages: those that ship with the store, and what staff make of them and beside them. */
@Module({
  imports: [CacheTagsModule],
  controllers: [HelpController],
  providers: [HelpPageRepository, HelpPages, HelpReader, PublishHelpPage, ShownPages],
  exports: [ShownPages],
})
export class HelpModule {}
