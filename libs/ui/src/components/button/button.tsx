import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from '../../class-names.ts';
import styles from './button.module.css';

/** `primary` is the one signal-coloured action of a place; `quiet` looks like a link. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

interface Look {
  variant?: ButtonVariant;
  size?: 'small' | 'medium';
  /** as wide as its container */
  wide?: boolean;
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  /** work is under way: presses are ignored, the focus stays where it is */
  busy?: boolean;
  ref?: React.Ref<HTMLButtonElement>;
}

const lookOf = ({ variant = 'secondary', size = 'medium', wide = false }: Look, className?: string) =>
  classNames(
    styles.button,
    styles[variant],
    size === 'small' && styles.small,
    wide && styles.wide,
    className,
  );

/** A button. It is `type="button"` unless told otherwise, so that none submits a form by accident. */
export function Button({ variant, size, wide, busy = false, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={lookOf({ variant, size, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}

export interface LinkButtonProps extends LinkProps, Look {
  children: ReactNode;
}

/** A link to another page that looks like a button. */
export function LinkButton({ variant, size, wide, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={lookOf({ variant, size, wide }, className)} />;
}

export interface FileButtonProps extends AnchorHTMLAttributes<HTMLAnchorElement>, Look {
  href: string;
  children: ReactNode;
}

/** A link that saves a file and looks like a button. */
export function FileButton({ variant, size, wide, className, children, ...rest }: FileButtonProps) {
  return (
    <a download {...rest} className={lookOf({ variant, size, wide }, className)}>
      {children}
    </a>
  );
}
