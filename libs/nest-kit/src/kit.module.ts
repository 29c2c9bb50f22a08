import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, Reflector } from '@nestjs/core';
import { ContractClient } from './client/contract-client.ts';
import { TRANSPORT, type Transport } from './client/transport.ts';
import { configProvider, ENV } from './config/config-provider.ts';
import type { Env } from './config/config.ts';
import { KitConfig } from './config/kit-config.ts';
import { HealthController } from './health.controller.ts';
import { AnswerInterceptor } from './http/answer.interceptor.ts';
import { CallGuard } from './http/call.guard.ts';
import { FailureFilter } from './http/failure.filter.ts';
import { KeyRing } from '@gantry/http-kit/keys';
import type { ServiceName } from '@gantry/contracts/callers';
import { Logger } from './logger.ts';
import { OrmHolder } from './orm/orm-holder.ts';
import { Readiness } from './readiness.ts';

/** What a service gets from the process it runs in. */
export interface KitContext {
  readonly env: Env;
  readonly transport: Transport;
  readonly log: Logger;
  /** compares answers with their schema; for tests */
  readonly checkAnswers?: boolean;
}

/** Everything the kit puts into a service: configuration, log, client, guard, filter, health. */
@Module({})
export class KitModule {
  /** @param name of the service, whose keys are derived or read */
  static with(context: KitContext, name: ServiceName | 'gateway'): DynamicModule {
    const shared = [
      { provide: ENV, useValue: context.env },
      { provide: TRANSPORT, useValue: context.transport },
      { provide: Logger, useValue: context.log },
      configProvider(KitConfig),
      {
        provide: KeyRing,
        inject: [KitConfig],
        useFactory: (config: KitConfig) => KeyRing.of(config.GANTRY_INTERNAL_KEY, name),
      },
      ContractClient,
      Readiness,
      OrmHolder,
    ];
    const around = [
      { provide: APP_GUARD, useClass: CallGuard },
      { provide: APP_FILTER, useClass: FailureFilter },
      {
        provide: APP_INTERCEPTOR,
        inject: [Reflector],
        useFactory: (reflector: Reflector) => new AnswerInterceptor(reflector, context.checkAnswers ?? false),
      },
    ];
    return {
      module: KitModule,
      global: true,
      providers: [...shared, ...around],
      controllers: [HealthController],
      exports: shared.map((one) => (typeof one === 'function' ? one : one.provide)),
    };
  }
}
