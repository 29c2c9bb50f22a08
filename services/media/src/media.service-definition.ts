import type { ServiceDefinition } from '@gantry/nest-kit/service';
import { MediaConfig } from './media.config.ts';
import { MediaModule } from './media.module.ts';

/** Pictures: drawings of parts as files, in the sizes and formats pages ask for. */
export const mediaService: ServiceDefinition = { name: 'media', module: MediaModule, config: [MediaConfig] };
