/** What a worker tells its supervisor. */
export type FromWorker =
  /** it listens */
  | { readonly kind: 'ready' }
  /** it is alive; said every second */
  | { readonly kind: 'beat' }
  /** another should take its place, then it ends; its requests are answered first */
  | Retirement;

/** Why a worker should be replaced. */
export interface Retirement {
  readonly kind: 'retire';
  readonly reason: string;
  /** it does harm to itself, and no release could be named for it */
  readonly isUnexplained?: boolean;
}

/** What the supervisor tells a worker. */
export type ToWorker =
  /** comes with the socket to listen on */
  | { readonly kind: 'listen' }
  /** answers what it has begun, then ends; milliseconds for which it keeps connections on which nothing happens */
  | { readonly kind: 'stop'; readonly idleFor: number };

/** Variable by which a process knows that it is a worker. */
export const workerVariable = 'GANTRY_SHELL_WORKER';

/** Milliseconds between two signs of life of a worker. */
export const beatEvery = 1000;
