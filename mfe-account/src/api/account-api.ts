import { createRemoteApi } from '@gantry/api-client';

/** The account's calls and their cache; each feature adds its own endpoints. */
export const accountApi = createRemoteApi('account', () => ({}));
