import { isPlainPress } from '@gantry/ui';
import type { MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router';
import { useListAddress } from './use-list-address.ts';

interface ListLinkProps extends LinkProps {
  /** the same list with another query */
  readonly to: string;
}

/** A link from a list to the same list, sorted or filtered otherwise; it keeps what was changed right before it. */
export function ListLink({ onClick, ...props }: ListLinkProps) {
  const goTo = useListAddress();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainPress(event)) return;
    event.preventDefault();
    const { preventScrollReset = false } = props;
    goTo(props.to, { preventScrollReset });
  };
  return <Link {...props} onClick={follow} />;
}
