import { Controller } from '@nestjs/common';
import { catalogGetDrawing } from '@gantry/contracts/endpoints/catalog';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import { Input, Serve } from '@gantry/nest-kit/serve';
import { ImageSourceService } from './image-source.service.ts';

/** Drawings for media, which makes pictures of them. */
@Controller()
export class ImageSourceController {
  constructor(private readonly drawings: ImageSourceService) {}

  @Serve(catalogGetDrawing)
  getDrawing(@Input() { params }: ValidRequestOf<typeof catalogGetDrawing>) {
    return this.drawings.findDrawing(params.source);
  }
}
