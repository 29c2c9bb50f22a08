import { useUser, Widget } from '@gantry/api-client';
import { adminRooms, mayEnter, type AdminRoom } from '@gantry/contracts/admin-rooms';
import { roomsOfWork } from '@gantry/contracts/work-queues';
import { Rail, type RailLink } from './rail.tsx';

const rooms = Object.keys(adminRooms) as AdminRoom[];

/** The rooms of the back office that this person may enter, with how much of their work waits in each. */
export function AdminRail() {
  const role = useUser()?.role;
  const withWork = roomsOfWork(role);
  const linkTo = (room: AdminRoom): RailLink => ({
    to: adminRooms[room].path,
    text: `shell.admin.${room}`,
    end: room === 'tax',
    aside: withWork.includes(room) ? <Widget name="waiting-count" props={{ room }} /> : null,
  });
  const links = rooms.filter((room) => mayEnter(room, role)).map(linkTo);
  return <Rail label="shell.admin.label" links={links} />;
}
