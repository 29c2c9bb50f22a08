import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@gantry/testing/database';
import { FakeClamd, virus } from '@gantry/testing/fake-clamd';
import * as calls from '@gantry/contracts/endpoints/certificates';
import type { Certificate } from '@gantry/contracts/schemas/certificate';
import { maxRecordFileBytes, recordFileBounds } from '@gantry/contracts/schemas/record-file';
import { EntityManager, RequestContext } from '@mikro-orm/postgresql';
import { FileStore } from '@gantry/nest-kit/file-store';
import { RecordFiles } from '@gantry/nest-kit/record-files';
import { aCaller, migrationOf, startTestService, type TestService } from '@gantry/nest-kit/testing';
import { AdoptScansRepository } from '../src/certificate/adopt-scans.repository.ts';
import { taxationService } from '../src/taxation.service-definition.ts';
import { pdf, sendDraft } from './certificate-draft.ts';

let database: TestDatabase;
let service: TestService;
let clamd: FakeClamd;
let home: string;
beforeAll(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'certificate-files-'));
  clamd = new FakeClamd();
  database = await createTestDatabase({ migrate: migrationOf(taxationService) });
  service = await startTestService(taxationService, {
    databaseUrl: database.url,
    env: { GANTRY_HOME: home, SCAN_ADDRESS: await clamd.start() },
  });
});
afterAll(async () => {
  await service.stop();
  await clamd.stop();
  await database.dropDatabase();
  await rm(home, { recursive: true, force: true });
});
beforeEach(() => service.sql('truncate taxation.certificate cascade'));

const buyer = aCaller({ companyId: 'acme' });
const colleague = aCaller({ accountId: 'other', companyId: 'acme' });
const stranger = aCaller({ accountId: 'stranger', companyId: 'other-company' });
const finance = aCaller({ accountId: 'fin', role: 'finance' });
const support = aCaller({ accountId: 'sup', role: 'support' });
const warehouse = aCaller({ accountId: 'dock', role: 'warehouse' });
const missing = { code: 'NOT_FOUND' };

const said = {
  number: 'TX-77',
  reason: 'resale' as const,
  states: ['TX'],
  issuedAt: '2026-01-01',
  expiresAt: null,
};
const sendAs = (caller: typeof buyer, draft: string) =>
  service.call(
    calls.taxationSendCertificate,
    { body: { ...said, draft } },
    { caller, idempotencyKey: randomUUID() },
  );
const send = async (caller = buyer) => sendAs(caller, await sendDraft(service, caller));
const listDraft = (draft: string, caller = buyer) =>
  service.call(calls.taxationListCertificateDraft, { params: { draft } }, { caller });
const save = (one: Certificate, caller = buyer, facts: { submission?: number; file?: string } = {}) => {
  const { submission = one.submission, file = one.files[0]!.id } = facts;
  const params = { id: one.id, submission: String(submission), file };
  return service.call(calls.taxationGetCertificateFile, { params }, { caller });
};
const saveAsStaff = (one: Certificate, caller = finance) => {
  const params = { id: one.id, submission: String(one.submission), file: one.files[0]!.id };
  return service.call(calls.taxationAdminGetCertificateFile, { params }, { caller });
};
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString();

