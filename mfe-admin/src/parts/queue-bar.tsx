import { Button, classNames, Field, TextInput } from '@gantry/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form } from 'react-router';
import { ListLink } from './list-address/list-link.tsx';
import styles from './queue-page.module.css';
import { OpenViewField } from './saved-views/open-view-field.tsx';
import { withQuery } from './with-query.ts';

interface QueueBarProps<Queue extends string> {
  /** what the ids of its texts begin with, such as `admin.requests` */
  readonly texts: string;
  /** of the list */
  readonly path: string;
  /** as it is in the address now */
  readonly address: URLSearchParams;
  readonly queues: readonly Queue[];
  readonly current: Queue;
  /** how many records wait in each; left out is none */
  readonly counts: Readonly<Partial<Record<Queue, number>>>;
  readonly search: string;
  /** another choice beside the search, which stands in the address too */
  readonly filter?: ReactNode;
}

/** The queues of a list with how much waits in each, and its search; both stand in the address. */
export function QueueBar<Queue extends string>(props: QueueBarProps<Queue>) {
  const { texts, path, address, queues, current, counts, search, filter } = props;
  const intl = useIntl();
  return (
    <div className={styles.bar}>
      <nav className={styles.queues} aria-label={intl.formatMessage({ id: `${texts}.queues` })}>
        {queues.map((queue) => (
          <ListLink
            key={queue}
            to={withQuery(path, address, { queue, page: null })}
            aria-current={queue === current ? 'page' : undefined}
            className={styles.queue}
          >
            <FormattedMessage id={`${texts}.queue.${queue}`} values={{ count: counts[queue] ?? 0 }} />
          </ListLink>
        ))}
      </nav>
      <Search
        key={`${current} ${search}`}
        texts={texts}
        search={search}
        queue={current}
        sort={address.get('sort')}
        filter={filter}
      />
    </div>
  );
}

interface SearchProps {
  readonly texts: string;
  readonly search: string;
  readonly queue: string;
  /** goes on through a search */
  readonly sort: string | null;
  readonly filter: ReactNode;
}

/** A plain search: it works before scripts run, and its address can be kept. */
function Search({ texts, search, queue, sort, filter }: SearchProps) {
  return (
    <Form role="search" className={classNames(styles.search, filter ? styles.filtered : undefined)}>
      <input type="hidden" name="queue" value={queue} />
      {sort ? <input type="hidden" name="sort" value={sort} /> : null}
      <OpenViewField />
      <Field label={<FormattedMessage id={`${texts}.search`} />}>
        {(control) => (
          <TextInput {...control} type="search" name="search" defaultValue={search} maxLength={80} />
        )}
      </Field>
      {filter}
      <Button type="submit">
        <FormattedMessage id="admin.mpos.find" />
      </Button>
    </Form>
  );
}
