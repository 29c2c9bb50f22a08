import { Controller, Get, Headers, Param, Req, Res } from '@nestjs/common';
import { matchesTag } from '@gantry/contracts/matches-tag';
import type { Identity } from '@gantry/contracts/schemas/account';
import { DomainError } from '@gantry/nest-kit/errors';
import { Caller, RouteFor } from '@gantry/nest-kit/serve';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cacheFor } from '../file/cache-for.ts';
import { canonicalPath } from './image-path.ts';
import { ImageService } from './image.service.ts';

const imagePath = '/image/';
/** A drawing may change when its product does; a week, then the browser asks again with the tag. */
const forAWeek = 'public, max-age=604800, stale-while-revalidate=86400';
/** Where another spelling leads: kept by the browser that asked, so that no cache between holds them all. */
const otherSpelling = 'private, max-age=86400';
const forEver = 'public, max-age=31536000, immutable';

/** The image-transform path (specification §2): `/image/<modifiers>/<source>`, passed on by the gateway. */
@Controller('image')
export class ImageController {
  constructor(private readonly images: ImageService) {}

  @Get(':modifiers/:source')
  @RouteFor('gateway')
  async getImage(
    @Param('modifiers') modifiers: string,
    @Param('source') source: string,
    @Caller() caller: Identity,
    @Headers('if-none-match') known: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const path = request.url.slice(request.url.indexOf(imagePath) + imagePath.length);
    const only = canonicalPath(path);
    if (only === null) throw new DomainError('NOT_FOUND', { path: path.slice(0, 100) });
    if (only !== path) {
      void reply
        .code(301)
        .headers({ location: imagePath + only, 'cache-control': otherSpelling })
        .send();
      return;
    }
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
