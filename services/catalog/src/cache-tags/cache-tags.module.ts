import { Module } from '@nestjs/common';
import { IndexModule } from '../index/index.module.ts';
import { SearchModule } from '../search/search.module.ts';
import { CacheTagService } from './cache-tag.service.ts';
import { VersionController } from './version.controller.ts';
import { VersionService } from './version.service.ts';

/** What page caches ask: the catalogue version, what changed since, and the tags of every answer. */
@Module({
  imports: [IndexModule, SearchModule],
  controllers: [VersionController],
  providers: [CacheTagService, VersionService],
  exports: [CacheTagService],
})
export class CacheTagsModule {}
