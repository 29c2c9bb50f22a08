import { locales, localizedPath, type LocaleCode } from '@gantry/contracts/locales';
import type { StoreFacts } from '@gantry/contracts/schemas/catalog';
import type { HeadFacts, RouteHandle } from '@gantry/federation/remote-module';
import { structuredData, withAddresses } from './structured-data.ts';

/** A matched route with what its loader gave. */
export interface PageMatch {
  readonly handle?: unknown;
  readonly data?: unknown;
}

export interface PageInput {
  readonly matches: readonly PageMatch[];
  readonly locale: LocaleCode;
  /** without locale prefix */
  readonly path: string;
  readonly search: string;
  /** the base domain, `https://shop.example` */
  readonly origin: string;
  readonly store: StoreFacts | null;
  /** words a message */
  readonly format: (id: string, values?: Readonly<Record<string, string>>) => string;
  /** of the answer; an error page is titled by it */
  readonly status: number;
}

/** What the document's head says about a page. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly robots: string | null;
  /** what the page is and which picture stands for it where somebody shares it (ogp.me) */
  readonly kind: string;
  readonly image: string;
  readonly siteName: string;
  readonly alternates: readonly { readonly language: string; readonly href: string }[];
  /** previous and next page of a list */
  readonly neighbours: readonly { readonly rel: 'prev' | 'next'; readonly href: string }[];
  readonly structuredData: readonly object[];
}

/** The handle of the page's own route: the innermost that has one. */
export function handleOf(matches: readonly PageMatch[]): RouteHandle | undefined {
  return matches.findLast((match) => match.handle !== undefined && match.handle !== null)?.handle as
    RouteHandle | undefined;
}

/** Works out the head of a page; the same on the server and after navigation in the browser. */
export function pageFacts(input: PageInput): PageFacts {
  const { matches, format, path, search, origin, locale, status } = input;
  const handle = handleOf(matches);
  const head = status < 400 ? headOf(matches, handle) : {};
  const name = pageName(input, handle, head);
  const canonical = canonicalAddress(origin, localizedPath(path, locale), search);
  const description = head.description ?? format('shell.document.description');
  const isHidden =
    status >= 400 || head.noindex === true || handle?.guard !== undefined || locale === 'en-XA';
  const siteName = input.store?.title ?? 'Gantry';
  return {
    title: `${name} | ${siteName}`,
    description,
    canonical,
    kind: head.kind ?? 'website',
    image: sharedPicture(origin, head.image),
    siteName,
    robots: isHidden ? 'noindex' : null,
    alternates: isHidden ? [] : alternatesOf(origin, path, search),
    neighbours: isHidden ? [] : neighboursOf(head.pages, canonical),
    structuredData: [
      ...structuredData({ ...input, name, description, canonical }),
      ...(head.structuredData ?? []).map((data) => withAddresses(data, origin, locale)),
    ],
  };
}

/** As a file that every reader of such addresses can show: few take line drawings. */
const sharedPicture = (origin: string, source = 'store'): string =>
  `${origin}/image/f_png,w_640/${encodeURIComponent(source)}`;

function headOf(matches: readonly PageMatch[], handle: RouteHandle | undefined): HeadFacts {
  const own = matches.find((match) => match.handle === handle);
  // A page whose loader was refused has no data to speak of.
  return handle?.head && own?.data !== undefined && own.data !== null ? handle.head(own.data as never) : {};
}

function pageName({ format, status }: PageInput, handle: RouteHandle | undefined, head: HeadFacts): string {
  if (status === 404) return format('shell.error.title-404');
  if (status >= 400 || !handle) return format('shell.error.title-500');
  return head.title ?? format(handle.title, head.titleValues);
}

/** Base domain, path, and of the query only `brand` and `page` (specification §2), which is a number or nothing. */
export function canonicalAddress(origin: string, path: string, search: string): string {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  const brand = given.get('brand');
  const page = given.get('page') ?? '';
  if (brand) kept.set('brand', brand);
  if (/^[1-9]\d{0,8}$/.test(page)) kept.set('page', page);
  return `${origin}${path}${kept.size > 0 ? `?${kept}` : ''}`;
}

function neighboursOf(pages: HeadFacts['pages'], canonical: string): PageFacts['neighbours'] {
  if (!pages) return [];
  const addressOf = (page: number): string => {
    const url = new URL(canonical);
    if (page === 1) url.searchParams.delete('page');
    else url.searchParams.set('page', String(page));
    return url.href;
  };
  const { current, last } = pages;
  return [
    ...(current > 1 ? [{ rel: 'prev' as const, href: addressOf(Math.min(current - 1, last)) }] : []),
    ...(current < last ? [{ rel: 'next' as const, href: addressOf(current + 1) }] : []),
  ];
}

function alternatesOf(origin: string, path: string, search: string): PageFacts['alternates'] {
  const addressIn = (code: LocaleCode) => canonicalAddress(origin, localizedPath(path, code), search);
  const offered = locales.filter(({ code }) => code !== 'en-XA');
  return [
    ...offered.map(({ code }) => ({ language: code as string, href: addressIn(code) })),
    { language: 'x-default', href: addressIn('en-US') },
  ];
}
