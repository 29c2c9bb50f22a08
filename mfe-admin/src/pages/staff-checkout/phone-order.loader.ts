import type { LoaderFunctionArgs } from 'react-router';
import { checkTaker } from './takers-only.ts';

/** Reads nothing; to a role that takes no orders for customers the page does not exist. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  checkTaker(args);
  return null;
}
