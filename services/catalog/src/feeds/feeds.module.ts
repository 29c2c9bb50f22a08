import { configProvider } from '@gantry/nest-kit/config-provider';
import { ExportController } from './export/back-office/export.controller.ts';
import { ExportFeed } from './export/back-office/export-feed.service.ts';
import { CancelImport } from './import/back-office/cancel-import.ts';
import { FeedUploads } from './import/back-office/feed-uploads.ts';
import { FeedsConfig } from './back-office/feeds.config.ts';
import { ImportJobs } from './import/back-office/import-jobs.repository.ts';
import { ImportKeeper } from './import/back-office/import-keeper.ts';
import { ImportsController } from './import/back-office/imports.controller.ts';
import { SavedMappings } from './import/mappings/saved-mappings.ts';
import { StartImport } from './import/back-office/start-import.ts';
import { TakeFile } from './import/back-office/take-file.ts';
import { CleanUpImports } from './import/back-office/clean-up-imports.ts';
import { UploadBounds } from './import/back-office/upload-bounds.ts';

/** Everything about the desk of feeds that the service's module wires. */
export const feedControllers = [ImportsController, ExportController];
export const feedProviders = [
  configProvider(FeedsConfig),
  CancelImport,
  ExportFeed,
  FeedUploads,
  ImportJobs,
  ImportKeeper,
  SavedMappings,
  StartImport,
  TakeFile,
  CleanUpImports,
  UploadBounds,
];
