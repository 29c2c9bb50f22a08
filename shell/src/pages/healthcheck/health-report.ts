/** How the shop is: all of it works as it should, something does not, or nothing can be bought. */
export type HealthState = 'ok' | 'degraded' | 'unavailable';

/** What `/healthcheck` tells. Reasons are in the log; strangers read this. */
export interface HealthReport {
  readonly state: HealthState;
  /** areas that cannot be shown, by the names of their remotes */
  readonly areas: readonly string[];
  /** areas that work by an older release, for the one that should be in use cannot be used */
  readonly older: readonly string[];
}

/** The status of the answer: a load balancer goes by it. An area that is missing is no reason to send nobody here. */
export const healthStatus = ({ state }: HealthReport): 200 | 503 => (state === 'unavailable' ? 503 : 200);

/** For machines: one line, `ok`, `degraded: checkout`, `degraded; older release: catalog` or `unavailable`. */
export function writeHealth({ state, areas, older }: HealthReport): string {
  const missing = areas.length > 0 ? `${state}: ${areas.join(', ')}` : state;
  return older.length > 0 ? `${missing}; older release: ${older.join(', ')}` : missing;
}

/** Reads such a line. */
export function readHealth(line: string): HealthReport {
  const [first = '', second = ''] = line.trim().split('; ');
  const [state = '', areas = ''] = first.split(': ');
  const older = second.split(': ')[1] ?? '';
  const isKnown = state === 'ok' || state === 'degraded';
  return { state: isKnown ? state : 'unavailable', areas: namesIn(areas), older: namesIn(older) };
}

const namesIn = (text: string): string[] => (text === '' ? [] : text.split(', '));
