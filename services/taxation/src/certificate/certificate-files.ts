import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { certificateBounds } from '@gantry/contracts/schemas/certificate';
import { attachmentHeaders } from '@gantry/nest-kit/attachment';
import { DomainError } from '@gantry/nest-kit/errors';
import { FileStore, RefusedFile } from '@gantry/nest-kit/file-store';
import type { FastifyReply } from 'fastify';
import { TaxationConfig } from '../taxation.config.ts';
import { CertificateFile, type Certificate } from '../rules/certificate.entity.ts';

/** Kinds of scans: what staff can look at. */
const kinds: ReadonlySet<string> = new Set([
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/tiff',
]);

/** Scans of certificates, typed by their bytes, in a folder that nothing else serves. */
@Injectable()
export class CertificateFiles {
  private readonly store: FileStore;

  constructor(
    private readonly em: EntityManager,
    config: TaxationConfig,
  ) {
    this.store = new FileStore(path.join(config.GANTRY_HOME, 'certificates'));
  }

  /**
   * Takes a scan in, under the id its sender chose; the same bytes again change nothing.
   * @throws DomainError INVALID at `body.file`, PAYLOAD_TOO_LARGE
   */
  async saveFile(id: string, accountId: string, name: string, bytes: Uint8Array): Promise<CertificateFile> {
    if (bytes.length > certificateBounds.bytes)
      throw new DomainError('PAYLOAD_TOO_LARGE', { ...certificateBounds });
    const stored = await this.store.saveFile(bytes).catch(asRefusal);
    const kept = await this.store.findFile(stored);
    if (!kept || !kinds.has(kept.kind.type)) throw refused();
    const known = await this.em.findOne(CertificateFile, { id });
    if (known) {
      if (known.accountId !== accountId || known.stored !== stored) throw refused();
      return known;
    }
    const facts = { id, accountId, name, stored, type: kept.kind.type, bytes: kept.bytes, at: new Date() };
    const file = Object.assign(new CertificateFile(), facts);
    await this.em.persist(file).flush();
    return file;
  }

  /** The scan somebody sent. @throws DomainError INVALID at `body.fileId` where they sent none of this id */
  async findOwn(id: string, accountId: string, at = 'body.fileId'): Promise<CertificateFile> {
    const file = await this.em.findOne(CertificateFile, { id, accountId });
    if (!file) throw new DomainError('INVALID', undefined, [{ path: at, message: 'did not arrive' }]);
    return file;
  }

  /** Scans by id, for lists. */
  async filesOf(certificates: readonly Certificate[]): Promise<(id: string) => CertificateFile> {
    const files = await this.em.find(CertificateFile, {
      id: { $in: certificates.map(({ fileId }) => fileId) },
    });
    const byId = new Map(files.map((file) => [file.id, file]));
    return (id) => byId.get(id)!;
  }

  /** Sends a scan to be saved, never to be shown in the page's place. @throws DomainError NOT_FOUND */
  async sendFile(reply: FastifyReply, { fileId }: Certificate): Promise<void> {
    const file = await this.em.findOne(CertificateFile, { id: fileId });
    const kept = file && (await this.store.findFile(file.stored));
    if (!file || !kept) throw new DomainError('NOT_FOUND');
    const plain = file.name.replace(/[^\w. -]/g, '_');
    await reply
      .headers({ ...attachmentHeaders(plain, file.type), 'content-length': String(kept.bytes) })
      .send(this.store.readFile(kept));
  }
}

const refused = () =>
  new DomainError('INVALID', { refused: 'unknown-kind' }, [{ path: 'body.file', message: 'unknown-kind' }]);

function asRefusal(error: unknown): never {
  throw error instanceof RefusedFile ? refused() : error;
}
