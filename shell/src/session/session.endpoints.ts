import { createRemoteApi, mutationOf, queryOf } from '@gantry/api-client';
import { catalogGetStore } from '@gantry/contracts/endpoints/catalog';
import { catalogListCategories } from '@gantry/contracts/endpoints/categories';
import { identityStopActing } from '@gantry/contracts/endpoints/admin-accounts';
import { identityGetUser, identitySignOut } from '@gantry/contracts/endpoints/identity';
import { salesGetCartSummary } from '@gantry/contracts/endpoints/sales';

/** The few calls the shell makes itself. */
export const shellApi = createRemoteApi('shell', (build) => ({
  shellGetUser: build.query(queryOf(identityGetUser)),
  shellGetCartSummary: build.query(queryOf(salesGetCartSummary)),
  shellSignOut: build.query(queryOf(identitySignOut)),
  shellStopActing: build.mutation(mutationOf(identityStopActing)),
  shellGetStore: build.query(queryOf(catalogGetStore)),
  shellListCategories: build.query(queryOf(catalogListCategories)),
}));
