import { Injectable, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { expect, test } from '@jest/globals';
import { OrmHolder } from '../orm/orm-holder.ts';
import { discoverTasks } from './discover.ts';
import { Cron, OnEvent } from './events.ts';

@Injectable()
class First {
  @OnEvent('order.canceled')
  releaseFor(): void {
    // only where it is found matters
  }

  @Cron('* * * * *')
  expire(): void {
    // only where it is found matters
  }
}
@Injectable()
class SecondHandler {
  @OnEvent('order.canceled')
  tellFor(): void {
    // only where it is found matters
  }
}
@Injectable()
class SecondClock {
  @Cron('0 0 * * *')
  expire(): void {
    // only where it is found matters
  }
}

async function tasksOf(...providers: (new () => object)[]) {
  @Module({ providers: [OrmHolder, ...providers, { provide: 'another name', useExisting: First }] })
  class FoundModule {}
  const app = await NestFactory.createApplicationContext(FoundModule, { logger: false });
  try {
    return discoverTasks(app, 'payments');
  } finally {
    await app.close();
  }
}

test('finds handlers and clocks, each once, also under a second name', async () => {
  const { tasks, crons } = await tasksOf(First);
  expect(Object.keys(tasks)).toEqual(['payments:order.canceled', 'payments:expire']);
  expect(crons).toEqual({ 'payments:expire': '* * * * *' });
});

test('a service does not start with two handlers of one event', async () => {
  await expect(tasksOf(First, SecondHandler)).rejects.toThrow('payments:order.canceled has two methods');
});

test('a service does not start with two clocks of one name', async () => {
  await expect(tasksOf(First, SecondClock)).rejects.toThrow('payments:expire has two methods');
});
