import { Module } from '@nestjs/common';
import { HelpModule } from '../help/help.module.ts';
import { IndexModule } from '../index/index.module.ts';
import { AddressController } from './address.controller.ts';
import { AddressRepository } from './address.repository.ts';
import { AddressService } from './address.service.ts';
import { HelpAddresses } from './help-addresses.ts';

/** Every public address of the catalogue, for sitemaps. */
@Module({
  imports: [HelpModule, IndexModule],
  controllers: [AddressController],
  providers: [AddressRepository, AddressService, HelpAddresses],
})
export class AddressModule {}
