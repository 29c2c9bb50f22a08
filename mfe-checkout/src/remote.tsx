import { remoteContract } from '@gantry/contracts/remotes';
import type { RemoteModule } from '@gantry/federation/remote-module';
import { checkoutApi } from './api/checkout-api.ts';
import { messages } from './messages/messages.ts';
import { routes } from './routes.tsx';
import { widgetMessages } from './messages/widgets/widget-messages.ts';

const remote: RemoteModule = {
  name: 'checkout',
  version: '0.1.0',
  contract: remoteContract,
  routes,
  api: checkoutApi,
  messages,
  widgets: {
    'mini-cart': {
      chunk: 'widget-mini-cart',
      load: async () =>
        (await import(/* webpackChunkName: "widget-mini-cart" */ './widgets/mini-cart/mini-cart.tsx'))
          .default,
    },
    'add-to-cart': {
      chunk: 'widget-add-to-cart',
      messages: widgetMessages,
      load: async () =>
        (await import(/* webpackChunkName: "widget-add-to-cart" */ './widgets/add-to-cart/add-to-cart.tsx'))
          .default,
    },
  },
};

export default remote;
