import { Module } from '@nestjs/common';
import { ProductModule } from '../product/product.module.ts';
import { NoticeEvents } from './notice-events.ts';
import { NoticeRepository } from './notice.repository.ts';
import { NoticesController } from './notices.controller.ts';
import { Notices } from './notices.service.ts';

/** Who is told when a sold-out product can be ordered again. */
@Module({
  imports: [ProductModule],
  controllers: [NoticesController],
  providers: [NoticeEvents, NoticeRepository, Notices],
})
export class StockNoticeModule {}
