import { Injectable } from '@nestjs/common';
import { scanEndings, type AnnouncedFile } from '@gantry/contracts/schemas/record-file';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import type { RecordFile } from '@gantry/nest-kit/record-file';
import { RecordFiles } from '@gantry/nest-kit/record-files';
import { actorOf } from '../order/actor.ts';
import { linesFor } from './open-acts.ts';
import type { OrderRequest } from './order-request.entity.ts';
import { OrderRequestRepository } from './order-request.repository.ts';
import { inspectionFilesOf } from './request-files.ts';
import { checkOpen, StaffActs } from './staff-acts.ts';

/** The request whose goods are looked at, and the id under which photos of them are sent. */
interface PhotosKey {
  readonly number: string;
  readonly draft: string;
}

/** Photos that whoever receives goods takes of them, sent before they say what they found. */
@Injectable()
export class InspectionPhotos {
  constructor(
    private readonly requests: OrderRequestRepository,
    private readonly acts: StaffActs,
    private readonly files: RecordFiles,
  ) {}

  /** @throws DomainError NOT_FOUND, WRONG_STATE, NOT_PERMITTED, INVALID for another line or kind, PAYLOAD_TOO_LARGE */
  async announcePhoto(call: Call, { number, draft }: PhotosKey, file: AnnouncedFile): Promise<RecordFile> {
    const request = await this.findReceivable(call, number);
    const line = file.line ?? null;
    const isOpen = linesFor('receive', { request }).some(({ lineNumber }) => String(lineNumber) === line);
    if (!isOpen) throw new DomainError('INVALID', undefined, [{ path: 'body.line', message: 'is no line' }]);
    const facts = { ...file, line, sender: 'store', audience: 'store' } as const;
    return this.files.announceFile(inspectionFilesOf(request, draft), facts, scanEndings);
  }

  /** @throws DomainError NOT_FOUND, WRONG_STATE, NOT_PERMITTED */
  async removePhoto(call: Call, { number, draft }: PhotosKey, id: string): Promise<void> {
    const request = await this.findReceivable(call, number);
    await this.files.removeFile(inspectionFilesOf(request, draft), id);
  }

  private async findReceivable({ caller }: Call, number: string): Promise<OrderRequest> {
    const request = await this.requests.findRequest(number);
    if (!request) throw new DomainError('NOT_FOUND');
    const facts = await this.acts.factsOf({ order: request.order, request }, actorOf(caller));
    checkOpen(facts, { act: 'receive' });
    return request;
  }
}
