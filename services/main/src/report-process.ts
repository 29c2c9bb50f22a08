import { randomUUID } from 'node:crypto';
import os from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { notificationsReportProcess } from '@gantry/contracts/endpoints/processes';
import { processReportEveryMs, type ProcessReport } from '@gantry/contracts/schemas/process';
import { ContractClient } from '@gantry/nest-kit/client';
import type { Logger } from '@gantry/nest-kit/logger';
import { Readiness } from '@gantry/nest-kit/readiness';
import type { RunningService } from '@gantry/nest-kit/service';

const nanosecondsPerMs = 1_000_000;

/**
 * Has this process say how it is, every so often, to whoever looks after the store. Nobody waits for it: a word that does
 * not arrive is missed by its reader.
 * @param door the service that speaks for all in the process
 * @returns what ends it
 */
export function reportProcess(
  door: RunningService,
  services: readonly RunningService[],
  log: Logger,
): () => void {
  const client = door.app.get(ContractClient);
  const readiness = door.app.get(Readiness);
  const measure = startMeasuring();
  const fixed = {
    id: randomUUID(),
    host: os.hostname(),
    pid: process.pid,
    services: services.map(({ name }) => name) as ProcessReport['services'],
    startedAt: new Date().toISOString(),
  };
  const reportNow = async () => {
    const { ready, checks } = await readiness.reportReadiness();
    const failing = Object.keys(checks).filter((part) => !checks[part]);
    const body = { ...fixed, isReady: ready, failing, ...measure() };
    await client.call(notificationsReportProcess, { body });
  };
  const reportQuietly = () =>
    void reportNow().catch((error: unknown) =>
      log.debug({ reason: String(error) }, 'nobody took how this process is'),
    );
  reportQuietly();
  const timer = setInterval(reportQuietly, processReportEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** What the process takes of its machine, each time since it was asked before. */
function startMeasuring(): () => Pick<ProcessReport, 'memory' | 'cpu' | 'delay'> {
  const delays = monitorEventLoopDelay({ resolution: 20 });
  delays.enable();
  let [before, at] = [process.cpuUsage(), performance.now()];
  return () => {
    const { user, system } = process.cpuUsage(before);
    const elapsedMs = Math.max(1, performance.now() - at);
    const delay = Math.max(0, delays.percentile(99) / nanosecondsPerMs);
    delays.reset();
    [before, at] = [process.cpuUsage(), performance.now()];
    return {
      memory: process.memoryUsage.rss(),
      cpu: (user + system) / 1000 / elapsedMs,
      delay: Number.isFinite(delay) ? delay : 0,
    };
  };
}
