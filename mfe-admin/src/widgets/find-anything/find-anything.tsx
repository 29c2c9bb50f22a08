import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './find-anything.module.css';
import { Keys } from './keys.tsx';
import { keysOf, shortcuts } from '../../parts/shortcuts/shortcuts.ts';
import { useIsApple, useShortcuts } from '../../parts/shortcuts/use-shortcuts.ts';
import { useVisits } from './use-visits.ts';

const loadPalette = () => import(/* webpackChunkName: "find-palette" */ './palette.tsx');
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }));
const KeyList = lazy(async () => ({
  default: (await import(/* webpackChunkName: "key-list" */ './key-list.tsx')).KeyList,
}));

/** The back office's search in its bar, and the shortcuts of every page. What they open comes when it is asked for. */
export function FindAnything() {
  const [shown, show] = useState<'find' | 'keys' | null>(null);
  useShortcuts({ find: () => show('find'), keys: () => show('keys') });
  useVisits();
  // Told when the browser has closed it, which may be after the other one was asked for.
  const closed = (one: 'find' | 'keys') => show((current) => (current === one ? null : current));
  return (
    <>
      <FindButton onPress={() => show('find')} />
      {/* No part of the bar: a dialog with a head of its own stands beside the page's landmarks, not inside one. */}
      {shown
        ? createPortal(
            <Suspense>
              {shown === 'find' ? (
                <Palette onClose={() => closed('find')} onKeys={() => show('keys')} />
              ) : (
                <KeyList onClose={() => closed('keys')} />
              )}
            </Suspense>,
            document.body,
          )
        : null}
    </>
  );
}

/** Looks like the field it opens. */
function FindButton({ onPress }: { readonly onPress: () => void }) {
  const intl = useIntl();
  const isApple = useIsApple();
  return (
    <button
      type="button"
      className={styles.field}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title={intl.formatMessage({ id: 'admin.find.tooltip' })}
      onPointerEnter={() => void loadPalette().catch(() => undefined)}
      onClick={onPress}
    >
      <Glass />
      <span className={styles.words}>
        <FormattedMessage id="admin.find.label" />
      </span>
      <span className={styles.hint} aria-hidden>
        <Keys keys={keysOf(shortcuts[0], isApple)} />
      </span>
    </button>
  );
}

/** A magnifying glass. */
export function Glass() {
  return (
    <svg className={styles.glass} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <circle cx="7" cy="7" r="4.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="m10.5 10.5 3.5 3.5" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
