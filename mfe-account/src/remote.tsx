import { remoteContract } from '@gantry/contracts/remotes';
import type { RemoteModule } from '@gantry/federation/remote-module';
import { accountApi } from './api/account-api.ts';
import { messages } from './messages/messages.ts';
import { routes } from './routes.tsx';

const remote: RemoteModule = {
  name: 'account',
  version: '0.1.0',
  contract: remoteContract,
  routes,
  api: accountApi,
  messages,
  widgets: {
    'account-menu': {
      chunk: 'widget-account-menu',
      load: async () =>
        (
          await import(
            /* webpackChunkName: "widget-account-menu" */ './widgets/account-menu/account-menu.tsx'
          )
        ).default,
    },
  },
};

export default remote;
