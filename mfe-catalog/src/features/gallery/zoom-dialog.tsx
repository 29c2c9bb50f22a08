import { Drawing } from '@gantry/ui';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { GalleryEntry } from './gallery-entries.ts';
import { useZoom } from './use-zoom.ts';
import styles from './zoom-dialog.module.css';

export interface ZoomDialogProps {
  entries: readonly GalleryEntry[];
  chosen: number;
  onChoose: (index: number) => void;
  open: boolean;
  onClose: () => void;
}

/**
 * A picture as large as the window. Keys: + and - enlarge, 0 shows the whole, arrows move an enlarged picture or turn
 * to the next one, Escape closes. The browser keeps the focus inside and gives it back.
 */
export function ZoomDialog({ entries, chosen, onChoose, open, onClose }: ZoomDialogProps) {
  const intl = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  const entry = entries[chosen] ?? entries[0]!;
  const { frame, picture, handlers, onKeyDown, reset, scale, zoom } = useZoom(entry.key);
  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);

  const turn = (by: number) => onChoose((chosen + by + entries.length) % entries.length);
  const onKey = (event: KeyboardEvent) => {
    if (onKeyDown(event) || entries.length < 2) return;
    if (event.key === 'ArrowRight') turn(1);
    if (event.key === 'ArrowLeft') turn(-1);
  };
  const button = (id: string, sign: string, onClick: () => void, disabled = false) => (
    <button
      type="button"
      className={styles.button}
      aria-label={intl.formatMessage({ id: `catalog.gallery.${id}` })}
      aria-disabled={disabled || undefined}
      onClick={onClick}
    >
      {sign}
    </button>
  );
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={entry.alt}
      onClose={() => {
        reset();
        onClose();
      }}
      onKeyDown={onKey}
    >
      <div className={styles.bar}>
        <p className={styles.name}>{entry.alt}</p>
        {entries.length > 1 ? (
          <>
            {button('previous', '‹', () => turn(-1))}
            <span className={styles.count} role="status">
              <FormattedMessage
                id="catalog.gallery.picture"
                values={{ number: chosen + 1, total: entries.length }}
              />
            </span>
            {button('next', '›', () => turn(1))}
          </>
        ) : null}
        {button('larger', '+', () => zoom(1.5))}
        <output className={styles.count}>{intl.formatNumber(scale, { style: 'percent' })}</output>
        {button('smaller', '−', () => zoom(1 / 1.5), scale <= 1)}
        {button('close', '×', () => dialog.current?.close())}
      </div>
      <div ref={frame} className={styles.frame} data-zoomed={scale > 1 || undefined} {...handlers}>
        <div ref={picture} className={styles.picture}>
          {entry.drawing ? (
            <Drawing drawing={entry.drawing} label={entry.alt} dimensions={!entry.standsIn} />
          ) : (
            <img src={entry.href} alt={entry.alt} draggable={false} />
          )}
        </div>
      </div>
    </dialog>
  );
}
