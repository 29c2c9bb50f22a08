import { createRemoteApi } from '@gantry/api-client';

/** The checkout's calls and their cache; each feature adds its own endpoints. */
export const checkoutApi = createRemoteApi('checkout', () => ({}));
