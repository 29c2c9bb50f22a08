import { splitLocale } from '@gantry/contracts/locales';
import { remoteOf } from '@gantry/contracts/remotes';
import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import type { PageData } from '../federation/page-data.ts';
import { vitalsReportPath } from './vitals-report-path.ts';
import type { VitalsReport } from './vitals-report.schema.ts';

const names = { LCP: 'lcp', INP: 'inp', CLS: 'cls' } as const;
type Measured = Pick<VitalsReport, 'lcp' | 'inp' | 'cls'>;

/**
 * Tells the server how this document felt once it is left, under the release that its first page came from. What is
 * measured together goes together.
 */
export function measureVitals(pinned: PageData['remotes']): void {
  const remote = remoteOf(splitLocale(location.pathname).path);
  const version = remote && pinned[remote]?.version;
  if (!remote || !version) return;
  let measured: Measured | undefined;
  const collect = ({ name, value }: Metric): void => {
    if (!(name in names)) return;
    if (!measured) queueMicrotask(send);
    measured = { ...measured, [names[name as keyof typeof names]]: value };
  };
  function send(): void {
    const body = JSON.stringify({ remote: remote!, version: version!, ...measured } satisfies VitalsReport);
    measured = undefined;
    fetch(vitalsReportPath, { method: 'POST', body, keepalive: true }).catch(() => undefined);
  }
  onLCP(collect);
  onINP(collect);
  onCLS(collect);
}
