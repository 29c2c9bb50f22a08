import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import * as v from 'valibot';

/** The records of a list's page in their order, by address: the way from one to the next. */
const trailSchema = v.object({
  /** address of the list as it was */
  list: v.string(),
  paths: v.array(v.string()),
});
export type Trail = v.InferOutput<typeof trailSchema>;
const stateSchema = v.object({ trail: trailSchema });

const TrailContext = createContext<Trail | null>(null);

export interface ListTrailProps {
  /** addresses of the records in their order */
  readonly paths: readonly string[];
  readonly children: ReactNode;
}

/** A list whose records open on pages of their own: whoever opens one can go on to the next from there. */
export function ListTrail({ paths, children }: ListTrailProps) {
  const { pathname, search } = useLocation();
  const trail = useMemo(
    () => ({ list: `${pathname}${search}`, paths: [...paths] }),
    [pathname, search, paths],
  );
  return <TrailContext value={trail}>{children}</TrailContext>;
}

export interface TrailLinkProps {
  readonly to: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Leads from a `ListTrail` to one of its records. */
export function TrailLink({ to, className, children }: TrailLinkProps) {
  const trail = useContext(TrailContext);
  return (
    <Link to={to} state={trail ? { trail } : undefined} className={className}>
      {children}
    </Link>
  );
}

/** The list the open page was reached from; null where it was reached in another way. */
export function useTrail(): Trail | null {
  const { state } = useLocation();
  return v.is(stateSchema, state) ? state.trail : null;
}
