import { NoticeEvents } from './notice-events.ts';
import { NoticeRepository } from './notice.repository.ts';
import { NoticesController } from './notices.controller.ts';
import { Notices } from './notices.service.ts';

/** Everything about stock notices that the service's module wires. */
export const stockNoticeControllers = [NoticesController];
export const stockNoticeProviders = [NoticeEvents, NoticeRepository, Notices];