describe('files of a certificate', () => {
  test('are sent before it, several of them, and go with it', async () => {
    const draft = await sendDraft(service, buyer, { name: 'front.pdf' });
    await sendDraft(service, buyer, { draft, name: 'back.pdf' });
    expect((await listDraft(draft)).map(({ name }) => name)).toEqual(['front.pdf', 'back.pdf']);
    const one = await sendAs(buyer, draft);
    expect(one.files.map(({ name, scan }) => [name, scan])).toEqual([
      ['front.pdf', 'clean'],
      ['back.pdf', 'clean'],
    ]);
    expect(await listDraft(draft)).toEqual([]);
    expect(textOf(await save(one))).toBe(pdf);
  });

  test('stay where the form has errors, and can be taken out', async () => {
    const draft = await sendDraft(service, buyer);
    const wrong = { ...said, expiresAt: '2025-01-01', draft };
    await expect(
      service.call(
        calls.taxationSendCertificate,
        { body: wrong },
        { caller: buyer, idempotencyKey: randomUUID() },
      ),
    ).rejects.toMatchObject({ code: 'INVALID' });
    const [file] = await listDraft(draft);
    const params = { draft, id: file!.id };
    await expect(
      service.call(calls.taxationRemoveCertificateFile, { params }, { caller: colleague }),
    ).rejects.toMatchObject(missing);
    await service.call(calls.taxationRemoveCertificateFile, { params }, { caller: buyer });
    expect(await listDraft(draft)).toEqual([]);
    await expect(sendAs(buyer, draft)).rejects.toMatchObject({
      issues: [{ path: 'body.draft', message: 'a file is needed' }],
    });
  });

  test('are sent once however often the same certificate is', async () => {
    const draft = await sendDraft(service, buyer);
    const again = { caller: buyer, idempotencyKey: randomUUID() };
    const request = { body: { ...said, draft } };
    const first = await service.call(calls.taxationSendCertificate, request, again);
    expect(await service.call(calls.taxationSendCertificate, request, again)).toEqual(first);
    await expect(sendAs(buyer, draft)).rejects.toMatchObject({ code: 'INVALID' });
  });

  test('of a sending stay with it when the certificate is sent anew', async () => {
    const one = await send();
    await service.sql("update taxation.certificate set status = 'expired'");
    const body = { ...said, number: 'TX-78', draft: await sendDraft(service, buyer, { name: 'new.pdf' }) };
    const renewed = await service.call(
      calls.taxationRenewCertificate,
      { params: { id: one.id }, body },
      { caller: buyer, idempotencyKey: randomUUID() },
    );
    expect(renewed.files.map(({ name }) => name)).toEqual(['new.pdf']);
    const old = one.files[0]!.id;
    expect(textOf(await save(renewed, buyer, { submission: 1, file: old }))).toBe(pdf);
    await expect(save(renewed, buyer, { submission: 2, file: old })).rejects.toMatchObject(missing);
    const query = { status: 'pending-review' as const };
    const [queued] = await service.call(calls.taxationAdminListCertificates, { query }, { caller: finance });
    expect(queued!.earlier).toMatchObject([{ number: 'TX-77', status: 'expired', files: [{ id: old }] }]);
  });
});

