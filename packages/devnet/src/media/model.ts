import { concat, encodeText } from '@antescope/codec/bytes/bytes';
import { littleEndian } from './sound.ts';

const float = 5126;
const unsignedShort = 5123;

/** A 3D mesh as binary glTF: vertices as x, y, z, faces as triples of indexes, color components from 0 to 1. */
export function glb(
  corners: readonly (readonly [number, number, number])[],
  faces: readonly (readonly [number, number, number])[],
  color: readonly [number, number, number],
): Uint8Array {
  const positions = new Uint8Array(new Float32Array(corners.flat()).buffer);
  const indexes = padded(new Uint8Array(new Uint16Array(faces.flat()).buffer), 0);
  const axis = (i: number): number[] => corners.map((corner) => corner[i]!);
  const scene = {
    asset: { version: '2.0', generator: 'antescope devnet' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    materials: [{ pbrMetallicRoughness: { baseColorFactor: [...color, 1], metallicFactor: 0.1 }, doubleSided: true }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1, material: 0 }] }],
    buffers: [{ byteLength: positions.length + indexes.length }],
    bufferViews: [
      { buffer: 0, byteOffset: 0, byteLength: positions.length },
      { buffer: 0, byteOffset: positions.length, byteLength: faces.length * 6 },
    ],
    accessors: [
      {
        bufferView: 0,
        componentType: float,
        count: corners.length,
        type: 'VEC3',
        min: [0, 1, 2].map((i) => Math.min(...axis(i))),
        max: [0, 1, 2].map((i) => Math.max(...axis(i))),
      },
      { bufferView: 1, componentType: unsignedShort, count: faces.length * 3, type: 'SCALAR' },
    ],
  };
  const json = padded(encodeText(JSON.stringify(scene)), 0x20);
  const binary = concat(positions, indexes);
  const body = concat(
    littleEndian(json.length),
    encodeText('JSON'),
    json,
    littleEndian(binary.length),
    encodeText('BIN\u0000'),
    binary,
  );
  return concat(encodeText('glTF'), littleEndian(2), littleEndian(12 + body.length), body);
}

/** Chunks are padded to four bytes. */
function padded(bytes: Uint8Array, filler: number): Uint8Array {
  return concat(bytes, new Uint8Array((4 - (bytes.length % 4)) % 4).fill(filler));
}
