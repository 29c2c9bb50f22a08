import { remoteContract } from '@gantry/contracts/remotes';
import type { RemoteModule } from '@gantry/federation/remote-module';
import { catalogApi } from './api/catalog-api.ts';
import { messages } from './messages/messages.ts';
import { routes } from './routes.tsx';

const remote: RemoteModule = {
  name: 'catalog',
  version: '0.1.0',
  contract: remoteContract,
  routes,
  api: catalogApi,
  messages,
  widgets: {
    'search-box': {
      chunk: 'widget-search-box',
      load: async () =>
        (await import(/* webpackChunkName: "widget-search-box" */ './widgets/search-box/search-box.tsx'))
          .SearchBox,
    },
    'product-card': {
      chunk: 'widget-product-card',
      load: async () =>
        (
          await import(
            /* webpackChunkName: "widget-product-card" */ './widgets/product-card/product-card.tsx'
          )
        ).ProductCard,
    },
  },
};

export default remote;