describe('whoever asks for a file', () => {
  test('of their account or company gets it, and staff who read about tax do', async () => {
    const one = await send();
    expect(textOf(await save(one, colleague))).toBe(pdf);
    expect(textOf(await saveAsStaff(one))).toBe(pdf);
    expect(textOf(await saveAsStaff(one, support))).toBe(pdf);
  });

  test('of others finds none, nor one by another certificate or a guessed id', async () => {
    const one = await send();
    const own = await send(stranger);
    await expect(save(one, stranger)).rejects.toMatchObject(missing);
    await expect(save(own, stranger, { file: one.files[0]!.id })).rejects.toMatchObject(missing);
    await expect(save(one, buyer, { file: randomUUID() })).rejects.toMatchObject(missing);
    await expect(save({ ...one, id: randomUUID() })).rejects.toMatchObject(missing);
    await expect(save(one, buyer, { submission: 2 })).rejects.toMatchObject(missing);
    await expect(saveAsStaff(one, warehouse)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await expect(saveAsStaff(one, buyer)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await expect(save(one, finance)).rejects.toMatchObject(missing);
  });

  test('sends no certificate with the files of another’s draft, nor reads them', async () => {
    const draft = await sendDraft(service, buyer);
    expect(await listDraft(draft, colleague)).toEqual([]);
    await expect(sendAs(colleague, draft)).rejects.toMatchObject({ issues: [{ path: 'body.draft' }] });
    await expect(sendAs(stranger, draft)).rejects.toMatchObject({ issues: [{ path: 'body.draft' }] });
    expect(await listDraft(draft)).toHaveLength(1);
  });

  test('with a role of the company that sends no certificates announces none', async () => {
    const viewer = aCaller({ companyId: 'acme', companyRole: 'viewer' });
    await expect(sendDraft(service, viewer)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  });
});

describe('what is not taken', () => {
  test.each(['page.html', 'picture.svg', 'list.xlsx', 'note.txt', 'drawing.dwg', 'README'])(
    '%s, before its bytes come',
    async (name) => {
      await expect(sendDraft(service, buyer, { name })).rejects.toMatchObject({
        code: 'INVALID',
        data: { refused: 'unknown-kind' },
        issues: [{ path: 'body.name' }],
      });
    },
  );

  test.each([
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ])('%s that calls itself a PDF', async (_, content) => {
    const draft = randomUUID();
    await expect(sendDraft(service, buyer, { draft, content })).rejects.toMatchObject({
      code: 'INVALID',
      issues: [{ path: 'body.file', message: 'not-its-kind' }],
    });
    expect(await listDraft(draft)).toEqual([]);
  });

  test('a file with a virus in it', async () => {
    const draft = randomUUID();
    await expect(sendDraft(service, buyer, { draft, content: `${pdf}${virus}` })).rejects.toMatchObject({
      issues: [{ path: 'body.file', message: 'infected' }],
    });
    expect(await listDraft(draft)).toEqual([]);
  });

  test('a file of 26 MB, nor more files than one record holds', async () => {
    const announce = (bytes: number, draft: string = randomUUID()) =>
      service.call(
        calls.taxationAnnounceCertificateFile,
        { params: { draft }, body: { name: 'scan.pdf', bytes } },
        { caller: buyer },
      );
    await expect(announce(26 * 1024 * 1024)).rejects.toMatchObject({
      code: 'INVALID',
      issues: [{ path: 'bytes' }],
    });
    const draft = randomUUID();
    for (let count = 0; count < recordFileBounds.bytes / maxRecordFileBytes; count += 1)
      await announce(maxRecordFileBytes, draft);
    await expect(announce(1, draft)).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
  });
});

test('what was sent for a certificate that never was is removed after two weeks', async () => {
  const draft = await sendDraft(service, buyer);
  const newer = await sendDraft(service, buyer);
  const one = await send();
  await service.sql(
    `update taxation.record_file set at = now() - interval '15 days' where record not like ?`,
    [`%.${newer}`],
  );
  const em = service.app.get(EntityManager);
  await RequestContext.create(em, () =>
    service.app.get(RecordFiles).removeUnsent(new Date(Date.now() - 14 * 86_400_000)),
  );
  expect(await listDraft(draft)).toEqual([]);
  expect(await listDraft(newer)).toHaveLength(1);
  expect(textOf(await save(one))).toBe(pdf);
});

test('scans from before files of records were shared are found where the others are', async () => {
  const one = await send();
  const scan = path.join(home, 'old.pdf');
  await writeFile(scan, `${pdf} of before`);
  const stored = await new FileStore(path.join(home, 'certificates')).putFile(scan);
  const id = randomUUID();
  await service.sql(
    `insert into taxation.record_file (id, record, sender, audience, name, type, bytes, received, scan)
     values (?, ?, 'customer', 'all', 'old.pdf', 'application/pdf', ?, 0, 'off')`,
    [id, `certificate:${one.id}.1`, `${pdf} of before`.length],
  );
  await service.sql('insert into taxation.certificate_scan values (?, ?, ?), (?, ?, ?)', [
    id,
    one.id,
    stored,
    randomUUID(),
    one.id,
    'file-that-is-gone.pdf',
  ]);
  const adopting = service.app.get(AdoptScansRepository);
  await adopting.onApplicationBootstrap();
  await adopting.onApplicationBootstrap();
  expect(textOf(await save(one, buyer, { file: id }))).toBe(`${pdf} of before`);
  expect(await service.sql('select stored from taxation.certificate_scan')).toEqual([
    { stored: 'file-that-is-gone.pdf' },
  ]);
});
