import { Button, LinkButton } from '@gantry/ui';
import type { ReactNode } from 'react';
import styles from './reviews.module.css';

interface PlainButtonProps {
  /** what the button does, as an address */
  readonly to: string;
  readonly onClick: () => void;
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}

/** A quiet button that acts in its place, and where no script can, a link to the same step. */
export function PlainButton({ to, onClick, ...rest }: PlainButtonProps) {
  return (
    <>
      <Button size="small" variant="quiet" className={styles.needsScripts} onClick={onClick} {...rest} />
      <noscript>
        <LinkButton size="small" variant="quiet" to={to} rel="nofollow" {...rest} />
      </noscript>
    </>
  );
}
