import { connect, type Socket } from 'node:net';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { Logger } from '../logger.ts';
import { RecordFileConfig } from './record-file-config.ts';

export type ScanResult = 'clean' | 'infected' | 'off' | 'away';

const timeoutMs = 30_000;
const maxAnswerBytes = 4096;

/** Asks clamd about a file, by its INSTREAM command: chunks with their lengths, a zero, then one line of answer. */
@Injectable()
export class VirusScan {
  constructor(
    private readonly config: RecordFileConfig,
    private readonly log: Logger,
  ) {}

  get isOn(): boolean {
    return this.config.SCAN_ADDRESS !== '';
  }

  /** `away` where the scanner did not answer or refused to look: the file is not delivered then. */
  async scan(bytes: Readable): Promise<ScanResult> {
    if (!this.isOn) {
      bytes.destroy();
      return 'off';
    }
    try {
      return resultOf(await answerTo(this.config.SCAN_ADDRESS, bytes));
    } catch (err) {
      this.log.warn({ err }, 'the virus scanner did not answer');
      return 'away';
    } finally {
      bytes.destroy();
    }
  }
}

function resultOf(answer: string): ScanResult {
  if (/^stream: OK$/.test(answer)) return 'clean';
  if (/^stream: .* FOUND$/.test(answer)) return 'infected';
  throw new Error(`the scanner said: ${answer}`);
}

async function answerTo(address: string, bytes: Readable): Promise<string> {
  const socket = connectTo(address);
  socket.setTimeout(timeoutMs, () => socket.destroy(new Error('the scanner took too long')));
  try {
    const answer = readAnswer(socket);
    // whichever fails first says why; the other's end is of no interest then
    answer.catch(() => undefined);
    socket.write('zINSTREAM\0');
    await pipeline(bytes, framed(), socket, { end: false });
    socket.write(Buffer.alloc(4));
    return await answer;
  } finally {
    socket.destroy();
  }
}

function connectTo(address: string): Socket {
  const [, host, port] = /^(.+):(\d{1,5})$/.exec(address) ?? [];
  return host && port ? connect(Number(port), host) : connect(address);
}

/** Each chunk behind its length, four bytes in network order. */
const framed = () =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(chunk.length);
      done(null, Buffer.concat([length, chunk]));
    },
  });

function readAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.on('data', (data: Buffer) => {
      text += data.toString('latin1');
      const end = text.search(/[\0\n]/);
      if (end >= 0) resolve(text.slice(0, end).trim());
      else if (text.length > maxAnswerBytes) reject(new Error('the scanner talks too much'));
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('the scanner hung up')));
  });
}
