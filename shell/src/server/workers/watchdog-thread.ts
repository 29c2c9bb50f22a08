import { readFileSync, writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { RemoteName } from '@gantry/contracts/remotes';
import type { ReleasePointer } from '@gantry/federation/node/release/pointer';
import { readRegistry } from '@gantry/federation/node/release/registry';
import type { Culprit } from '../releases/culprit.ts';
import { DroppedReleases } from '../releases/dropped-releases.ts';
import { MainThread } from './main-thread.ts';
import { StallMeter } from './stall-meter.ts';
import type { WatchdogData } from './watchdog.ts';

// The program of a thread of its own: it goes on while the main thread is stuck, and nothing it does may need it.

const lookEvery = 100;
/** Between two looks at a stuck thread: in the same release's code both times, it is that release's doing. */
const lookAgainAfter = 200;
/** Stuck for so long without a release to blame, the process is ended all the same. */
const timeoutMs = 10_000;
/** The same where it takes memory meanwhile: it would end by itself soon, but slowly. */
const growthTimeoutMs = 2500;

const { beats, releases, state } = workerData as WatchdogData;

/** Writes past the main thread, which hands on what threads write otherwise. */
function logMessage(message: string, facts: object): void {
  const line = { time: new Date().toISOString(), level: 'error', message, ...facts };
  try {
    writeSync(1, `${JSON.stringify(line)}\n`);
  } catch {
    // nobody reads the log, or its disk is full: what is to be done is done all the same
  }
}

/** Seconds of CPU that the main thread has used; unknown where the system does not tell. */
function mainThreadCpu(): number | undefined {
  try {
    const fields = readFileSync(`/proc/self/task/${process.pid}/stat`, 'utf8').replace(/^.*\) /s, '');
    const [user, system] = fields.split(' ').slice(11, 13).map(Number);
    return (user! + system!) / 100;
  } catch {
    return undefined;
  }
}

const meter = new StallMeter();
let isLooking = false;

function measure(): number {
  return meter.measure({
    beats: Atomics.load(beats, 0),
    now: performance.now(),
    cpu: mainThreadCpu(),
    memory: process.memoryUsage.rss(),
  });
}

async function culpritOf(main: MainThread): Promise<Culprit | undefined> {
  const first = (await main.stackCulprit()) ?? (await main.profiledCulprit());
  if (!first || meter.isGrowing) return first;
  await new Promise((resolve) => setTimeout(resolve, lookAgainAfter));
  const second = (await main.stackCulprit()) ?? (await main.profiledCulprit());
  return second?.version === first.version ? first : undefined;
}

async function checkMainThread(): Promise<void> {
  const stalled = measure();
  if (stalled === 0) return;
  const main = new MainThread();
  try {
    const culprit = await culpritOf(main);
    if (measure() === 0) return;
    const seconds = (meter.stalledFor / 1000).toFixed(1);
    if (culprit) await dropRelease(culprit, reasonOfStall(seconds));
    if (culprit || meter.stalledFor > (meter.isGrowing ? growthTimeoutMs : timeoutMs)) {
      logMessage('the server is stuck and ends', { ...culprit, seconds });
      process.kill(process.pid, 'SIGKILL');
    }
  } finally {
    main.disconnect();
  }
}

function reasonOfStall(seconds: string): string {
  const stall = `kept the server from answering for ${seconds} s`;
  return meter.isGrowing ? `it took memory without end and ${stall}` : `it ${stall}`;
}

async function dropRelease({ remote, version }: Culprit, reason: string): Promise<void> {
  logMessage('release dropped', { remote, version, reason });
  new DroppedReleases(state).addDrop(remote, version, { turn: await turnOf(remote), reason });
}

/** Of its registry entry: the main thread may be stuck before it has told anybody which one it follows. */
async function turnOf(remote: RemoteName): Promise<number> {
  try {
    const { remotes } = await readRegistry(releases);
    return (JSON.parse(remotes[remote]!.payload) as ReleasePointer).turn;
  } catch (error) {
    logMessage('the registry cannot be read', { reason: String(error) });
    return 0;
  }
}

setInterval(() => {
  if (isLooking) return void measure();
  isLooking = true;
  checkMainThread()
    .catch((error: unknown) => logMessage('the watchdog failed', { reason: String(error) }))
    .finally(() => (isLooking = false));
}, lookEvery);
