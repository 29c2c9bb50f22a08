import { exitOnFailure } from './exit-on-failure.ts';
import { AllConfig } from './main-config.ts';
import { domainNames } from './services.ts';
import { outliveOutages } from './outlive-outages.ts';
import { startServices } from './start-services.ts';
import { stopOnSignal } from './stop-on-signal.ts';

// Every domain in one process; the public API listens at SERVICES_HOST:SERVICES_PORT.
await exitOnFailure(async () => {
  const running = await startServices(domainNames, process.env, AllConfig);
  const config = new AllConfig(process.env);
  outliveOutages(running.log);
  stopOnSignal(running);
  const address = await running.listen(config.SERVICES_PORT, config.SERVICES_HOST);
  running.log.info({ address }, 'all services are listening');
});
