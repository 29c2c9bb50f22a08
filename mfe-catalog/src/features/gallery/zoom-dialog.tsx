import { Drawing } from '@gantry/ui';
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
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
  const dialog = useModal(open);
  const entry = entries[chosen] ?? entries[0]!;
  const { frame, picture, handlers, onKeyDown, reset, scale, zoom } = useZoom(entry.key);
  const turn = (by: number) => onChoose((chosen + by + entries.length) % entries.length);
  const onKey = (event: KeyboardEvent) => {
    if (onKeyDown(event) || entries.length < 2) return;
    if (event.key === 'ArrowRight') turn(1);
    if (event.key === 'ArrowLeft') turn(-1);
  };
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
        {entries.length > 1 ? <Turning number={chosen + 1} total={entries.length} onTurn={turn} /> : null}
        <Scale scale={scale} onZoom={zoom} />
        <SignButton name="close" sign="×" onClick={() => dialog.current?.close()} />
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

/** Opens the browser's modal dialog and closes it again. */
function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);
  return dialog;
}

interface TurningProps {
  number: number;
  total: number;
  onTurn: (by: number) => void;
}

/** Which of the pictures it is, and the ways to its neighbors. */
function Turning({ number, total, onTurn }: TurningProps) {
  return (
    <>
      <SignButton name="previous" sign="‹" onClick={() => onTurn(-1)} />
      <span className={styles.count} role="status">
        <FormattedMessage id="catalog.gallery.picture" values={{ number, total }} />
      </span>
      <SignButton name="next" sign="›" onClick={() => onTurn(1)} />
    </>
  );
}

/** How much the picture is enlarged, as a factor, and the ways to change it. */
function Scale({ scale, onZoom }: { scale: number; onZoom: (factor: number) => void }) {
  const intl = useIntl();
  return (
    <>
      <SignButton name="larger" sign="+" onClick={() => onZoom(1.5)} />
      <output className={styles.count}>{intl.formatNumber(scale, { style: 'percent' })}</output>
      <SignButton name="smaller" sign="−" onClick={() => onZoom(1 / 1.5)} disabled={scale <= 1} />
    </>
  );
}

interface SignButtonProps {
  name: 'previous' | 'next' | 'larger' | 'smaller' | 'close';
  sign: string;
  onClick: () => void;
  disabled?: boolean;
}

function SignButton({ name, sign, onClick, disabled = false }: SignButtonProps) {
  const intl = useIntl();
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={intl.formatMessage({ id: `catalog.gallery.${name}` })}
      aria-disabled={disabled || undefined}
      onClick={onClick}
    >
      {sign}
    </button>
  );
}
