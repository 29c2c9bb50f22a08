import { Controller } from '@nestjs/common';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import {
  notificationsActivateRelease,
  notificationsBringRemoteBack,
  notificationsEndCanary,
  notificationsListReleases,
  notificationsPinRemote,
  notificationsPublishRelease,
  notificationsRollBackRelease,
  notificationsSetCanary,
  notificationsTakeRemoteOut,
  notificationsUnpinRemote,
} from '@gantry/contracts/endpoints/releases';
import type { Call } from '@gantry/nest-kit/call';
import { CurrentCall, Input, Serve } from '@gantry/nest-kit/serve';
import { PublishRelease } from './publish-release.ts';
import { ReleaseChanges } from './release-changes.ts';
import { ReleaseStands } from './release-stands.ts';

/** Which releases of the remotes visitors get, for staff. */
@Controller()
export class ReleasesController {
  constructor(
    private readonly stands: ReleaseStands,
    private readonly changes: ReleaseChanges,
    private readonly publishing: PublishRelease,
  ) {}

  @Serve(notificationsListReleases)
  listReleases() {
    return this.stands.listReleases();
  }

  @Serve(notificationsPublishRelease)
  publish(@CurrentCall() call: Call, @Input() input: ValidRequestOf<typeof notificationsPublishRelease>) {
    return this.publishing.publish(call, input);
  }

  @Serve(notificationsActivateRelease)
  activate(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof notificationsActivateRelease>,
  ) {
    return this.changes.activate(call, { ...params, ...body });
  }

  @Serve(notificationsRollBackRelease)
  rollBack(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof notificationsRollBackRelease>,
  ) {
    return this.changes.rollBack(call, { ...params, ...body });
  }

  @Serve(notificationsSetCanary)
  share(@CurrentCall() call: Call, @Input() { params, body }: ValidRequestOf<typeof notificationsSetCanary>) {
    return this.changes.share(call, { ...params, ...body });
  }

  @Serve(notificationsEndCanary)
  endShare(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof notificationsEndCanary>,
  ) {
    return this.changes.endShare(call, { ...params, ...body });
  }

  @Serve(notificationsTakeRemoteOut)
  takeOut(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof notificationsTakeRemoteOut>,
  ) {
    return this.changes.setOutOfService(call, { ...params, ...body }, true);
  }

  @Serve(notificationsBringRemoteBack)
  bringBack(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof notificationsBringRemoteBack>,
  ) {
    return this.changes.setOutOfService(call, { ...params, ...body }, false);
  }

  @Serve(notificationsPinRemote)
  pinRemote(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof notificationsPinRemote>,
  ) {
    return this.changes.setPinned(call, { ...params, ...body }, true);
  }

  @Serve(notificationsUnpinRemote)
  unpinRemote(
    @CurrentCall() call: Call,
    @Input() { params, body }: ValidRequestOf<typeof notificationsUnpinRemote>,
  ) {
    return this.changes.setPinned(call, { ...params, ...body }, false);
  }
}
