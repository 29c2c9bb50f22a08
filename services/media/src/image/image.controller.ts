import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import { RouteFor } from '@gantry/nest-kit/serve';
import type { FastifyReply } from 'fastify';
import { ImageService } from './image.service.ts';

/** A picture may change when its product does; a week, then the browser asks again with the tag. */
const cacheControl = 'public, max-age=604800, stale-while-revalidate=86400';

/** The image-transform path (specification §2): `/image/<modifiers>/<source>`, passed on by the gateway. */
@Controller('image')
export class ImageController {
  constructor(private readonly images: ImageService) {}

  @Get(':modifiers/:source')
  @RouteFor('internal')
  async get(
    @Param('modifiers') modifiers: string,
    @Param('source') source: string,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { bytes, type, tag } = await this.images.picture(modifiers, source);
    void reply.headers({
      etag: tag,
      'cache-control': cacheControl,
      'x-content-type-options': 'nosniff',
      // an SVG opened by itself must not run anything
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    if (known === tag) return void reply.code(304).send();
    void reply.type(type).send(bytes);
  }
}
