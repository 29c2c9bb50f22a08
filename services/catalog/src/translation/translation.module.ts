import { Module } from '@nestjs/common';
import { TranslationRepository } from './translation.repository.ts';

/** Product texts in the reader's language. */
@Module({
  providers: [TranslationRepository],
  exports: [TranslationRepository],
})
export class TranslationModule {}
