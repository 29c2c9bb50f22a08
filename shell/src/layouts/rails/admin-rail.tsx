import { useUser } from '@gantry/api-client';
import { adminRooms, mayEnter, type AdminRoom } from '@gantry/contracts/admin-rooms';
import { Rail, type RailLink } from './rail.tsx';

const rooms = Object.keys(adminRooms) as AdminRoom[];
const linkTo = (room: AdminRoom): RailLink => ({
  to: adminRooms[room].path,
  text: `shell.admin.${room}`,
  end: room === 'tax',
});

/** The rooms of the back office that this person may enter. */
export function AdminRail() {
  const user = useUser();
  const links = rooms.filter((room) => mayEnter(room, user?.role)).map(linkTo);
  return <Rail label="shell.admin.label" links={links} />;
}
