import { adminImportPath } from '@gantry/contracts/addresses/admin';
import { Alert } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { IssueText } from './issue-text.tsx';
import type { StartFailure } from './use-start.ts';

const worded: readonly string[] = ['WRONG_STATE', 'NOT_PERMITTED', 'NOT_FOUND', 'INVALID'];
const named: readonly string[] = ['feed', 'keepAs', 'wholeFeed', 'way', 'badRows'];

/** Why an import was not started, where it was tried. */
export function StartOutcome({ failure }: { readonly failure: StartFailure | undefined }) {
  if (!failure) return null;
  const refusal = failure === 'lost' ? { code: 'lost', data: undefined, issues: [] } : failure;
  const { code, data, issues = [] } = refusal;
  const other = typeof data?.import === 'string' ? data.import : null;
  const message = other ? 'start-twice' : worded.includes(code) ? `start-${code}` : 'start-other';
  return (
    <Alert tone="bad" live="assertive" title={<FormattedMessage id="admin.import.not-started" />}>
      <p>
        <FormattedMessage id={`admin.import.${message}`} />{' '}
        {other ? (
          <Link to={adminImportPath(other)}>
            <FormattedMessage id="admin.import.to-other" />
          </Link>
        ) : null}
      </p>
      {issues.map((issue) => (
        <p key={issue.path}>
          {named.includes(issue.path) ? (
            <FormattedMessage id={`admin.import.issue-${issue.path}`} />
          ) : (
            <IssueText failure={refusal} issue={issue} />
          )}
        </p>
      ))}
    </Alert>
  );
}
