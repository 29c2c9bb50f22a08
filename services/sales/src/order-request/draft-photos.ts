import { Injectable } from '@nestjs/common';
import {
  scanEndings,
  type AnnouncedFile,
  type RecordFile as FileView,
} from '@gantry/contracts/schemas/record-file';
import type { Call } from '@gantry/nest-kit/call';
import { RecordFiles } from '@gantry/nest-kit/record-files';
import type { RecordFile, RecordRef } from '../file/record-file.entity.ts';
import { OrderRepository } from '../order/order.repository.ts';
import { checkRight, type OrderKey } from './create-request.ts';
import { draftFilesOf } from './request-files.ts';

/** The order that is asked about, and the id under which the photos of the request are sent. */
type DraftKey = OrderKey & { readonly draft: string };

/** Photos of a request that is being written, for whoever may ask: the order of others does not exist for them. */
@Injectable()
export class DraftPhotos {
  constructor(
    private readonly orders: OrderRepository,
    private readonly files: RecordFiles,
  ) {}

  /** @throws DomainError NOT_FOUND, INVALID, PAYLOAD_TOO_LARGE */
  async announceFile(call: Call, key: DraftKey, file: AnnouncedFile): Promise<RecordFile> {
    const facts = { ...file, line: null, sender: 'customer', audience: 'all' } as const;
    // a test note may be a PDF
    return this.files.announceFile(await this.recordOf(call, key), facts, scanEndings);
  }

  /** Those that have arrived. @throws DomainError NOT_FOUND */
  async listFiles(call: Call, key: DraftKey): Promise<FileView[]> {
    return this.files.listFiles(await this.recordOf(call, key), 'customer');
  }

  /** @throws DomainError NOT_FOUND */
  async removeFile(call: Call, key: DraftKey, id: string): Promise<void> {
    await this.files.removeFile(await this.recordOf(call, key), id);
  }

  private async recordOf(call: Call, { draft, ...key }: DraftKey): Promise<RecordRef> {
    const record = await this.orders.record(key.number);
    return draftFilesOf(checkRight(record?.order ?? null, call, key), draft);
  }
}
