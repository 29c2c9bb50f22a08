import { DomainError } from '@gantry/nest-kit/errors';

/** Longer ones are judged by their beginning, which bounds the time that takes. */
const judged = 40;
/** Powers of ten of guesses that are too few: what lists of known passwords and simple changes of them need. */
const tooFew = 7.5;

/** The list and its rules take some megabytes, so they are read when somebody first chooses a password. */
let judge: Promise<(password: string, facts: string[]) => number> | undefined;
async function loadJudge() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs: graphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const factory = new ZxcvbnFactory({ dictionary, graphs });
  return (password: string, facts: string[]) => factory.check(password, facts).guessesLog10;
}

/**
 * Refuses passwords that attackers try first: those of the lists that ship with the store, simple changes of them, and
 * what is known of the person anyway. No call leaves the store.
 * @param facts what others know of the person
 * @throws DomainError INVALID at `body.password`
 */
export async function refuseCommonPassword(
  password: string,
  facts: readonly (string | null)[] = [],
): Promise<void> {
  judge ??= loadJudge();
  const known = facts.flatMap((fact) => (fact === null ? [] : [fact, ...fact.split(/[^\p{L}\p{N}]+/u)]));
  const guesses = (await judge)(
    password.slice(0, judged),
    known.filter((word) => word.length > 2),
  );
  if (guesses >= tooFew) return;
  throw new DomainError('INVALID', undefined, [
    { path: 'body.password', message: 'is tried first by attackers' },
  ]);
}
