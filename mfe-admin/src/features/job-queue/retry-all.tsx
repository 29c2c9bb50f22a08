import { withKey } from '@gantry/api-client';
import type { Job } from '@gantry/contracts/schemas/operations';
import { Button } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNotificationsRetryJobMutation } from '../../api/operations.endpoints.ts';
import type { BulkAct } from '../../parts/bulk/bulk-act.ts';
import { BulkDialog } from '../../parts/bulk/bulk-dialog.tsx';
import { useSendOnce } from '../../parts/bulk/use-send-once.ts';
import { refusalText } from '../../parts/outcome-alert.tsx';

/** Has all failed jobs of a page tried again, as after an outage of what they need. */
export function RetryAll({ jobs }: { readonly jobs: readonly Job[] }) {
  const [isOpen, setOpen] = useState(false);
  const act = useRetryAct();
  return (
    <>
      {jobs.length > 1 ? (
        <div>
          <Button size="small" onClick={() => setOpen(true)}>
            <FormattedMessage id="admin.bulk.jobs.open.retry" />
          </Button>
        </div>
      ) : null}
      {isOpen ? (
        <BulkDialog
          act={act}
          list={{
            texts: 'jobs',
            chosen: jobs.map(({ id, task, about }) => ({
              key: id,
              name: [task, about].filter(Boolean).join(' '),
              to: null,
            })),
            onChoose: () => undefined,
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

function useRetryAct(): BulkAct {
  const [retry] = useNotificationsRetryJobMutation();
  const sendOnce = useSendOnce<{ readonly id: string }>();
  return {
    name: 'retry',
    reason: 'none',
    perform: async (id) => {
      const outcome = await sendOnce(id, {
        wish: 'retry',
        prepare: () => Promise.resolve({ body: { id } }),
        post: (params, key) => retry(withKey({ params }, key)),
      });
      if (outcome.kind === 'done')
        return { key: id, kind: 'done', says: <FormattedMessage id="admin.bulk.jobs.done" /> };
      const failure = outcome.kind === 'refused' ? outcome.failure : undefined;
      return {
        key: id,
        kind: 'unchanged',
        says: <FormattedMessage id={refusalText('admin.jobs.refusal', failure)} />,
      };
    },
  };
}
