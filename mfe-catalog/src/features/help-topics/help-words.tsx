import {
  myAccountPath,
  myInquiriesPath,
  myItemsPath,
  myOrdersPath,
  recoveryPath,
  signInToPath,
} from '@gantry/contracts/addresses/account';
import { helpPath } from '@gantry/contracts/addresses/catalog';
import { cartPath } from '@gantry/contracts/addresses/checkout';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { helpTopics } from './help-topics.ts';

const linkTo = (to: string) => (words: ReactNode) => <Link to={to}>{words}</Link>;

/** Tags a help text may use: `<returns>…</returns>` leads to that topic, the others to pages of the store. */
export const helpTags: Readonly<Record<string, (words: ReactNode) => ReactNode>> = {
  ...Object.fromEntries(helpTopics.map(({ uri }) => [uri, linkTo(helpPath(uri))])),
  contact: linkTo(helpPath('contact-us')),
  cart: linkTo(cartPath()),
  orders: linkTo(myOrdersPath()),
  inquiries: linkTo(myInquiriesPath()),
  items: linkTo(myItemsPath()),
  signin: linkTo(signInToPath(myAccountPath())),
  recovery: linkTo(recoveryPath()),
};

/** The same tags without links, for excerpts. */
export const plainTags: Readonly<Record<string, (words: string[]) => string>> = Object.fromEntries(
  Object.keys(helpTags).map((tag) => [tag, (words: string[]) => words.join('')]),
);
