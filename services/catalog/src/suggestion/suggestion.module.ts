import { Module } from '@nestjs/common';
import { IndexModule } from '../index/index.module.ts';
import { ListingModule } from '../listing/listing.module.ts';
import { SearchModule } from '../search/search.module.ts';
import { TranslationModule } from '../translation/translation.module.ts';
import { NameSuggestions } from './name-suggestions.ts';
import { SuggestionService } from './suggestion.service.ts';

/** What the search box suggests while somebody types. */
@Module({
  imports: [IndexModule, ListingModule, SearchModule, TranslationModule],
  providers: [NameSuggestions, SuggestionService],
  exports: [SuggestionService],
})
export class SuggestionModule {}
