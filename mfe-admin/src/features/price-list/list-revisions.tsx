import { failureOf, newKey, withKey } from '@gantry/api-client';
import type { PriceList } from '@gantry/contracts/schemas/price-list';
import { useFormats } from '@gantry/i18n/formats';
import { Button, Timeline, TimelineEntry } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCatalogAdminRestorePriceListMutation } from '../../api/price-lists.endpoints.ts';
import { OutcomeAlert, refusalText } from '../../parts/outcome-alert.tsx';
import recordStyles from '../../parts/record.module.css';
import styles from './price-list.module.css';

/** Everything that was published of a list, newest first; an earlier revision can be brought back. */
export function ListRevisions({ list }: { readonly list: PriceList }) {
  const intl = useIntl();
  const { time } = useFormats();
  const [restore, { isLoading, isSuccess, error }] = useCatalogAdminRestorePriceListMutation();
  const bringBack = (to: number) => {
    const reason = intl.formatMessage({ id: 'admin.price-list.restored-reason' }, { revision: to });
    const request = { params: { id: list.id }, body: { revision: list.revision, to, reason } };
    void restore(withKey(request, newKey()));
  };
  return (
    <>
      {isSuccess || error ? <Restored error={error} /> : null}
      <Timeline label={intl.formatMessage({ id: 'admin.price-list.revisions' })}>
        {list.revisions.map(({ revision, at, actor, reason, lines }, index) => (
          <TimelineEntry
            key={revision}
            title={<FormattedMessage id="admin.price-list.revision" values={{ revision, lines }} />}
            dateTime={at}
            when={time(at)}
            by={actor}
            current={index === 0}
          >
            <div className={styles.change}>
              <p className={recordStyles.soft}>{reason}</p>
              {list.mayChange && index > 0 ? (
                <Button size="small" disabled={isLoading} onClick={() => bringBack(revision)}>
                  <FormattedMessage id="admin.price-list.restore" values={{ revision }} />
                </Button>
              ) : null}
            </div>
          </TimelineEntry>
        ))}
      </Timeline>
    </>
  );
}

/** What became of bringing one back. */
const Restored = ({ error }: { readonly error: unknown }) => (
  <OutcomeAlert kind={error ? 'refused' : 'done'}>
    <FormattedMessage
      id={error ? refusalText('admin.price-list.refusal', failureOf(error)) : 'admin.price-list.restored'}
    />
  </OutcomeAlert>
);
