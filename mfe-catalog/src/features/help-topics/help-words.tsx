import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { helpPath, signInPath } from '../../urls.ts';
import { helpTopics } from './help-topics.ts';

const linkTo = (to: string) => (words: ReactNode) => <Link to={to}>{words}</Link>;

/** Tags a help text may use: `<returns>…</returns>` leads to that topic, the others to pages of the store. */
export const helpTags: Readonly<Record<string, (words: ReactNode) => ReactNode>> = {
  ...Object.fromEntries(helpTopics.map(({ uri }) => [uri, linkTo(helpPath(uri))])),
  contact: linkTo(helpPath('contact-us')),
  cart: linkTo('/cart'),
  orders: linkTo('/my-account/orders'),
  inquiries: linkTo('/my-account/inquiries'),
  items: linkTo('/my-account/orders/items'),
  signin: linkTo(signInPath('/my-account')),
  recovery: linkTo('/auth/recovery'),
};

/** The same tags without links, for excerpts. */
export const plainTags: Readonly<Record<string, (words: string[]) => string>> = Object.fromEntries(
  Object.keys(helpTags).map((tag) => [tag, (words: string[]) => words.join('')]),
);
