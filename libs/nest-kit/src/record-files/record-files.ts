import { Inject, Injectable } from '@nestjs/common';
import { EntityManager, LockMode, type FilterQuery } from '@mikro-orm/postgresql';
import {
  recordFileBounds,
  recordFileEndings,
  type FileRefusal,
  type RecordFile as View,
} from '@gantry/contracts/schemas/record-file';
import type { FastifyReply } from 'fastify';
import { DomainError } from '../errors.ts';
import { fileView } from './file-view.ts';
import { downloadHeaders } from './download-headers.ts';
import { hasEnding, typeOfContent, type Ending } from './content-type.ts';
import {
  begunFile,
  type NewFile,
  type RecordFile,
  type RecordFileClass,
  type RecordRef,
} from './record-file.entity.ts';
import { RecordFileStore } from './record-file-store.ts';
import { FORM_DRAFTS, RECORD_FILE } from './record-file-token.ts';
import { VirusScan } from './virus-scan.ts';

/**
 * Files of records. Whoever owns a record decides who may call: `announceFile` takes one in, `writeChunk` its bytes,
 * `listFiles` names those that arrived, `sendFile` delivers one.
 */
@Injectable()
export class RecordFiles {
  constructor(
    private readonly em: EntityManager,
    @Inject(RECORD_FILE) private readonly entity: RecordFileClass,
    private readonly store: RecordFileStore,
    private readonly virusScan: VirusScan,
    @Inject(FORM_DRAFTS) private readonly formDrafts: readonly string[],
  ) {}

