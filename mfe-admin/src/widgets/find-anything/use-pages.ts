import { useUser } from '@gantry/api-client';
import { adminRooms, mayEnter, type AdminRoom } from '@gantry/contracts/admin-rooms';
import { useIntl } from 'react-intl';
import { routes } from '../../routes.tsx';
import type { Entry } from './entries.ts';

const rooms = Object.keys(adminRooms) as AdminRoom[];

/** Pages of the back office that this person may enter and whose names hold every word that is typed. */
export function usePages(typed: string): readonly Entry[] {
  const intl = useIntl();
  const role = useUser()?.role;
  const words = plain(typed).split(/\s+/);
  return rooms
    .filter((room) => mayEnter(room, role))
    .map((room) => pageEntry(room, (id) => intl.formatMessage({ id })))
    .filter(({ title }) => words.every((word) => plain(title).includes(word)))
    .map((page) => (typed && plain(page.title).startsWith(plain(typed)) ? { ...page, by: 'start' } : page));
}

/** Named as the page itself is. */
function pageEntry(room: AdminRoom, say: (id: string) => string): Entry {
  const { path } = adminRooms[room];
  const title = routes.find((route) => route.path === path)?.handle.title ?? '';
  return { key: `page:${room}`, kind: 'page', number: null, title: say(title), to: path };
}

/** Without case and accents. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
