import { Injectable } from '@nestjs/common';
import { FileStore } from '@gantry/nest-kit/file-store';
import { MediaConfig } from '../media.config.ts';

/** The pictures and documents the shop keeps. */
@Injectable()
export class StoredFiles extends FileStore {
  constructor(config: MediaConfig) {
    super(config.GANTRY_HOME);
  }
}
