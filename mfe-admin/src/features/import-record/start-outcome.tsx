import { Alert } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { urls } from '../../urls.ts';
import type { StartFailure } from './use-start.ts';

const worded: readonly string[] = ['WRONG_STATE', 'NOT_PERMITTED', 'NOT_FOUND', 'INVALID'];
const named: readonly string[] = ['feed', 'keepAs', 'mapping'];

/** Why an import was not started, where it was tried. */
export function StartOutcome({ failure }: { readonly failure: StartFailure | undefined }) {
  if (!failure) return null;
  const { code, data, issues = [] } = failure === 'lost' ? { code: 'lost', data: undefined } : failure;
  const other = typeof data?.import === 'string' ? data.import : null;
  const message = other ? 'start-twice' : worded.includes(code) ? `start-${code}` : 'start-other';
  return (
    <Alert tone="bad" live="assertive" title={<FormattedMessage id="admin.import.not-started" />}>
      <p>
        <FormattedMessage id={`admin.import.${message}`} />{' '}
        {other ? (
          <Link to={urls.feedImport(other)}>
            <FormattedMessage id="admin.import.to-other" />
          </Link>
        ) : null}
      </p>
      {issues.map(({ path, message: reason }) => (
        <p key={path}>
          {named.includes(path) ? <FormattedMessage id={`admin.import.issue-${path}`} /> : null}{' '}
          {path === 'mapping' || !named.includes(path) ? <span lang="en-US">{reason}</span> : null}
        </p>
      ))}
    </Alert>
  );
}
