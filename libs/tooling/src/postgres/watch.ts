import { setTimeout as sleep } from 'node:timers/promises';
import { errorMessage } from '../errors.ts';

const LOOK_EVERY_MS = 200;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
const CALM_AFTER_MS = 60_000;

export type WatchPlan = {
  /** Whether the server still runs; asked five times a second, so that an adopted one is watched as well. */
  isRunning: () => boolean;
  /** Starts it again, on the same port. Throwing means: again later. */
  restart: () => Promise<void>;
  /** One line for the user. */
  onEvent: (line: string) => void;
};

/** A watch over a server. Ended, it starts nothing any more; a start under way has come to its end by then. */
export type Watch = { end: () => Promise<void> };

/**
 * Starts a PostgreSQL again whenever it ends by itself: at once the first time, then after pauses that grow to ten
 * seconds, for ever. A disk that is full for an hour is full for an hour; the server comes back when there is room.
 */
export function watchServer({ isRunning, restart, onEvent }: WatchPlan): Watch {
  const ending = new AbortController();
  const pause = (ms: number) => sleep(ms, undefined, { signal: ending.signal }).catch(() => undefined);

  async function restartOnce(): Promise<void> {
    try {
      await restart();
      onEvent('PostgreSQL runs again');
    } catch (error) {
      onEvent(`PostgreSQL does not start: ${errorMessage(error)}`);
    }
  }

  async function keepRunning(): Promise<void> {
    let pauseMs = 0;
    let aliveSince = Date.now();
    while (!ending.signal.aborted) {
      await pause(LOOK_EVERY_MS);
      if (ending.signal.aborted || isRunning()) continue;
      if (Date.now() - aliveSince > CALM_AFTER_MS) pauseMs = 0;
      onEvent(`PostgreSQL has ended, starting it again${pauseMs > 0 ? ` in ${pauseMs / 1_000} s` : ''}`);
      await pause(pauseMs);
      if (ending.signal.aborted) return;
      await restartOnce();
      aliveSince = Date.now();
      pauseMs = Math.min(Math.max(pauseMs * 2, FIRST_PAUSE_MS), LONGEST_PAUSE_MS);
    }
  }

  const watching = keepRunning();
  return {
    end: async () => {
      ending.abort();
      await watching;
    },
  };
}
