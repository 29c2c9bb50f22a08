import { configOf } from '@gantry/nest-kit/config';
import { modeSchema, port } from '@gantry/nest-kit/kit-config';
import * as v from 'valibot';

/** Where the sandbox listens: SMTP where the services send to, the page beside it. */
export class SandboxConfig extends configOf({
  GANTRY_MODE: v.pipe(
    modeSchema,
    v.check((mode) => mode !== 'production', 'the sandbox swallows mail and must not run in production'),
  ),
  SMTP_URL: v.pipe(v.string(), v.url()),
  SANDBOX_PORT: port(),
}) {}
