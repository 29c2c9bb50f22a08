import { comingPage, notFound } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';

const coming = (what: string) => comingPage({ title: `admin.${what}.title`, text: `admin.${what}.coming` });

/** The rooms of the back office that are not built yet, by their key. */
export const comingPages = {
  operations: coming('operations'),
} as const;
export type ComingKey = keyof typeof comingPages;

/** Lets through addresses of one shape; the router's pattern takes more than the specification names. */
export const onlyLike =
  (shape: RegExp) =>
  ({ request }: LoaderFunctionArgs): null => {
    const { pathname } = new URL(request.url);
    if (!shape.test(pathname)) throw notFound(pathname);
    return null;
  };
