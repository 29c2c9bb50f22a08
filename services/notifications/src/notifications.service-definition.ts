import type { ServiceDefinition } from '@gantry/nest-kit/service';
import { migrations } from '../migrations/index.ts';
import { notificationsOwnData } from './account/notifications-own-data.ts';
import { notificationsRemovals } from './account/notifications-removals.ts';
import { StoreConfig } from '@gantry/nest-kit/store-config';
import { NotificationsConfig } from './notifications.config.ts';
import { NotificationsModule } from './notifications.module.ts';
import { ReleasesConfig } from './releases/releases.config.ts';

/** Mail: what is sent when, in which words, and a log of it; and what staff see of jobs and releases. */
export const notificationsService: ServiceDefinition = {
  name: 'notifications',
  module: NotificationsModule,
  migrations,
  ownData: notificationsOwnData,
  retention: notificationsRemovals,
  config: [NotificationsConfig, ReleasesConfig, StoreConfig],
};
