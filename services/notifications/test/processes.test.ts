import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  notificationsListProcesses,
  notificationsReportProcess,
} from '@gantry/contracts/endpoints/processes';
import type { ProcessReport } from '@gantry/contracts/schemas/process';
import { staffRoles, type Role } from '@gantry/domain/roles';
import { aCaller } from '@gantry/nest-kit/testing';
import { MailFixture } from './mail-fixture.ts';

let mails: MailFixture;
beforeAll(async () => {
  mails = await MailFixture.start();
});
afterAll(() => mails.stop());

const aReport = (facts: Partial<ProcessReport> = {}): ProcessReport => ({
  id: randomUUID(),
  host: 'store-1',
  pid: 4711,
  services: ['sales'],
  startedAt: '2026-11-28T10:00:00.000Z',
  isReady: true,
  failing: [],
  memory: 120_000_000,
  cpu: 0.25,
  delay: 11.5,
  ...facts,
});
const report = (body: ProcessReport) => mails.service.call(notificationsReportProcess, { body });
const list = (role: Role = 'admin') =>
  mails.service.call(notificationsListProcesses, {}, { caller: aCaller({ role }) });

test('each process is shown as it was last, what cannot serve first, and silent when it says nothing', async () => {
  const fine = aReport();
  const stuck = aReport({ services: ['taxation'], isReady: false, failing: ['database'] });
  const gone = aReport({ services: ['catalog'] });
  for (const one of [fine, aReport({ ...stuck, isReady: true }), stuck, gone]) await report(one);
  await mails.service.sql(
    `update notifications.process set seen_at = now() - interval '36 seconds' where id = '${gone.id}'`,
  );
  const { isReady: _, ...facts } = fine;
  expect(await list()).toEqual([
    expect.objectContaining({ id: gone.id, state: 'silent' }),
    expect.objectContaining({ id: stuck.id, state: 'unready', failing: ['database'] }),
    { ...facts, state: 'ready', seenAt: expect.any(String) },
  ]);
  await mails.service.sql(
    `update notifications.process set seen_at = now() - interval '61 minutes' where id = '${gone.id}'`,
  );
  await report(fine);
  expect((await list()).map(({ id }) => id)).toEqual([stuck.id, fine.id]);
});

test('only those who look after jobs are told', async () => {
  const outcomes = await Promise.all(
    staffRoles.map((role) =>
      list(role).then(
        () => role,
        ({ code }: { code: string }) => code,
      ),
    ),
  );
  expect(outcomes.filter((one) => one !== 'NOT_PERMITTED')).toEqual(['admin']);
});
