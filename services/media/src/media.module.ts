import { Module } from '@nestjs/common';
import { configProvider } from '@gantry/nest-kit/config-provider';
import { ImageController } from './image/image.controller.ts';
import { ImageService } from './image/image.service.ts';
import { MediaConfig } from './media.config.ts';

@Module({ controllers: [ImageController], providers: [ImageService, configProvider(MediaConfig)] })
export class MediaModule {}
