import { Module } from '@nestjs/common';
import { IndexModule } from '../index/index.module.ts';
import { AddressController } from './address.controller.ts';
import { AddressRepository } from './address.repository.ts';
import { AddressService } from './address.service.ts';

/** Every public address of the catalogue, for sitemaps. */
@Module({
  imports: [IndexModule],
  controllers: [AddressController],
  providers: [AddressRepository, AddressService],
})
export class AddressModule {}
