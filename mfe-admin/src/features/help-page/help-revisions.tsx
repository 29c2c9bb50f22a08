import { failureOf, newKey, withKey } from '@gantry/api-client';
import type { AdminHelpPage } from '@gantry/contracts/schemas/help-page';
import { useFormats } from '@gantry/i18n/formats';
import { Button, Timeline, TimelineEntry } from '@gantry/ui';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCatalogAdminRestoreHelpPageMutation } from '../../api/help-pages.endpoints.ts';
import { OutcomeAlert, refusalText } from '../../parts/outcome-alert.tsx';
import recordStyles from '../../parts/record.module.css';
import styles from './help-page.module.css';
import { RevisionDifference } from './revision-difference.tsx';

type Revision = AdminHelpPage['revisions'][number];
type PublishedRevision = Revision & { readonly at: string };

/** What ships was published by nobody. */
const isPublished = (revision: Revision): revision is PublishedRevision => revision.at !== null;

/** Everything that was published of a page, newest first, with what each revision changed; any can be brought back. */
export function HelpRevisions({ page }: { readonly page: AdminHelpPage }) {
  const intl = useIntl();
  const [restore, { isLoading, isSuccess, error }] = useCatalogAdminRestoreHelpPageMutation();
  const published = page.revisions.filter(isPublished);
  const bringBack = (to: number) => {
    const reason = intl.formatMessage(
      { id: to === 0 ? 'admin.help.restored-shipped-reason' : 'admin.help.restored-reason' },
      { revision: to },
    );
    const request = { params: { key: page.key }, body: { revision: page.revision, to, reason } };
    void restore(withKey(request, newKey()));
  };
  return (
    <>
      {isSuccess || error ? <Restored error={error} /> : null}
      {published.length > 0 ? (
        <Timeline label={intl.formatMessage({ id: 'admin.help.revisions' })}>
          {published.map((revision, index) => (
            <Entry key={revision.revision} page={page} revision={revision} isNewest={index === 0}>
              {page.mayChange && index > 0 ? (
                <Button size="small" disabled={isLoading} onClick={() => bringBack(revision.revision)}>
                  <FormattedMessage id="admin.help.restore" values={{ revision: revision.revision }} />
                </Button>
              ) : null}
            </Entry>
          ))}
        </Timeline>
      ) : null}
      {page.isShipped ? <Shipped page={page} isLoading={isLoading} onRestore={() => bringBack(0)} /> : null}
    </>
  );
}

interface ShippedProps {
  readonly page: AdminHelpPage;
  readonly isLoading: boolean;
  readonly onRestore: () => void;
}

/** Whether the page reads as it came, and what brings that back. */
const Shipped = ({ page, isLoading, onRestore }: ShippedProps) => (
  <div className={styles.change}>
    <p className={recordStyles.soft}>
      <FormattedMessage id={page.isAsShipped ? 'admin.help.as-shipped' : 'admin.help.changed-since'} />
    </p>
    {page.mayChange && !page.isAsShipped ? (
      <Button size="small" disabled={isLoading} onClick={onRestore}>
        <FormattedMessage id="admin.help.restore-shipped" />
      </Button>
    ) : null}
  </div>
);

interface EntryProps {
  readonly page: AdminHelpPage;
  readonly revision: PublishedRevision;
  readonly isNewest: boolean;
  readonly children: ReactNode;
}

function Entry({ page, revision: one, isNewest, children }: EntryProps) {
  const { time } = useFormats();
  const { revision, at, actor, reason, isAsShipped } = one;
  return (
    <TimelineEntry
      title={<FormattedMessage id="admin.help.revision" values={{ revision }} />}
      dateTime={at}
      when={time(at)}
      by={actor}
      current={isNewest}
    >
      <div className={styles.change}>
        <p className={recordStyles.soft}>{reason}</p>
        {isAsShipped ? (
          <p className={recordStyles.soft}>
            <FormattedMessage id="admin.help.as-shipped" />
          </p>
        ) : null}
        <Days revision={one} isShown={page.shownRevision === revision} />
        <Difference pageKey={page.key} revision={revision} />
        {children}
      </div>
    </TimelineEntry>
  );
}

/** Whether readers see this revision now, and on which days. */
function Days({
  revision: { from, until },
  isShown,
}: {
  readonly revision: Revision;
  readonly isShown: boolean;
}) {
  const { day } = useFormats();
  return (
    <>
      {from || until ? (
        <p className={recordStyles.soft}>
          <FormattedMessage
            id="admin.help.days"
            values={{ from: from ? day(from) : '–', until: until ? day(until) : '–' }}
          />
        </p>
      ) : null}
      {isShown ? (
        <p>
          <FormattedMessage id="admin.help.shown-now" />
        </p>
      ) : null}
    </>
  );
}

/** What the revision changed, asked for when it is unfolded. */
function Difference({ pageKey, revision }: { readonly pageKey: string; readonly revision: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <FormattedMessage id="admin.help.difference" values={{ revision }} />
      </summary>
      {isOpen ? <RevisionDifference pageKey={pageKey} revision={revision} /> : null}
    </details>
  );
}

/** What became of bringing one back. */
const Restored = ({ error }: { readonly error: unknown }) => (
  <OutcomeAlert kind={error ? 'refused' : 'done'}>
    <FormattedMessage
      id={error ? refusalText('admin.help.refusal', failureOf(error)) : 'admin.help.restored'}
    />
  </OutcomeAlert>
);
