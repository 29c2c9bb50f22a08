import { configProvider } from '@gantry/nest-kit/config-provider';
import { ExportController } from '../../export/desk/export.controller.ts';
import { ExportFeed } from '../../export/desk/export-feed.service.ts';
import { CancelImport } from './cancel-import.ts';
import { FeedUploads } from './feed-uploads.ts';
import { FeedsConfig } from './feeds.config.ts';
import { ImportJobs } from './import-jobs.repository.ts';
import { ImportKeeper } from './import-keeper.ts';
import { ImportsController } from './imports.controller.ts';
import { KeptMappings } from './kept-mappings.ts';
import { StartImport } from './start-import.ts';
import { TakeFile } from './take-file.ts';
import { TidyImports } from './tidy-imports.ts';
import { UploadBounds } from './upload-bounds.ts';

/** Everything about the desk of feeds that the service's module wires. */
export const feedControllers = [ImportsController, ExportController];
export const feedProviders = [
  configProvider(FeedsConfig),
  CancelImport,
  ExportFeed,
  FeedUploads,
  ImportJobs,
  ImportKeeper,
  KeptMappings,
  StartImport,
  TakeFile,
  TidyImports,
  UploadBounds,
];