  /**
   * @param endings of names that are taken
   * @throws DomainError INVALID at `body.name`, PAYLOAD_TOO_LARGE where the record is full
   */
  async announceFile(
    record: RecordRef,
    facts: NewFile,
    endings: readonly Ending[] = recordFileEndings,
  ): Promise<RecordFile> {
    if (!hasEnding(facts.name, endings)) throw refused('unknown-kind', 'body.name');
    const file = Object.assign(new this.entity(), begunFile(record, facts));
    await this.em.transactional(async (em) => {
      // two files that come at once are counted one after the other
      await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [record]);
      const others = await em.find(this.entity, { record });
      const bytes = others.reduce((sum, one) => sum + one.bytes, facts.bytes);
      if (others.length >= recordFileBounds.files || bytes > recordFileBounds.bytes)
        throw new DomainError('PAYLOAD_TOO_LARGE', { ...recordFileBounds });
      await this.store.begin(file.id);
      await em.persist(file).flush();
    });
    return file;
  }

  /**
   * Takes a chunk in; the last one has the file typed and scanned.
   * @throws DomainError NOT_FOUND, WRONG_STATE for a chunk behind what is there, INVALID at `body.file`
   */
  async writeChunk(id: string, offset: number, bytes: Uint8Array): Promise<RecordFile> {
    const refusal = await this.em.transactional(async (em) => {
      const file = await em.findOne(
        this.entity,
        { id },
        { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
      );
      if (!file || file.type) throw new DomainError('NOT_FOUND');
      if (offset > file.received) throw new DomainError('WRONG_STATE', { received: file.received });
      if (offset + bytes.length > file.bytes)
        throw new DomainError('PAYLOAD_TOO_LARGE', { bytes: file.bytes });
      await this.store.writeChunk(id, offset, bytes);
      file.received = Math.max(file.received, offset + bytes.length);
      if (file.received < file.bytes) return null;
      const found = await this.finishFile(file);
      if (found) em.remove(file);
      return found;
    });
    if (refusal) {
      await this.store.removeFile(id);
      throw refused(refusal, 'body.file');
    }
    return this.em.findOneOrFail(this.entity, { id });
  }

  /** Files that have arrived, oldest first; those for the store alone only where asked for. */
  async listFiles(record: RecordRef, audience: 'customer' | 'store'): Promise<View[]> {
    return (await this.listByRecord([record], audience)).get(record) ?? [];
  }

  /** The same of many records; those without any are left out. */
  async listByRecord(
    records: readonly RecordRef[],
    audience: 'customer' | 'store',
  ): Promise<ReadonlyMap<RecordRef, View[]>> {
    const shown = audience === 'customer' ? { audience: 'all' as const } : {};
    const files = await this.em.find(
      this.entity,
      { record: { $in: records }, type: { $ne: null }, ...shown },
      { orderBy: { at: 'asc', id: 'asc' } },
    );
    const views = new Map<RecordRef, View[]>();
    for (const file of files) views.set(file.record, [...(views.get(file.record) ?? []), fileView(file)]);
    return views;
  }

  /**
   * Sends a file to be saved, never to be shown in the page's place.
   * @throws DomainError NOT_FOUND, UNAVAILABLE while the scanner has not said that it is clean
   */
  async sendFile(
    reply: FastifyReply,
    record: RecordRef,
    id: string,
    audience: 'customer' | 'store',
  ): Promise<void> {
    const file = await this.em.findOne(this.entity, { id, record, type: { $ne: null } });
    if (!file?.type || (audience === 'customer' && file.audience === 'store'))
      throw new DomainError('NOT_FOUND');
    await this.makeSure(file);
    await reply
      .headers({ ...downloadHeaders(file.name, file.type), 'content-length': String(file.bytes) })
      .send(this.store.readFile(file.id));
  }

  /** Gives the files of one record to another, also those on their way, in the caller's transaction. */
  async moveFiles(em: EntityManager, from: RecordRef, to: RecordRef): Promise<void> {
    await em.nativeUpdate(this.entity, { record: from }, { record: to });
  }

  /** Shows the customer what was the store's own about some lines of a record, in the caller's transaction. */
  async showFiles(em: EntityManager, record: RecordRef, lines: readonly string[]): Promise<void> {
    await em.nativeUpdate(this.entity, { record, line: { $in: lines } }, { audience: 'all' });
  }

  /**
   * Gives one whole file of a customer to another record, as a file of that record as a whole; in the caller's
   * transaction.
   * @returns whether there is such a file
   */
  async moveFile(em: EntityManager, id: string, from: RecordRef, to: RecordRef): Promise<boolean> {
    const own = { id, record: from, sender: 'customer' as const, type: { $ne: null } };
    return (await em.nativeUpdate(this.entity, own, { record: to, line: null })) === 1;
  }

  /**
   * Gives the files of lines that were named by a key the numbers of those lines; those of no line any more are the
   * whole record's. In the caller's transaction.
   */
  async renameLines(em: EntityManager, record: RecordRef, names: ReadonlyMap<string, string>): Promise<void> {
    for (const file of await em.find(this.entity, { record, line: { $ne: null } }))
      file.line = names.get(file.line ?? '') ?? null;
    await em.flush();
  }

  /** @throws DomainError NOT_FOUND */
  async removeFile(record: RecordRef, id: string): Promise<void> {
    const removed = await this.em.nativeDelete(this.entity, { id, record });
    if (removed === 0) throw new DomainError('NOT_FOUND');
    await this.store.removeFile(id);
  }

  /**
   * Takes away what one side sent for a record, also files on their way, in the caller's transaction. The bytes go at once:
   * whoever is undone after that has to do it again.
   */
  async removeSent(em: EntityManager, record: RecordRef, sender: NewFile['sender']): Promise<void> {
    const files = await em.find(this.entity, { record, sender });
    for (const { id } of files) await this.store.removeFile(id);
    await em.nativeDelete(this.entity, { record, sender });
  }

  /** Gives up files whose bytes did not all come. @returns how many */
  removeUnfinished(before: Date): Promise<number> {
    return this.removeAll({ type: null, at: { $lt: before } });
  }

  /** Gives up the files of forms that were never sent. @returns how many */
  async removeUnsent(before: Date): Promise<number> {
    const drafts = this.formDrafts.map((kind) => ({ record: { $like: `${kind}:%` as const } }));
    return drafts.length > 0 ? this.removeAll({ $or: drafts, at: { $lt: before } }) : 0;
  }

  private async removeAll(where: FilterQuery<RecordFile>): Promise<number> {
    const files = await this.em.find(this.entity, where);
    for (const { id, record } of files) await this.removeFile(record, id).catch(() => undefined);
    return files.length;
  }

  private async finishFile(file: RecordFile): Promise<FileRefusal | null> {
    const found = await typeOfContent(this.store.placeOf(file.id), file.name);
    if ('refusal' in found) return found.refusal;
    const result = await this.virusScan.scan(this.store.readFile(file.id));
    if (result === 'infected') return 'infected';
    file.type = found.type;
    file.scan = result === 'away' ? 'waiting' : result;
    return null;
  }

  /** A file that the scanner has not seen is shown to it now, also one from before there was a scanner. */
  private async makeSure(file: RecordFile): Promise<void> {
    if (file.scan === 'clean' || (file.scan === 'off' && !this.virusScan.isOn)) return;
    const result = await this.virusScan.scan(this.store.readFile(file.id));
    if (result === 'away') throw new DomainError('UNAVAILABLE', { scan: 'waiting' });
    if (result === 'infected') {
      await this.removeFile(file.record, file.id);
      throw new DomainError('NOT_FOUND');
    }
    file.scan = result;
    await this.em.flush();
  }
}

const refused = (reason: FileRefusal, path: string) =>
  new DomainError('INVALID', { refused: reason }, [{ path, message: reason }]);
