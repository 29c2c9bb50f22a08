import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import type { RemoteName } from '@gantry/contracts/remotes';
import { dropsFile, type Drops } from '@gantry/federation/node/release/drops';
import {
  pointerKeyFile,
  pointerPublicKeyFile,
  publicKeyFile,
  readEntryKeys,
  readPublicKey,
} from '@gantry/federation/node/release/keys';
import { highWaterFile, type HighWater } from '@gantry/federation/node/release/pointer';
import { talliesFile, talliesSchema, type Tallies } from '@gantry/federation/node/release/tallies';
import * as v from 'valibot';
import { ReleasesConfig } from './releases.config.ts';

const seenSchema = v.record(v.string(), v.object({ turn: v.number(), sequence: v.number() }));
const dropsSchema = v.record(v.string(), v.object({ turn: v.number(), reason: v.string(), at: v.string() }));

/** The folders and keys of releases, as they are at the moment: keys are exchanged while the shop runs. */
@Injectable()
export class ReleasePlace {
  readonly releases: string;
  readonly releaseKeyFile: string;
  readonly trialProgram: string | undefined;
  private readonly home: string;
  private readonly pointerKeyFile: string;

  constructor(config: ReleasesConfig) {
    this.home = path.resolve(config.GANTRY_HOME);
    this.releases = path.resolve(config.RELEASES_DIR ?? path.join(this.home, 'releases'));
    this.releaseKeyFile = path.resolve(config.RELEASE_PUBLIC_KEY ?? publicKeyFile(this.home));
    this.pointerKeyFile = path.resolve(config.RELEASE_POINTER_KEY ?? pointerKeyFile(this.home));
    this.trialProgram = config.RELEASE_TRIAL;
  }

  /** Whether there is a key to change the registry with. */
  get canChange(): boolean {
    return existsSync(this.pointerKeyFile) && existsSync(this.releaseKeyFile);
  }

  /** Public half of the key that signs releases. @throws when it is not there */
  releaseKey(): KeyObject {
    return readPublicKey(this.releaseKeyFile);
  }

  /** The keys whose entries count. @throws when the release key is not there */
  entryKeys(): KeyObject[] {
    if (!existsSync(this.pointerKeyFile))
      return readEntryKeys(this.releaseKeyFile, pointerPublicKeyFile(this.home));
    return [this.releaseKey(), createPublicKey(this.pointerKey())];
  }

  /** What changes the registry with the pointer key. @throws when a key is not there */
  signer() {
    const privateKey = this.pointerKey();
    const pointerKey = createPublicKey(privateKey);
    return { releases: this.releases, privateKey, pointerKey, releaseKey: this.releaseKey() };
  }

  /** The releases that the shell took out of use; none where its file is missing or damaged, as to the shell. */
  async readDrops(): Promise<Drops> {
    return (await this.readState(dropsFile, dropsSchema)) ?? {};
  }

  /** What the shell's processes have seen of releases; nothing where their file is missing or damaged. */
  async readTallies(): Promise<Tallies> {
    return (await this.readState(talliesFile, talliesSchema)) ?? {};
  }

  /** How far the shell has seen a remote come; undefined where it has not. */
  async readHighWater(remote: RemoteName): Promise<HighWater | undefined> {
    return (await this.readState(highWaterFile, seenSchema))?.[remote];
  }

  private async readState<T>(name: string, schema: v.GenericSchema<unknown, T>): Promise<T | undefined> {
    try {
      return v.parse(schema, JSON.parse(await readFile(path.join(this.home, 'state', name), 'utf8')));
    } catch {
      return undefined;
    }
  }

  private pointerKey(): KeyObject {
    return createPrivateKey(readFileSync(this.pointerKeyFile));
  }
}
