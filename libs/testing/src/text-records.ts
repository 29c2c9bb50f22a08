import { createSocket } from 'node:dgram';
import type { AddressInfo } from 'node:net';

/**
 * A DNS server that knows TXT records and nothing else.
 * @param port where it listens; any that is free without one
 */
export async function startTextRecords(port = 0) {
  const records = new Map<string, string>();
  const socket = createSocket('udp4');
  socket.on('message', (question, from) => {
    socket.send(answerTo(question, records), from.port, from.address);
  });
  await new Promise<void>((done, fail) => (socket.once('error', fail), socket.bind(port, '127.0.0.1', done)));
  const bound = socket.address() as AddressInfo;
  return {
    records,
    address: `127.0.0.1:${bound.port}`,
    stop: () => new Promise<void>((done) => socket.close(() => done())),
  };
}

function answerTo(question: Buffer, records: ReadonlyMap<string, string>): Buffer {
  const labels: string[] = [];
  let at = 12;
  while (question[at]) {
    const length = question[at]!;
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  const asked = question.subarray(12, at + 5);
  const text = records.get(labels.join('.').toLowerCase());
  const head = Buffer.from(question.subarray(0, 12));
  // an answer, recursion available; name error where there is none
  head.writeUInt16BE(text === undefined ? 0x81_83 : 0x81_80, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(text === undefined ? 0 : 1, 6);
  head.writeUInt32BE(0, 8);
  if (text === undefined) return Buffer.concat([head, asked]);
  const data = Buffer.concat([Buffer.from([text.length]), Buffer.from(text)]);
  const record = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 0, 0, data.length]);
  return Buffer.concat([head, asked, record, data]);
}
