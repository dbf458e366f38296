import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';

/** Marks of the zip format (APPNOTE 4.3.7, 4.3.12, 4.3.16). */
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const DEFLATED = 8;

/** Every file in a zip archive, by name, as text. @throws Error when it is no such archive */
export function stringsOfArchive(file: string): { name: string; text: string }[] {
  const bytes = readFileSync(file);
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || bytes.readUInt32LE(end) !== END) throw new Error(`${file} is no zip archive.`);
  const count = bytes.readUInt16LE(end + 10);
  const files = [];
  let place = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (bytes.readUInt32LE(place) !== ENTRY) throw new Error(`${file} has a broken list of files.`);
    const method = bytes.readUInt16LE(place + 10);
    const size = bytes.readUInt32LE(place + 20);
    const [nameLength, extraLength, noteLength] = [
      bytes.readUInt16LE(place + 28),
      bytes.readUInt16LE(place + 30),
      bytes.readUInt16LE(place + 32),
    ];
    const local = bytes.readUInt32LE(place + 42);
    const name = bytes.toString('utf8', place + 46, place + 46 + nameLength);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = bytes.subarray(start, start + size);
    files.push({ name, text: (method === DEFLATED ? inflateRawSync(content) : content).toString('utf8') });
    place += 46 + nameLength + extraLength + noteLength;
  }
  return files;
}
