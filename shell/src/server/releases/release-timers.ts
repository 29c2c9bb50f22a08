type Handle = NodeJS.Timeout | NodeJS.Immediate;
type Callback = (...args: unknown[]) => unknown;

interface RunningTimer {
  /** name of the file that its release is evaluated under */
  readonly file: string;
  readonly stop: () => void;
}

/** Timers that releases have set and that have not run out. */
const running = new Map<unknown, RunningTimer>();

/** The functions for timers that a release finds under their usual names. */
export interface ReleaseTimers {
  readonly setTimeout: (callback: Callback, milliseconds?: number, ...args: unknown[]) => Handle;
  readonly setInterval: (callback: Callback, milliseconds?: number, ...args: unknown[]) => Handle;
  readonly setImmediate: (callback: Callback, ...args: unknown[]) => Handle;
  readonly clearTimeout: (handle?: unknown) => void;
  readonly clearInterval: (handle?: unknown) => void;
  readonly clearImmediate: (handle?: unknown) => void;
}

/**
 * Timers that can be stopped when their release turns out to do harm: what it does then comes to an end in the process
 * that goes on until another has taken its place.
 * @param file name under which the release is evaluated
 */
export function releaseTimers(file: string): ReleaseTimers {
  const trackTimer = <Timer extends Handle>(handle: Timer, stop: (handle: Timer) => void): Timer => {
    running.set(handle, { file, stop: () => stop(handle) });
    return handle;
  };
  return {
    setTimeout(callback, milliseconds, ...args) {
      const handle = setTimeout(() => runOut(handle, callback, args), milliseconds);
      return trackTimer(handle, clearTimeout);
    },
    setInterval: (callback, milliseconds, ...args) =>
      trackTimer(setInterval(callback, milliseconds, ...args), clearInterval),
    setImmediate(callback, ...args) {
      const handle = setImmediate(() => runOut(handle, callback, args));
      return trackTimer(handle, clearImmediate);
    },
    clearTimeout: clear,
    clearInterval: clear,
    clearImmediate: clear,
  };
}

function runOut(handle: Handle, callback: Callback, args: unknown[]): void {
  running.delete(handle);
  callback(...args);
}

/** Stops every timer of a release. @param file name under which it was evaluated */
export function stopTimersOf(file: string): void {
  for (const [handle, timer] of running) if (timer.file === file) clear(handle);
}

function clear(handle: unknown): void {
  running.get(handle)?.stop();
  running.delete(handle);
}
