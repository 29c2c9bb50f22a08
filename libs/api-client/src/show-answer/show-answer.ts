interface Started<Answer> {
  readonly dispatch: (action: never) => unknown;
  readonly queryFulfilled: Promise<{ data: Answer }>;
}

/** An `onQueryStarted` that shows what a change answers. */
export type ShowAnswer<Argument, Answer> = (argument: Argument, started: Started<Answer>) => Promise<void>;

/**
 * For changes that answer the whole record: the answer takes the place of the record that is shown, without asking for
 * it again. `put` makes the action, such as `api.util.upsertQueryData(…)`; a refused change leaves what is shown.
 */
export function showAnswer<Argument, Answer>(
  put: (argument: Argument, answer: Answer) => unknown,
): ShowAnswer<Argument, Answer> {
  return async (argument, { dispatch, queryFulfilled }) => {
    const answered = await queryFulfilled.catch(() => undefined);
    if (answered) dispatch(put(argument, answered.data) as never);
  };
}
