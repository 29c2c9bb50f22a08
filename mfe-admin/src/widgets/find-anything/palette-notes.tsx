import { Button, VisuallyHidden } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import type { EntryGroup } from './entries.ts';
import { Keys } from './keys.tsx';
import styles from './palette.module.css';
import { keysOf, shortcuts } from '../../parts/shortcuts/shortcuts.ts';
import type { FindAnswer } from './use-found.ts';
import { useIsApple } from '../../parts/shortcuts/use-shortcuts.ts';

export interface PaletteNoteProps {
  readonly typed: string;
  readonly groups: readonly EntryGroup[];
  readonly found: FindAnswer;
}

/** How the search went, where the list alone does not say it. */
export function PaletteNote({ typed, groups, found }: PaletteNoteProps) {
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const isEmpty = count === 0 && !found.hasFailed;
  return (
    <>
      <div role="status" className={isEmpty ? styles.note : undefined}>
        {isEmpty ? (
          <FormattedMessage
            id={found.isPending ? 'admin.find.searching' : 'admin.find.none'}
            values={{ typed }}
          />
        ) : found.isPending ? null : (
          <VisuallyHidden>
            <FormattedMessage id="admin.find.count" values={{ count }} />
          </VisuallyHidden>
        )}
      </div>
      {isEmpty && !found.isPending ? (
        <p className={styles.hint}>
          <FormattedMessage id="admin.find.none-hint" />
        </p>
      ) : null}
      {found.hasFailed ? (
        <div role="alert" className={styles.failed}>
          <FormattedMessage id="admin.find.failed" />
          <Button variant="quiet" size="small" onClick={found.retry}>
            <FormattedMessage id="admin.find.retry" />
          </Button>
        </div>
      ) : null}
    </>
  );
}

const told = ['next', 'open', 'open-in-tab'] as const;

/** What keys do, and where all of them are listed. */
export function PaletteFoot({ onKeys }: { readonly onKeys: () => void }) {
  const isApple = useIsApple();
  return (
    <div className={styles.foot}>
      {told.map((id) => (
        <span key={id} className={styles.told}>
          <Keys keys={keysFor(id, isApple)} /> <FormattedMessage id={`admin.find.foot.${id}`} />
        </span>
      ))}
      <button type="button" className={styles.all} onClick={onKeys}>
        <FormattedMessage id="admin.keys.title" />
      </button>
    </div>
  );
}

/** Both arrows for the one that leads on. */
const keysFor = (id: (typeof told)[number], isApple: boolean): readonly string[] =>
  shortcuts
    .filter((one) => one.id === id || (id === 'next' && one.id === 'previous'))
    .flatMap((one) => keysOf(one, isApple));
