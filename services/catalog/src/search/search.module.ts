import { Module } from '@nestjs/common';
import { configProvider } from '@gantry/nest-kit/config-provider';
import { PartNumberRepository } from './part-number.repository.ts';
import { ResolveService } from './resolve.service.ts';
import { SearchRules } from './search-rules.ts';
import { SearchConfig } from './search.config.ts';
import { SearchService } from './search.service.ts';

/** Search queries, part numbers and the rules of staff. */
@Module({
  providers: [configProvider(SearchConfig), PartNumberRepository, ResolveService, SearchRules, SearchService],
  exports: [PartNumberRepository, ResolveService, SearchRules, SearchService],
})
export class SearchModule {}
