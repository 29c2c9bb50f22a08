import { createRemoteApi, queryOf } from '@gantry/api-client';
import { catalogGetStore } from '@gantry/contracts/endpoints/catalog';
import { catalogListCategories } from '@gantry/contracts/endpoints/categories';
import { identityGetUser, identitySignOut } from '@gantry/contracts/endpoints/identity';
import { salesGetCartSummary } from '@gantry/contracts/endpoints/sales';

/** The few calls the shell makes itself. */
export const shellApi = createRemoteApi('shell', (build) => ({
  shellGetUser: build.query(queryOf(identityGetUser)),
  shellGetCartSummary: build.query(queryOf(salesGetCartSummary)),
  shellSignOut: build.query(queryOf(identitySignOut)),
  shellGetStore: build.query(queryOf(catalogGetStore)),
  shellListCategories: build.query(queryOf(catalogListCategories)),
}));
