import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import { matchesTag } from '@gantry/contracts/matches-tag';
import type { Identity } from '@gantry/contracts/schemas/account';
import { Caller, RouteFor } from '@gantry/nest-kit/serve';
import type { FastifyReply } from 'fastify';
import { cacheFor } from '../file/cache-for.ts';
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
    @Caller() caller: Identity,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { bytes, type, tag, isForEver, isPublic } = await this.images.picture(modifiers, source);
    const cache = cacheFor(isPublic, caller, isForEver ? forEver : forAWeek);
    const body = matchesTag(known, tag) ? null : await bytes();
    void reply.headers({
      etag: tag,
      'cache-control': cache,
      'x-content-type-options': 'nosniff',
      // an SVG opened by itself must not run anything
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    if (body === null) void reply.code(304).send();
    else void reply.type(type).send(body);
  }
}
