import { Module } from '@nestjs/common';
import { ExportFeed } from './back-office/export-feed.service.ts';
import { ExportController } from './back-office/export.controller.ts';

/** The catalogue as a feed, for staff in the back office. */
@Module({
  controllers: [ExportController],
  providers: [ExportFeed],
})
export class FeedExportModule {}
