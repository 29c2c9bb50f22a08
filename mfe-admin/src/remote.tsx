import { remoteContract } from '@gantry/contracts/remotes';
import type { RemoteModule } from '@gantry/federation/remote-module';
import { adminApi } from './api/admin-api.ts';
import { messages } from './messages/messages.ts';
import { routes } from './routes.tsx';

const remote: RemoteModule = {
  name: 'admin',
  version: '0.1.0',
  contract: remoteContract,
  routes,
  api: adminApi,
  messages,
  widgets: {
    'find-anything': {
      chunk: 'widget-find-anything',
      load: async () =>
        (
          await import(
            /* webpackChunkName: "widget-find-anything" */ './widgets/find-anything/find-anything.tsx'
          )
        ).FindAnything,
    },
    'waiting-count': {
      chunk: 'widget-waiting-count',
      load: async () =>
        (
          await import(
            /* webpackChunkName: "widget-waiting-count" */ './widgets/waiting-count/waiting-count.tsx'
          )
        ).WaitingCount,
    },
  },
};

export default remote;
