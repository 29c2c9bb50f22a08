/** How the shop is: all of it works, some areas do not, or nothing can be bought. */
export type HealthState = 'ok' | 'degraded' | 'unavailable';

/** What `/healthcheck` tells. Reasons are in the log; strangers read this. */
export interface HealthReport {
  readonly state: HealthState;
  /** areas that cannot be shown, by the names of their remotes */
  readonly areas: readonly string[];
}

/** The status of the answer: a load balancer goes by it. An area that is missing is no reason to send nobody here. */
export const healthStatus = ({ state }: HealthReport): 200 | 503 => (state === 'unavailable' ? 503 : 200);

/** For machines: one line, `ok`, `degraded: checkout` or `unavailable`. */
export function writeHealth({ state, areas }: HealthReport): string {
  return areas.length > 0 ? `${state}: ${areas.join(', ')}` : state;
}

/** Reads such a line. */
export function readHealth(line: string): HealthReport {
  const [state = '', areas = ''] = line.trim().split(': ');
  const isKnown = state === 'ok' || state === 'degraded';
  return { state: isKnown ? state : 'unavailable', areas: areas === '' ? [] : areas.split(', ') };
}
