import type { Provider } from '@nestjs/common';
import { configProvider } from '../config/config-provider.ts';
import { RecordFileConfig } from './record-file-config.ts';
import { RecordFileStore } from './record-file-store.ts';
import { FORM_DRAFTS, RECORD_FILE } from './record-file-token.ts';
import type { RecordFileClass } from './record-file.entity.ts';
import { RecordFiles } from './record-files.ts';
import { VirusScan } from './virus-scan.ts';

/**
 * `RecordFiles` for the providers of a service, whose files are of this class.
 * @param formDrafts kinds of records that last only as long as somebody writes a form: what is never sent is removed
 */
export const provideRecordFiles = (
  entity: RecordFileClass,
  formDrafts: readonly string[] = [],
): Provider[] => [
  configProvider(RecordFileConfig),
  { provide: RECORD_FILE, useValue: entity },
  { provide: FORM_DRAFTS, useValue: formDrafts },
  RecordFileStore,
  VirusScan,
  RecordFiles,
];
