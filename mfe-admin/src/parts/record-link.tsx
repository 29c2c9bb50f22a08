import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useOpenBeside } from './use-open-beside.ts';

export interface RecordLinkProps {
  /** the record's own page */
  readonly to: string;
  /** address of the list it stands in */
  readonly list: string;
  /** the record's key in `open` */
  readonly recordKey: string;
  readonly isOpen: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Leads from a list to a record; in wide windows the record comes up beside the list. */
export function RecordLink({ to, list, recordKey, isOpen, className, children }: RecordLinkProps) {
  const openBeside = useOpenBeside(list, recordKey, isOpen);
  return (
    <Link to={to} onClick={openBeside} aria-current={isOpen ? 'true' : undefined} className={className}>
      {children}
    </Link>
  );
}
