import { use, type ComponentType, type RefAttributes } from 'react';
import {
  Link as RouterLink,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  type LinkProps,
} from 'react-router';

/**
 * The router's link, for what stands on every page. The router writes all matched routes as JSON, and reads them again,
 * twice for each link: twenty links were a tenth of what rendering a listing costs. On the server, where nothing is
 * pressed, an address that says all by itself is written as it is; browsers, and all other addresses, get the router's.
 */
export const Link: ComponentType<Props> = typeof document === 'undefined' ? ServerLink : RouterLink;

type Props = LinkProps & RefAttributes<HTMLAnchorElement>;

function ServerLink(props: Props) {
  const { basename } = use(NavigationContext);
  const { pathname } = useLocation();
  const address = plainAddress(props.to, pathname);
  if (address === undefined || !isPlain(props)) return <RouterLink {...props} />;
  const { to: _, preventScrollReset: __, onClick: ___, children, ...own } = props;
  return (
    <a {...own} href={basename === '/' ? address : below(basename, address)} data-discover="true">
      {children}
    </a>
  );
}

/** What of the router's own such a link may say: all else changes more than what a press does. */
function isPlain({ relative, mask, discover, prefetch, reloadDocument, replace, state }: LinkProps): boolean {
  const others = [relative, mask, discover, prefetch, reloadDocument, replace, state];
  return others.every((value) => value === undefined);
}

/** A path from the top, with nothing in it to be resolved, and what follows it. */
const wholePath = /^(?!.*[/\\][./\\])\/[^\\]*[^?#\\]$|^\/$/;

/** Where it leads if that needs no resolving: another path of the store, or the same with another search part. */
function plainAddress(to: LinkProps['to'], pathname: string): string | undefined {
  if (typeof to === 'string') return wholePath.test(to) ? to : undefined;
  const { search = '', ...others } = to;
  const isSearch = Object.keys(others).length === 0 && /^$|^\?[^#]/.test(search);
  return isSearch && wholePath.test(pathname) ? pathname + search : undefined;
}

/** The home page has no slash behind the language. */
const below = (basename: string, address: string): string => basename + address.replace(/^\/(?=[?#]|$)/, '');
