import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homePaths } from './home.ts';

/** What was done once for a home and is not done again. */
export type HomeState = {
  /** Remote → fingerprint of the build that was released last. */
  released: Record<string, string>;
  /** Databases (without user and password) that have the demo catalogue. */
  demoCatalogueIn: string[];
};

const FRESH: HomeState = { released: {}, demoCatalogueIn: [] };

export function readState(home: string): HomeState {
  const { state } = homePaths(home);
  if (!existsSync(state)) return structuredClone(FRESH);
  return { ...FRESH, ...(JSON.parse(readFileSync(state, 'utf8')) as Partial<HomeState>) };
}

/** Changes the remembered state in one step: an interrupted write leaves the old one. */
export function updateState(home: string, change: Partial<HomeState>): void {
  const { state } = homePaths(home);
  mkdirSync(home, { recursive: true });
  writeFileSync(`${state}.new`, `${JSON.stringify({ ...readState(home), ...change }, null, 2)}\n`);
  renameSync(`${state}.new`, state);
}
