import { useEffect, useId, useRef, type ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import styles from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  /** Escape, the close button or a press outside */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** `side` slides in from the right edge, as the fly-out cart does */
  placement?: 'center' | 'side';
  /** actions at the bottom */
  footer?: ReactNode;
  children: ReactNode;
}

/** A modal dialog: the browser keeps the focus inside and gives it back afterwards. */
export function Dialog(props: DialogProps) {
  const { open, placement = 'center', footer } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={classNames(styles.dialog, styles[placement])}
      onClose={props.onClose}
      closedby="any"
    >
      {open ? (
        <div className={styles.sheet}>
          <header className={styles.head}>
            <h2 id={titleId}>{props.title}</h2>
            <button
              type="button"
              className={styles.close}
              aria-label={props.closeLabel}
              onClick={() => dialog.current?.close()}
            >
              ×
            </button>
          </header>
          <div className={styles.body}>{props.children}</div>
          {footer ? <footer className={styles.foot}>{footer}</footer> : null}
        </div>
      ) : null}
    </dialog>
  );
}
