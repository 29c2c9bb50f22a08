import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { RouteFor } from './http/serve.ts';
import { OrmHolder } from './orm/orm-holder.ts';
import { Readiness, type ReadinessReport } from './readiness.ts';

const deadLettersSql = `
  select id::text, task_identifier as task, attempts, last_error as "lastError", created_at as "createdAt"
  from graphile_worker.jobs where attempts >= max_attempts and task_identifier like ? order by id desc limit 200`;

/** Whether the process lives, and whether it can serve. Tells nobody more than that. */
@Controller()
export class HealthController {
  constructor(
    private readonly readiness: Readiness,
    private readonly holder: OrmHolder,
  ) {}

  @Get('health')
  @RouteFor('open')
  health(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** Jobs of this service that have used up their attempts. */
  @Get('dead-letters')
  @RouteFor('internal')
  async deadLetters(): Promise<object[]> {
    const { orm } = this.holder;
    return orm ? orm.em.getConnection().execute(deadLettersSql, [`${orm.config.get('schema')}:%`]) : [];
  }

  @Get('ready')
  @RouteFor('open')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<ReadinessReport> {
    const report = await this.readiness.reportReadiness();
    if (!report.ready) void reply.status(503);
    return report;
  }
}
