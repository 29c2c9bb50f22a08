import { Controller, Get, Header } from '@nestjs/common';
import { RouteFor } from '@gantry/nest-kit/serve';
import { openApiDocument } from './openapi-document.ts';

/** The endpoint table as an OpenAPI 3.1 document. */
@Controller()
export class OpenApiController {
  private text: string | undefined;

  @Get('api/v1/openapi.json')
  @RouteFor('open')
  @Header('content-type', 'application/json; charset=utf-8')
  @Header('cache-control', 'public, max-age=300')
  document(): string {
    this.text ??= JSON.stringify(openApiDocument());
    return this.text;
  }
}
