import type { Socket } from 'node:net';

/** Milliseconds without a byte after which whoever sends on and on is not waited for. */
const maxPauseMs = 1000;
/** Milliseconds a connection is kept in all for its last answer to be read. */
const longest = 5000;

const ending = new WeakSet<Socket>();
const leaving = new WeakSet<Socket>();

/** Says that the connection's last answer is decided: no request behind it is looked at (RFC 9112 §9.6). */
export const announceEnd = (socket: Socket): unknown => ending.add(socket);

export const isEnding = (socket: Socket): boolean => ending.has(socket);

/**
 * Closes a connection so that its last answer arrives. Closing while bytes are coming in makes the system reset the
 * connection, and the other side loses what it has not read; so our side is closed first, and what comes is dropped
 * until the other side has closed too, falls silent or has had time enough.
 * @param last bytes to send before
 */
export function destroyLater(socket: Socket, last?: string): void {
  if (leaving.has(socket)) return;
  leaving.add(socket);
  announceEnd(socket);
  if (last === undefined) socket.end();
  else socket.end(last);
  const gone = () => socket.destroy();
  socket.on('error', gone);
  socket.setTimeout(maxPauseMs, gone);
  const end = setTimeout(gone, longest).unref();
  socket.once('end', gone).once('close', () => clearTimeout(end));
}
