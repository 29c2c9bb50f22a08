import { Dialog } from '@gantry/ui';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './key-list.module.css';
import { Keys } from './keys.tsx';
import { keysOf, shortcuts, type ShortcutId, type ShortcutScope } from '../../parts/shortcuts/shortcuts.ts';
import { useIsApple } from '../../parts/shortcuts/use-shortcuts.ts';

const scopes = ['anywhere', 'record', 'find'] as const satisfies readonly ShortcutScope[];

/** Every shortcut with what it does. */
export function KeyList({ onClose }: { readonly onClose: () => void }) {
  const intl = useIntl();
  return (
    <Dialog
      open
      onClose={onClose}
      title={<FormattedMessage id="admin.keys.title" />}
      closeLabel={intl.formatMessage({ id: 'admin.keys.dismiss' })}
    >
      <div className={styles.scopes}>
        {scopes.map((scope) => (
          <ScopeKeys key={scope} scope={scope} />
        ))}
      </div>
    </Dialog>
  );
}

function ScopeKeys({ scope }: { readonly scope: ShortcutScope }) {
  const isApple = useIsApple();
  const title = useId();
  const own = shortcuts.filter((one) => one.scope === scope);
  const ids = [...new Set<ShortcutId>(own.map(({ id }) => id))];
  return (
    <section aria-labelledby={title}>
      <h3 id={title} className={styles.scope}>
        <FormattedMessage id={`admin.keys.scope.${scope}`} />
      </h3>
      <dl className={styles.list}>
        {ids.map((id) => (
          <div key={id} className={styles.row}>
            <dt>
              <FormattedMessage id={`admin.keys.${id}`} />
            </dt>
            <dd className={styles.keys}>
              {own
                .filter((one) => one.id === id)
                .map((one) => (
                  <Keys key={one.key} keys={keysOf(one, isApple)} />
                ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
