import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { processSilentAfterMs, type Processes, type ProcessReport } from '@gantry/contracts/schemas/process';

interface ReportRow {
  readonly report: ProcessReport;
  readonly seenAt: string;
  readonly isSilent: boolean;
}

/** How the processes of the store are, by their own word. */
@Injectable()
export class ProcessReports {
  constructor(private readonly em: EntityManager) {}

  /** Takes a report for the last one of its process, and forgets processes that have been silent for an hour. */
  async saveReport(report: ProcessReport): Promise<{ ok: true }> {
    await this.em.execute(`delete from notifications.process where seen_at < now() - interval '1 hour'`);
    await this.em.execute(
      `insert into notifications.process (id, report, seen_at) values (?, ?::jsonb, now())
       on conflict (id) do update set report = excluded.report, seen_at = excluded.seen_at`,
      [report.id, JSON.stringify(report)],
    );
    return { ok: true };
  }

  /** Those that cannot serve come first, then by what runs in them. */
  async listProcesses(): Promise<Processes> {
    const rows = await this.em.execute<ReportRow[]>(
      `select report, to_json(seen_at) #>> '{}' as "seenAt",
         seen_at < now() - interval '${processSilentAfterMs} milliseconds' as "isSilent"
       from notifications.process order by report -> 'services' ->> 0, report ->> 'startedAt'`,
    );
    return rows
      .map(({ report: { isReady, ...report }, seenAt, isSilent }) => {
        const state = isReady ? ('ready' as const) : ('unready' as const);
        return { ...report, seenAt, state: isSilent ? ('silent' as const) : state };
      })
      .sort((a, b) => Number(a.state === 'ready') - Number(b.state === 'ready'));
  }
}
