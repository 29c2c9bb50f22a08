import type { ApiLayer } from './call.ts';

/** The last write of each store, settled or under way. */
const lastWrites = new WeakMap<object, Promise<unknown>>();

/**
 * Makes the writes of one store one after the other. Two quick additions of a guest would otherwise both leave before
 * the first answer has brought the cart's cookie, and end in two carts; and the cart of an older answer could replace
 * that of a newer one. Reading calls do not wait.
 */
export function withWriteOrder(inner: ApiLayer): ApiLayer {
  return async (call, api, options) => {
    if (call.method === 'GET' || call.method === 'HEAD') return inner(call, api, options);
    const owner = api.extra as object;
    const before = lastWrites.get(owner);
    const write = Promise.resolve(before).then(() => inner(call, api, options));
    lastWrites.set(
      owner,
      write.then(
        () => undefined,
        () => undefined,
      ),
    );
    return write;
  };
}
