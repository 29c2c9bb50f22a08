import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import { matchesTag } from '@gantry/contracts/matches-tag';
import { RouteFor } from '@gantry/nest-kit/serve';
import type { FastifyReply } from 'fastify';
import { ImageService } from './image.service.ts';

/** A drawing may change when its product does; a week, then the browser asks again with the tag. */
const forAWeek = 'public, max-age=604800, stale-while-revalidate=86400';
const forEver = 'public, max-age=31536000, immutable';

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
    const { bytes, type, tag, isForEver } = await this.images.picture(modifiers, source);
    const body = matchesTag(known, tag) ? null : await bytes();
    void reply.headers({
      etag: tag,
      'cache-control': isForEver ? forEver : forAWeek,
      'x-content-type-options': 'nosniff',
      // an SVG opened by itself must not run anything
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    if (body === null) void reply.code(304).send();
    else void reply.type(type).send(body);
  }
}
