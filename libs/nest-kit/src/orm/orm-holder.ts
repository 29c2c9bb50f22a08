import { Injectable } from '@nestjs/common';
import type { MikroORM } from '@mikro-orm/postgresql';

/** Where the kit finds the service's database; empty in a service without tables. */
@Injectable()
export class OrmHolder {
  orm: MikroORM | undefined;
}
