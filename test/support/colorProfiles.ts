import { crc32, deflateSync } from 'node:zlib';

/** The RGB colour spaces that cameras and programs write: the columns of their matrices to XYZ (D50), and their gamma. */
export const colorSpaces = {
  'Adobe RGB': {
    red: [0.6097, 0.3111, 0.0195],
    green: [0.2053, 0.6257, 0.0609],
    blue: [0.1492, 0.0632, 0.7446],
    gamma: 2.2,
  },
  ProPhoto: { red: [0.7977, 0.288, 0], green: [0.1352, 0.7119, 0], blue: [0.0313, 0.0001, 0.8249], gamma: 1.8 },
  'Display P3': {
    red: [0.5151, 0.2412, -0.0011],
    green: [0.292, 0.6922, 0.0419],
    blue: [0.1571, 0.0666, 0.7841],
    gamma: 2.2,
  },
  sRGB: { red: [0.4361, 0.2225, 0.0139], green: [0.3851, 0.7169, 0.0971], blue: [0.1431, 0.0606, 0.7141], gamma: 2.2 },
  'linear sRGB': {
    red: [0.4361, 0.2225, 0.0139],
    green: [0.3851, 0.7169, 0.0971],
    blue: [0.1431, 0.0606, 0.7141],
    gamma: 1,
  },
} as const;

export type ColorSpace = (typeof colorSpaces)[keyof typeof colorSpaces];

/** A minimal ICC profile: of an RGB colour space, or of grey with a gamma. @see https://www.color.org/icc32.pdf */
export function iccProfile(space: ColorSpace | { readonly gamma: number }): Buffer {
  const curve = Buffer.from([...ascii('curv\0\0\0\0'), ...uint32(1), ...uint32(space.gamma * 256 * 65_536)]);
  const white = [0.9642, 1, 0.8249];
  const tags: Readonly<Record<string, Buffer>> = {
    desc: Buffer.from([...ascii('desc\0\0\0\0'), ...uint32(2), ...ascii('x\0'), ...Array<number>(78).fill(0)]),
    cprt: Buffer.from(ascii('text\0\0\0\0x\0\0\0')),
    wtpt: point(white),
    ...('red' in space
      ? {
          rXYZ: point(space.red),
          gXYZ: point(space.green),
          bXYZ: point(space.blue),
          rTRC: curve,
          gTRC: curve,
          bTRC: curve,
        }
      : { kTRC: curve }),
  };
  const list = Object.entries(tags);
  const table = [...uint32(list.length)];
  let end = 132 + 12 * list.length;
  for (const [name, { length }] of list) {
    table.push(...ascii(name), ...uint32(end), ...uint32(length));
    end += length;
  }
  const header = Buffer.alloc(128);
  header.writeUInt32BE(end);
  header.writeUInt32BE(0x02_40_00_00, 8);
  header.write(`mntr${'red' in space ? 'RGB ' : 'GRAY'}XYZ `, 12);
  header.write('acsp', 36);
  point(white).copy(header, 68, 8);
  return Buffer.concat([header, Buffer.from(table), ...list.map(([, bytes]) => bytes)]);
}

/** A PNG of one colour, with or without a profile. @param color red, green and blue, or grey, each from 0 to 1. */
export function plainPng(depth: 8 | 16, color: readonly number[], alpha: number | undefined, profile?: Buffer): Buffer {
  const side = 400;
  const samples = [...color, ...(alpha === undefined ? [] : [alpha])];
  const max = 2 ** depth - 1;
  const pixel = samples.flatMap((sample) => uint32(Math.round(sample * max)).slice(depth === 8 ? 3 : 2));
  const row = Buffer.from([0, ...Array.from({ length: side }, () => pixel).flat()]);
  const type = (color.length === 3 ? 2 : 0) + (alpha === undefined ? 0 : 4);
  return Buffer.concat([
    Buffer.from([0x89, ...ascii('PNG\r\n\x1a\n')]),
    chunk('IHDR', Buffer.from([...uint32(side), ...uint32(side), depth, type, 0, 0, 0])),
    ...(profile ? [chunk('iCCP', Buffer.concat([Buffer.from('x\0\0'), deflateSync(profile)]))] : []),
    chunk('IDAT', deflateSync(Buffer.concat(Array<Buffer>(side).fill(row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The sRGB values, from 0 to 255, of a colour of another space. */
export function toSrgb(color: readonly number[], space: ColorSpace | { readonly gamma: number }): number[] {
  const linear = color.map((sample) => sample ** space.gamma);
  const encode = (value: number) =>
    Math.round(255 * Math.min(1, Math.max(0, value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)));
  if (!('red' in space)) return linear.flatMap((value) => Array<number>(3).fill(encode(value)));
  const { red, green, blue } = space;
  const [r = 0, g = 0, b = 0] = linear;
  const [x = 0, y = 0, z = 0] = red.map((value, axis) => r * value + g * (green[axis] ?? 0) + b * (blue[axis] ?? 0));
  return [
    3.1339 * x - 1.6169 * y - 0.4906 * z,
    -0.9788 * x + 1.9161 * y + 0.0335 * z,
    0.0719 * x - 0.229 * y + 1.4052 * z,
  ].map(encode);
}

const ascii = (text: string) => [...Buffer.from(text, 'latin1')];
const uint32 = (value: number) => [24, 16, 8, 0].map((shift) => (Math.round(value) >>> shift) & 255);
const point = (values: readonly number[]) =>
  Buffer.from([...ascii('XYZ \0\0\0\0'), ...values.flatMap((value) => uint32(value * 65_536))]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([Buffer.from(uint32(data.length)), body, Buffer.from(uint32(crc32(body)))]);
}
