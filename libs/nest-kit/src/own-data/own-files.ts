import { Injectable } from '@nestjs/common';
import type { DataOwner } from '@gantry/contracts/schemas/data-export';
import type { FastifyReply } from 'fastify';
import { DomainError } from '../errors.ts';
import type { RecordRef } from '../record-files/record-file.entity.ts';
import { RecordFiles } from '../record-files/record-files.ts';
import { OwnData } from './own-data.ts';

/** The bytes of files that go with a copy of somebody's data, in a service that has files of records. */
@Injectable()
export class OwnFiles {
  constructor(
    private readonly own: OwnData,
    private readonly files: RecordFiles,
  ) {}

  /**
   * @param part that lists the file
   * @throws DomainError NOT_FOUND for a file of another account; UNAVAILABLE while it is not scanned
   */
  async sendOwned(
    reply: FastifyReply,
    owner: DataOwner,
    { part, id }: { readonly part: string; readonly id: string },
  ): Promise<void> {
    const file = await this.own.findRow(owner, part, id);
    if (!file) throw new DomainError('NOT_FOUND');
    // whoever sent it may have it, whoever else may see it
    await this.files.sendFile(reply, file.record as RecordRef, id, 'store');
  }
}
