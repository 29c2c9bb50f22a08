import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Class of an element that is read out but not shown, where a `VisuallyHidden` around it would not do. */
export const hiddenClass = styles.hidden;

/** Class of what telephones have no room for: there it is read out but not shown. */
export const hiddenOnTelephonesClass = styles.onTelephones;

/** Text that is read out but not shown. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
