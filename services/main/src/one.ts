import { exitOnFailure } from './exit-on-failure.ts';
import { OneConfig } from './main-config.ts';
import { outliveOutages } from './outlive-outages.ts';
import { startServices } from './start-services.ts';
import { stopOnSignal } from './stop-on-signal.ts';

// One domain as a deployable of its own: node --import @gantry/tooling/register one.ts <domain>
await exitOnFailure(async () => {
  const domain = process.argv[2] ?? '';
  const running = await startServices([domain], process.env, OneConfig);
  const config = new OneConfig(process.env);
  outliveOutages(running.log);
  stopOnSignal(running);
  const address = await running.listen(config.SERVICE_PORT, config.SERVICES_HOST);
  running.log.info({ address, domain }, 'the service is listening');
});
