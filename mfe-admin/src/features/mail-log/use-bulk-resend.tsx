import { withKey } from '@gantry/api-client';
import { FormattedMessage } from 'react-intl';
import { useNotificationsResendMailMutation } from '../../api/operations.endpoints.ts';
import type { BulkAct } from '../../parts/bulk/bulk-act.ts';
import { useSendOnce } from '../../parts/bulk/use-send-once.ts';
import { refusalText } from '../../parts/outcome-alert.tsx';

/** Sends many mails once more, as after an outage of the mail server. */
export function useBulkResend(): readonly BulkAct[] {
  const [resend] = useNotificationsResendMailMutation();
  const sendOnce = useSendOnce<{ readonly id: string }>();
  return [
    {
      name: 'resend',
      reason: 'none',
      perform: async (id) => {
        const outcome = await sendOnce(id, {
          wish: 'resend',
          prepare: () => Promise.resolve({ body: { id } }),
          post: (params, key) => resend(withKey({ params }, key)),
        });
        if (outcome.kind === 'done')
          return { key: id, kind: 'done', says: <FormattedMessage id="admin.bulk.mails.done" /> };
        const failure = outcome.kind === 'refused' ? outcome.failure : undefined;
        return {
          key: id,
          kind: 'unchanged',
          says: <FormattedMessage id={refusalText('admin.mails.refusal', failure)} />,
        };
      },
    },
  ];
}
