import { feedRoles, type Role } from '../roles.ts';

/**
 * Where an import of a feed stands. Not a book of the specification: imports are the store's own.
 * `uploading`: its file is still coming; `ready`: whole and understood, nothing decided; `refused`: no feed at all;
 * `queued`: waits for its turn; `running`; `checked`: a dry run that kept nothing; `done`; `failed`: nothing of it was
 * kept, or in steps no more than was told; `cancelled`.
 */
export const importStatuses = [
  'uploading',
  'ready',
  'refused',
  'queued',
  'running',
  'checked',
  'done',
  'failed',
  'cancelled',
] as const;
export type ImportStatus = (typeof importStatuses)[number];

/** Who makes a transition: staff with a right to feeds, or the store by itself. */
export type ImportActorRole = Role | 'system';

interface ImportTransition {
  readonly from: ImportStatus;
  readonly to: ImportStatus;
  readonly who: readonly ImportActorRole[];
}

const staff = feedRoles;
const anyone = [...feedRoles, 'system'] as const;

/** Who may make which transition. What has ended well, was refused or cancelled stays so. */
const importTransitions: readonly ImportTransition[] = [
  { from: 'uploading', to: 'ready', who: ['system'] },
  { from: 'uploading', to: 'refused', who: ['system'] },
  { from: 'uploading', to: 'cancelled', who: anyone },
  { from: 'ready', to: 'queued', who: staff },
  { from: 'ready', to: 'cancelled', who: anyone },
  { from: 'queued', to: 'running', who: ['system'] },
  { from: 'queued', to: 'cancelled', who: staff },
  // its process was ended from outside: it takes its turn again
  { from: 'running', to: 'queued', who: ['system'] },
  { from: 'running', to: 'checked', who: ['system'] },
  { from: 'running', to: 'done', who: ['system'] },
  { from: 'running', to: 'failed', who: ['system'] },
  { from: 'running', to: 'cancelled', who: anyone },
  { from: 'checked', to: 'queued', who: staff },
  { from: 'checked', to: 'cancelled', who: anyone },
  { from: 'failed', to: 'queued', who: staff },
  { from: 'failed', to: 'cancelled', who: anyone },
];

/** Whether this role may take an import from one status to another. */
export const mayTransitionImport = (who: ImportActorRole, from: ImportStatus, to: ImportStatus): boolean =>
  importTransitions.some((row) => row.from === from && row.to === to && row.who.includes(who));

/** Whether nothing can happen to it any more; its file is gone. */
export const isImportOver = (status: ImportStatus): boolean =>
  !importTransitions.some(({ from }) => from === status);

/** Whether it goes on by itself, so that whoever looks at it should look again. */
export const isImportAtWork = (status: ImportStatus): boolean => status === 'queued' || status === 'running';
