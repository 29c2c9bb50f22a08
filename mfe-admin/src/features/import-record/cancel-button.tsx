import { failureOf } from '@gantry/api-client';
import type { FeedImport } from '@gantry/contracts/schemas/feed-import';
import { Alert, Button } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCatalogCancelImportMutation, useCatalogGetImportQuery } from '../../api/feeds.endpoints.ts';
import styles from './import-record.module.css';

/** Ends an import, after one question: its file is gone then. */
export function CancelButton({ one: { id, status } }: { readonly one: FeedImport }) {
  const [cancel, { isLoading, error }] = useCatalogCancelImportMutation();
  const { refetch } = useCatalogGetImportQuery({ params: { id } });
  const [isAsking, setAsking] = useState(false);
  const confirm = async () => {
    const { error: refused } = await cancel({ params: { id } });
    setAsking(false);
    if (refused) void refetch();
  };
  const kind = status === 'running' || status === 'queued' ? 'stop' : 'discard';
  return (
    <div className={styles.part}>
      {isAsking ? (
        <CancelQuestion
          kind={kind}
          isBusy={isLoading}
          onConfirm={() => void confirm()}
          onKeep={() => setAsking(false)}
        />
      ) : (
        <div className={styles.buttons}>
          <Button variant="danger" onClick={() => setAsking(true)}>
            <FormattedMessage id={`admin.import.${kind}`} />
          </Button>
        </div>
      )}
      {error ? (
        <Alert tone="bad" live="assertive">
          <FormattedMessage
            id={`admin.import.refused-${failureOf(error)?.code === 'WRONG_STATE' ? 'state' : 'other'}`}
          />
        </Alert>
      ) : null}
    </div>
  );
}

interface CancelQuestionProps {
  /** a running import is stopped, one that waits for a decision is discarded */
  readonly kind: 'stop' | 'discard';
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onKeep: () => void;
}

/** Asks once more before an import ends. */
function CancelQuestion({ kind, isBusy, onConfirm, onKeep }: CancelQuestionProps) {
  const intl = useIntl();
  return (
    <div
      className={styles.buttons}
      role="group"
      aria-label={intl.formatMessage({ id: `admin.import.${kind}-sure` })}
    >
      <FormattedMessage id={`admin.import.${kind}-sure`} />
      <Button variant="danger" busy={isBusy} onClick={onConfirm}>
        <FormattedMessage id={`admin.import.${kind}`} />
      </Button>
      <Button variant="quiet" onClick={onKeep}>
        <FormattedMessage id="admin.import.keep" />
      </Button>
    </div>
  );
}
