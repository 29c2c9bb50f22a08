import { newUuid } from '@gantry/contracts/idempotency-key';
import { failureOf, withKey } from '@gantry/api-client';
import { adminOperationsPath } from '@gantry/contracts/addresses/admin';
import {
  discardJobSchema,
  jobStates,
  type Job,
  type Jobs,
  type JobState,
} from '@gantry/contracts/schemas/operations';
import { TextField } from '@gantry/forms/text-field';
import { useFormats } from '@gantry/i18n/formats';
import { Button, EmptyState, ErrorState } from '@gantry/ui';
import { ListPages } from '@gantry/ui/list-pages';
import { FormattedMessage, useIntl } from 'react-intl';
import { ListLink } from '../../parts/list-address/list-link.tsx';
import {
  useNotificationsDiscardJobMutation,
  useNotificationsListJobsQuery,
  useNotificationsRetryJobMutation,
} from '../../api/operations.endpoints.ts';
import { ActForm } from '../../parts/act-list.tsx';
import { OutcomeAlert, refusalText } from '../../parts/outcome-alert.tsx';
import { refusedAnswer } from '../../parts/refused-answer.ts';
import pageStyles from '../../parts/tax-page.module.css';
import { withQuery } from '../../parts/with-query.ts';
import styles from './job-queue.module.css';
import { RetryAll } from './retry-all.tsx';

interface JobListProps {
  readonly query: { readonly page: string; readonly state: JobState };
  readonly address: URLSearchParams;
}

/** Jobs of all services by what they are doing; those that failed can be tried again or given up. */
export function JobList({ query, address }: JobListProps) {
  const { data: list, isError } = useNotificationsListJobsQuery({ query });
  if (isError && !list) return <ErrorState title={<FormattedMessage id="admin.jobs.failed" />} />;
  if (!list) return null;
  return (
    <>
      <States list={list} current={query.state} address={address} />
      {query.state === 'failed' ? <RetryAll jobs={list.items} /> : null}
      {list.items.length > 0 ? (
        <ul className={styles.jobs}>
          {list.items.map((job) => (
            <JobItem key={job.id} job={job} />
          ))}
        </ul>
      ) : (
        <EmptyState title={<FormattedMessage id={`admin.jobs.none.${query.state}`} />} />
      )}
      <ListPages texts="admin.pages" path={adminOperationsPath()} list={list} />
    </>
  );
}

interface StatesProps {
  readonly list: Jobs;
  readonly current: JobState;
  readonly address: URLSearchParams;
}

function States({ list: { counts, dueSince }, current, address }: StatesProps) {
  const intl = useIntl();
  const { time } = useFormats();
  return (
    <>
      <nav className={pageStyles.tabs} aria-label={intl.formatMessage({ id: 'admin.jobs.states' })}>
        {jobStates.map((state) => (
          <ListLink
            key={state}
            to={withQuery(adminOperationsPath(), address, { queue: state, page: null })}
            className={pageStyles.tab}
            aria-current={state === current ? 'page' : undefined}
          >
            <FormattedMessage id={`admin.jobs.state.${state}`} values={{ count: counts[state] }} />
          </ListLink>
        ))}
      </nav>
      {dueSince ? (
        <p className={styles.soft}>
          <FormattedMessage id="admin.jobs.due-since" values={{ time: time(dueSince) }} />
        </p>
      ) : null}
    </>
  );
}

function JobItem({ job }: { readonly job: Job }) {
  const { time } = useFormats();
  return (
    <li className={styles.job}>
      <p className={styles.name}>
        <strong>{job.task}</strong> {job.about}
      </p>
      <p className={styles.soft}>
        <FormattedMessage
          id="admin.jobs.attempts"
          values={{ attempts: job.attempts, most: job.maxAttempts, created: time(job.createdAt) }}
        />
        {job.state === 'retrying' ? (
          <>
            {' '}
            <FormattedMessage id="admin.jobs.next" values={{ time: time(job.runAt) }} />
          </>
        ) : null}
      </p>
      {job.lastError ? <pre className={styles.error}>{job.lastError}</pre> : null}
      {job.state === 'failed' ? <FailedJobActs job={job} /> : null}
    </li>
  );
}

function FailedJobActs({ job: { id } }: { readonly job: Job }) {
  const intl = useIntl();
  const [retry, { error, isLoading }] = useNotificationsRetryJobMutation();
  const [discard] = useNotificationsDiscardJobMutation();
  return (
    <div className={styles.acts}>
      {error ? (
        <OutcomeAlert kind="refused">
          <FormattedMessage id={refusalText('admin.jobs.refusal', failureOf(error))} />
        </OutcomeAlert>
      ) : null}
      <div>
        <Button
          size="small"
          aria-disabled={isLoading || undefined}
          onClick={() => (isLoading ? undefined : void retry(withKey({ params: { id } }, newUuid())))}
        >
          <FormattedMessage id="admin.jobs.retry" />
        </Button>
      </div>
      <ActForm
        id={`discard-${id}`}
        title="admin.jobs.discard"
        schema={discardJobSchema}
        initialValues={{ reason: '' }}
        onSubmit={async (body, { keyFor }) => {
          const outcome = await discard(withKey({ params: { id }, body }, keyFor(body)));
          return outcome.error ? refusedAnswer(outcome.error, 'admin.jobs.refusal') : undefined;
        }}
      >
        <TextField
          name="reason"
          label={intl.formatMessage({ id: 'admin.jobs.reason' })}
          autoComplete="off"
          required
        />
      </ActForm>
    </div>
  );
}
