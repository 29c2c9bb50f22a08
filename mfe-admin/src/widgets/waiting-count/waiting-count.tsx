import { useUser } from '@gantry/api-client';
import type { AdminRoom } from '@gantry/contracts/admin-rooms';
import { waitingIn } from '@gantry/contracts/work-queues';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { useWaiting } from '../../parts/waiting/use-waiting.ts';
import styles from './waiting-count.module.css';

/** How much of the reader's work waits in a room, beside the link to it; nothing where none does. */
export function WaitingCount({ room }: { readonly room: AdminRoom }) {
  const role = useUser()?.role;
  const counts = Object.fromEntries(useWaiting().map(({ key, count }) => [key, count]));
  const count = waitingIn(room, role, counts);
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden>
        <FormattedNumber value={count} />
      </span>
      <span className={styles.words}>
        <FormattedMessage id="admin.waiting" values={{ count }} />
      </span>
    </span>
  );
}
