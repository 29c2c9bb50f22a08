import path from 'node:path';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { FileStore } from '@gantry/nest-kit/file-store';
import { Logger } from '@gantry/nest-kit/logger';
import { RecordFileConfig } from '@gantry/nest-kit/record-file-config';
import { RecordFileStore } from '@gantry/nest-kit/record-file-store';

interface Scan {
  readonly id: string;
  readonly stored: string;
}

/** Scans from when certificates had a store of their own: their bytes are put where those of other files are, once. */
@Injectable()
export class AdoptScansRepository implements OnApplicationBootstrap {
  private readonly old: FileStore;

  constructor(
    private readonly em: EntityManager,
    private readonly store: RecordFileStore,
    private readonly log: Logger,
    config: RecordFileConfig,
  ) {
    this.old = new FileStore(path.join(config.GANTRY_HOME, 'certificates'));
  }

  async onApplicationBootstrap(): Promise<void> {
    const em = this.em.fork();
    for (const { id, stored } of await em.execute<Scan[]>(
      'select id, stored from taxation.certificate_scan',
    )) {
      const scan = await this.old.findFile(stored);
      if (scan) await this.store.adoptFile(id, scan.path);
      else this.log.warn({ id, stored }, 'the scan of a certificate is not in its store');
      // one that is missing stays named, for when its store is back
      if (scan) await em.execute('delete from taxation.certificate_scan where id = ?', [id]);
    }
  }
}
