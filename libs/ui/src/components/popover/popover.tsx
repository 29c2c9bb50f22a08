import { useId, type ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import styles from './popover.module.css';

export interface PopoverProps {
  /** content of the button that opens it */
  trigger: ReactNode;
  /** read out for the button when its content is not words */
  triggerLabel?: string;
  triggerClassName?: string;
  /** read out for the opened panel */
  label: string;
  align?: 'start' | 'end';
  /** told when it opens and closes */
  onToggle?: (open: boolean) => void;
  children: ReactNode;
}

/** A panel under its button, by the browser's own popover: it opens without scripts, closes on Escape or a press outside. */
export function Popover({
  trigger,
  triggerLabel,
  triggerClassName,
  label,
  align = 'start',
  ...rest
}: PopoverProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={triggerLabel}
        className={triggerClassName ?? styles.trigger}
      >
        {trigger}
      </button>
      <section
        id={id}
        popover="auto"
        aria-label={label}
        className={classNames(styles.popover, styles[align])}
        onToggle={(event) => rest.onToggle?.(event.newState === 'open')}
      >
        {rest.children}
      </section>
    </>
  );
}
