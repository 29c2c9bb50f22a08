import { data } from 'react-router';
import { healthStatus, readHealth, type HealthReport } from './health-report.ts';

/** Where the page learns how the shop is. The browser asks the server; the server puts its own source here at its start. */
export const healthSource: { requestHealth: () => Promise<HealthReport> } = { requestHealth: askServer };

async function askServer(): Promise<HealthReport> {
  const answer = await fetch('/healthcheck', { headers: { accept: 'text/plain' } });
  return readHealth(await answer.text());
}

/** What the health page shows; its status is that of the report. */
export async function healthLoader() {
  const report = await healthSource.requestHealth();
  return data(report, { status: healthStatus(report) });
}
