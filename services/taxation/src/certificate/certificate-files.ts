import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  scanEndings,
  type AnnouncedFile,
  type RecordFile as View,
} from '@gantry/contracts/schemas/record-file';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { RecordFiles } from '@gantry/nest-kit/record-files';
import type { FastifyReply } from 'fastify';
import type { Certificate } from '../rules/certificate.entity.ts';
import type { CertificateRecordRef, RecordFile } from './certificate-file.entity.ts';

/** Files of certificates: their writers send them before what they belong to, and each sending keeps its own. */
@Injectable()
export class CertificateFiles {
  constructor(private readonly files: RecordFiles) {}

  /** @throws DomainError INVALID at `body.name`, PAYLOAD_TOO_LARGE */
  announceFile(call: Call, draft: string, file: AnnouncedFile): Promise<RecordFile> {
    const sender = call.caller.role === 'customer' ? 'customer' : 'store';
    const facts = { ...file, line: null, sender, audience: 'all' } as const;
    return this.files.announceFile(draftRecordOf(call, draft), facts, scanEndings);
  }

  writeChunk(id: string, offset: number, bytes: Uint8Array): Promise<RecordFile> {
    return this.files.writeChunk(id, offset, bytes);
  }

  listDraft(call: Call, draft: string): Promise<View[]> {
    return this.files.listFiles(draftRecordOf(call, draft), 'customer');
  }

  /** @throws DomainError NOT_FOUND also for files of others */
  removeFile(call: Call, draft: string, id: string): Promise<void> {
    return this.files.removeFile(draftRecordOf(call, draft), id);
  }

  /**
   * Gives a certificate the files its writer has sent, in the caller's transaction.
   * @param path of the draft in the request
   * @throws DomainError INVALID at the path where there is none
   */
  async takeFiles(em: EntityManager, call: Call, { certificate, draft, path }: SentDraft): Promise<void> {
    if ((await this.listDraft(call, draft)).length === 0)
      throw new DomainError('INVALID', undefined, [{ path, message: 'a file is needed' }]);
    const { id, submission } = certificate;
    await this.files.moveFiles(em, draftRecordOf(call, draft), recordOf(id, submission));
  }

  /** The files of each sending of these certificates. */
  async readFiles(certificates: readonly Pick<Certificate, 'id' | 'submission'>[]): Promise<FilesOf> {
    const records = certificates.flatMap(({ id, submission }) =>
      Array.from({ length: submission }, (_, before) => recordOf(id, before + 1)),
    );
    const files = await this.files.listByRecord(records, 'store');
    return (id, submission) => files.get(recordOf(id, submission)) ?? [];
  }

  /** Sends a file to be saved. @throws DomainError NOT_FOUND, UNAVAILABLE while it is not scanned */
  sendFile(reply: FastifyReply, { id }: Certificate, submission: number, file: string): Promise<void> {
    return this.files.sendFile(reply, recordOf(id, submission), file, 'store');
  }
}

interface SentDraft {
  readonly certificate: Certificate;
  readonly draft: string;
  readonly path: string;
}
/** The files of one sending of a certificate. */
export type FilesOf = (id: string, submission: number) => View[];

const recordOf = (id: string, submission: number): CertificateRecordRef => `certificate:${id}.${submission}`;

/** Bound to its writer, so that nobody else's draft can be meant. */
const draftRecordOf = ({ caller }: Call, draft: string): CertificateRecordRef =>
  `certificate-draft:${caller.accountId ?? ''}.${draft}`;
