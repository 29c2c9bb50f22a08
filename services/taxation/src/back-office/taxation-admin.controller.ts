import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import * as calls from '@gantry/contracts/endpoints/taxation';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { CalculationService } from '../calculation/calculation.service.ts';
import { CalculatorService } from './calculator.service.ts';
import { RatesService } from './rates.service.ts';
import { RulesService } from './rules.service.ts';
import { ZipsService } from './zips.service.ts';

@Controller()
export class TaxationAdminController {
  constructor(
    private readonly rates: RatesService,
    private readonly rules: RulesService,
    private readonly zips: ZipsService,
    private readonly calculator: CalculatorService,
    private readonly calculations: CalculationService,
  ) {}

  @Serve(calls.taxationFindZip)
  findZip(@Input() { body }: ValidRequestOf<typeof calls.taxationFindZip>) {
    return this.zips.findZip(body.postalCode);
  }

  @Serve(calls.taxationAdminListRates)
  listRates(@Input() { query }: ValidRequestOf<typeof calls.taxationAdminListRates>) {
    return this.rates.listRates(query);
  }

  @Serve(calls.taxationAdminAddRate)
  addRate(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof calls.taxationAdminAddRate>) {
    return this.rates.addRate(call, body);
  }

  @Serve(calls.taxationAdminGetRules)
  getRules() {
    return this.rules.getRules();
  }

  @Serve(calls.taxationAdminAddNexus)
  addNexus(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof calls.taxationAdminAddNexus>) {
    return this.rules.addNexus(call, body);
  }

  @Serve(calls.taxationAdminSetTaxability)
  setTaxability(
    @CurrentCall() call: Call,
    @Input() { body }: ValidRequestOf<typeof calls.taxationAdminSetTaxability>,
  ) {
    return this.rules.setTaxability(call, body);
  }

  @Serve(calls.taxationAdminAddTaxCode)
  addTaxCode(
    @CurrentCall() call: Call,
    @Input() { body }: ValidRequestOf<typeof calls.taxationAdminAddTaxCode>,
  ) {
    return this.rules.addTaxCode(call, body);
  }

  @Serve(calls.taxationAdminAddHoliday)
  addHoliday(
    @CurrentCall() call: Call,
    @Input() { body }: ValidRequestOf<typeof calls.taxationAdminAddHoliday>,
  ) {
    return this.rules.addHoliday(call, body);
  }

  @Serve(calls.taxationAdminEndRule)
  endRule(@CurrentCall() call: Call, @Input() { params }: ValidRequestOf<typeof calls.taxationAdminEndRule>) {
    return this.rules.endRule(call, params);
  }

  @Serve(calls.taxationAdminSetZipRule)
  setZipRule(
    @CurrentCall() call: Call,
    @Input() { body }: ValidRequestOf<typeof calls.taxationAdminSetZipRule>,
  ) {
    return this.rules.setZipRule(call, body.rule);
  }

  @Serve(calls.taxationAdminListZips)
  listZips(@Input() { query }: ValidRequestOf<typeof calls.taxationAdminListZips>) {
    return this.zips.listZips(query);
  }

  @Serve(calls.taxationAdminChooseZip)
  chooseZip(@CurrentCall() call: Call, @Input() input: ValidRequestOf<typeof calls.taxationAdminChooseZip>) {
    return this.zips.chooseZip(call, input);
  }

  @Serve(calls.taxationAdminCalculate)
  calculate(@Input() { body }: ValidRequestOf<typeof calls.taxationAdminCalculate>) {
    return this.calculator.explain(body);
  }

  @Serve(calls.taxationAdminReplayOrder)
  replayOrder(@Input() { params }: ValidRequestOf<typeof calls.taxationAdminReplayOrder>) {
    return this.calculations.replay(params.number);
  }
}
