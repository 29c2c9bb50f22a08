import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  identityChangeView,
  identityCreateView,
  identityListViews,
  identityRemoveView,
  identitySetStartView,
} from '@gantry/contracts/endpoints/list-views';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { SavedViews } from './list-views.service.ts';

@Controller()
export class ListViewsController {
  constructor(private readonly views: SavedViews) {}

  @Serve(identityListViews)
  listViews(@CurrentCall() call: Call, @Input() { query }: ValidRequestOf<typeof identityListViews>) {
    return this.views.listViews(call, query.list);
  }

  @Serve(identityCreateView)
  createView(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof identityCreateView>) {
    return this.views.createView(call, body);
  }

  @Serve(identityChangeView)
  changeView(@CurrentCall() call: Call, @Input() input: ValidRequestOf<typeof identityChangeView>) {
    return this.views.changeView(call, input.params.id, input.body);
  }

  @Serve(identityRemoveView)
  removeView(@CurrentCall() call: Call, @Input() { params }: ValidRequestOf<typeof identityRemoveView>) {
    return this.views.removeView(call, params.id);
  }

  @Serve(identitySetStartView)
  setStart(@CurrentCall() call: Call, @Input() { body }: ValidRequestOf<typeof identitySetStartView>) {
    return this.views.setStart(call, body);
  }
}
