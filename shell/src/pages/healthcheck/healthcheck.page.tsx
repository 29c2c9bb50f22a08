import { FormattedMessage } from 'react-intl';

/** `/healthcheck` as a person sees it (specification §2); machines get their answer before any page is rendered. */
export function HealthPage() {
  return (
    <h1>
      <FormattedMessage id="shell.health.ok" />
    </h1>
  );
}
