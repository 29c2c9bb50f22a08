import { Injectable } from '@nestjs/common';
import type { ReleaseManifest } from '@gantry/federation/node/release/manifest';
import { smokeRelease } from '@gantry/federation/node/smoke';
import { ReleasePlace } from './release-place.ts';

const maxRemembered = 50;

/** Tries releases in a process of their own, each once: a release never changes. */
@Injectable()
export class ReleaseTrial {
  private readonly trials = new Map<string, Promise<void>>();

  constructor(private readonly place: ReleasePlace) {}

  /**
   * Resolves when the release loads and renders its pages; those who ask at the same time share one trial.
   * @throws ReleaseRefused with what went wrong
   */
  pass(manifest: ReleaseManifest): Promise<void> {
    const name = `${manifest.remote} ${manifest.digest}`;
    const known = this.trials.get(name);
    if (known) return known;
    const trial = this.run(manifest);
    this.trials.set(name, trial);
    // one that failed may have failed for want of memory or of time
    trial.catch(() => this.trials.delete(name));
    const [oldest] = this.trials.keys();
    if (this.trials.size > maxRemembered && oldest !== undefined) this.trials.delete(oldest);
    return trial;
  }

  private run(manifest: ReleaseManifest): Promise<void> {
    const { releases, releaseKeyFile, trialProgram } = this.place;
    return smokeRelease(manifest, {
      releases,
      publicKeyFile: releaseKeyFile,
      ...(trialProgram ? { program: trialProgram } : {}),
    });
  }
}
