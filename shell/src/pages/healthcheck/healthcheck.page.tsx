import { FormattedMessage } from 'react-intl';
import { useLoaderData } from 'react-router';
import type { HealthReport, HealthState } from './health-report.ts';

const texts = {
  ok: 'shell.health.ok',
  degraded: 'shell.health.degraded',
  unavailable: 'shell.health.unavailable',
} as const satisfies Record<HealthState, string>;

/** `/healthcheck` as a person sees it (specification §2); machines get their answer before any page is rendered. */
export function HealthPage() {
  const { state } = useLoaderData<HealthReport>();
  return (
    <h1>
      <FormattedMessage id={texts[state]} />
    </h1>
  );
}
