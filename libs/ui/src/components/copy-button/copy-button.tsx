import { useEffect, useState } from 'react';
import styles from './copy-button.module.css';

export interface CopyButtonProps {
  text: string;
  /** what it does, for example "Copy part number" */
  label: string;
  /** shown and read out for two seconds after copying */
  doneLabel: string;
}

/** Copies a text; hidden where scripts are off, because it could do nothing. */
export function CopyButton({ text, label, doneLabel }: CopyButtonProps) {
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(false), 2000);
    return () => clearTimeout(timer);
  }, [done]);
  const copy = () => {
    navigator.clipboard?.writeText(text).then(
      () => setDone(true),
      () => setDone(false),
    );
  };
  return (
    <span className={styles.copy}>
      <button type="button" className={styles.button} aria-label={label} title={label} onClick={copy}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={done ? 'M3.5 8.5l3 3 6-7' : 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3'} />
        </svg>
      </button>
      <output className={styles.done}>{done ? doneLabel : ''}</output>
    </span>
  );
}
