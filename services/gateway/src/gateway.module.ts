import { Module } from '@nestjs/common';
import { configProvider } from '@gantry/nest-kit/config-provider';
import { DatabaseConfig } from '@gantry/nest-kit/kit-config';
import { Admission } from './api/admission.ts';
import { ApiController } from './api/api.controller.ts';
import { ApiService } from './api/api.service.ts';
import { Forward } from './api/forward.ts';
import { RequestContextReader } from './request-context/request-context.ts';
import { CookieWriter } from './cookies/cookie-writer.ts';
import { Envelopes } from './envelope/envelopes.ts';
import { GatewayConfig } from './gateway.config.ts';
import { MediaController } from './media/media.controller.ts';
import { InternalController } from './internal/internal.controller.ts';
import { Limits } from './limits/limits.ts';
import { RequestCounters } from './limits/request-counters.ts';
import { OpenApiController } from './openapi/openapi.controller.ts';
import { SameSite } from './session/same-site.ts';
import { ApiKeyResolver } from './session/api-key-resolver.ts';
import { SessionResolver } from './session/session-resolver.ts';

@Module({
  controllers: [OpenApiController, ApiController, MediaController, InternalController],
  providers: [
    configProvider(GatewayConfig),
    configProvider(DatabaseConfig),
    Admission,
    ApiService,
    CookieWriter,
    Envelopes,
    Forward,
    Limits,
    SameSite,
    ApiKeyResolver,
    SessionResolver,
    RequestContextReader,
    RequestCounters,
  ],
})
export class GatewayModule {}
