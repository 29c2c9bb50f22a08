import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  salesAddSavedListLine,
  salesChangeSavedList,
  salesChangeSavedListLine,
  salesCreateSavedList,
  salesGetSavedList,
  salesListSavedLists,
  salesRemoveSavedList,
  salesRemoveSavedListLine,
} from '@gantry/contracts/endpoints/saved-lists';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { SavedLists } from './saved-lists.service.ts';

@Controller()
export class SavedListsController {
  constructor(private readonly lists: SavedLists) {}

  @Serve(salesListSavedLists)
  listLists(@CurrentCall() call: Call) {
    return this.lists.listLists(call);
  }

  @Serve(salesCreateSavedList)
  createList(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof salesCreateSavedList>) {
    return this.lists.createList(call, body);
  }

  @Serve(salesGetSavedList)
  getList(@CurrentCall() call: Call, @Input() { params }: ValidRequestOf<typeof salesGetSavedList>) {
    return this.lists.getList(call, params.id);
  }

  @Serve(salesChangeSavedList)
  changeList(@CurrentCall() call: Call, @Input() input: ValidRequestOf<typeof salesChangeSavedList>) {
    return this.lists.changeList(call, input.params.id, input.body);
  }

  @Serve(salesRemoveSavedList)
  removeList(@CurrentCall() call: Call, @Input() { params }: ValidRequestOf<typeof salesRemoveSavedList>) {
    return this.lists.removeList(call, params.id);
  }

  @Serve(salesAddSavedListLine)
  addListLine(@CurrentCall() call: Call, @Input() input: ValidRequestOf<typeof salesAddSavedListLine>) {
    return this.lists.addLine(call, input.params.id, input.body);
  }

  @Serve(salesChangeSavedListLine)
  changeListLine(@CurrentCall() call: Call, @Input() input: ValidRequestOf<typeof salesChangeSavedListLine>) {
    return this.lists.changeLine(call, input.params, input.body);
  }

  @Serve(salesRemoveSavedListLine)
  removeListLine(@CurrentCall() call: Call, @Input() input: ValidRequestOf<typeof salesRemoveSavedListLine>) {
    return this.lists.removeLine(call, input.params, input.query.version);
  }
}
