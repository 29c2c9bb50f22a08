import { Module } from '@nestjs/common';
import { configProvider } from '@gantry/nest-kit/config-provider';
import { FeedsConfig } from '../back-office/feeds.config.ts';
import { CancelImport } from './back-office/cancel-import.ts';
import { CleanUpImports } from './back-office/clean-up-imports.ts';
import { FeedUploads } from './back-office/feed-uploads.ts';
import { ImportJobs } from './back-office/import-jobs.repository.ts';
import { ImportKeeper } from './back-office/import-keeper.ts';
import { ImportsController } from './back-office/imports.controller.ts';
import { StartImport } from './back-office/start-import.ts';
import { TakeFile } from './back-office/take-file.ts';
import { UploadBounds } from './back-office/upload-bounds.ts';
import { SavedMappings } from './mappings/saved-mappings.ts';

/** Feeds that staff bring in through the back office. */
@Module({
  controllers: [ImportsController],
  providers: [
    configProvider(FeedsConfig),
    CancelImport,
    CleanUpImports,
    FeedUploads,
    ImportJobs,
    ImportKeeper,
    SavedMappings,
    StartImport,
    TakeFile,
    UploadBounds,
  ],
})
export class FeedImportModule {}
