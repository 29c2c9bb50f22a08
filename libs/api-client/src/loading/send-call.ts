import type { Failure } from '@gantry/contracts/errors';
import type { AppStore } from '../store/make-store.ts';
import { failureOf } from './load.ts';

/** What came of a call: its answer, or that it did not go through. */
export type Sent<Result> =
  | { readonly data: Result; readonly failed?: undefined }
  | {
      readonly data?: undefined;
      /** what the server said, if it said anything */
      readonly failed: { readonly failure: Failure['error'] | undefined };
    };

type Call<Result> = (dispatch: never, getState: never, extra: never) => { unwrap(): Promise<Result> };

/**
 * Makes a call for a form in a route's action, on the server and in the browser alike. It never throws: a form comes
 * back with what is wrong.
 * @example sendCall(context.get(storeContext), api.endpoints.salesCreateInquiry.initiate({ body }))
 */
export async function sendCall<Result>(
  store: Pick<AppStore, 'dispatch'>,
  call: Call<Result>,
): Promise<Sent<Result>> {
  try {
    return { data: await (store.dispatch(call as never) as ReturnType<Call<Result>>).unwrap() };
  } catch (error) {
    return { failed: { failure: failureOf(error) } };
  }
}
