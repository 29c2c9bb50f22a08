import { Module } from '@nestjs/common';
import { DatabaseReadQueue } from './database-read-queue.ts';
import { IndexSynchronizer } from './index-synchronizer.ts';

/** The columns in memory, how they are built and kept current. */
@Module({
  providers: [DatabaseReadQueue, IndexSynchronizer],
  exports: [DatabaseReadQueue, IndexSynchronizer],
})
export class IndexModule {}
