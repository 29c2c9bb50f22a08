import { callingRelease, type Culprit } from '../releases/culprit.ts';

export type OnHarm = (culprit: Culprit, reason: string) => void;

/** Functions of the process that would end it for all, or open what releases do not get. */
const guarded = ['exit', 'reallyExit', 'abort', 'kill', 'dlopen', 'binding', 'getBuiltinModule', 'chdir'];

type Functions = Record<string, ((...args: unknown[]) => unknown) | undefined>;

/** A release did what only the server may do. */
class ForbiddenToReleases extends Error {
  override readonly name = 'ForbiddenToReleases';
}

/**
 * From now on a release that calls such a function gets an error and is told of; for everybody else they do what they
 * did. This is a guard against mistakes: releases are signed, not strangers.
 */
export function guardProcess(onHarm: OnHarm): void {
  const functions = process as unknown as Functions;
  for (const name of guarded) {
    const own = functions[name]?.bind(process);
    if (own) functions[name] = guard(name, own, onHarm);
  }
}

function guard(name: string, own: (...args: unknown[]) => unknown, onHarm: OnHarm) {
  return (...args: unknown[]): unknown => {
    const culprit = callingRelease();
    if (!culprit) return own(...args);
    onHarm(culprit, `it called process.${name}`);
    throw new ForbiddenToReleases(`process.${name} is not for releases`);
  };
}
