import { encodeText } from '@antescope/codec/bytes/bytes';
import { hostileTexts } from '../story/hostile-texts.ts';
import { SeededRandom } from '../story/random.ts';
import { directoryContent, fileContent, type Content } from './content-id.ts';
import { webm } from './film.ts';
import { glb } from './model.ts';
import { pdf } from './paper.ts';
import { pattern, png, svg } from './picture.ts';
import { wav } from './sound.ts';

/** A file as served over HTTP. */
export interface MediaFile {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Number of generated pictures. */
export const pictureCount = 24;

/** Media of the story's assets by IPFS id, deterministic for a seed. */
export class MediaLibrary {
  /** By content id, or 'Qm…/name' within directories. */
  readonly files = new Map<string, MediaFile>();
  readonly pictures: readonly string[];
  readonly drawings: readonly string[];
  readonly films: readonly string[];
  readonly sounds: readonly string[];
  readonly models: readonly string[];
  readonly papers: readonly string[];
  /** A directory of numbered pictures: '0.png', '1.png', … */
  readonly album: string;
  /** An SVG with a script. */
  readonly trap: string;

  constructor(seed: string) {
    const random = new SeededRandom(`media:${seed}`);
    const patterns = Array.from({ length: pictureCount }, () => pattern(random));
    this.pictures = patterns.map((each) => this.#add('image/png', png(each)));
    this.drawings = patterns.slice(0, 8).map((each) => this.#add('image/svg+xml', svg(each)));
    this.films = [this.#add('video/webm', webm())];
    this.sounds = [
      [523, 659, 784, 1047],
      [440, 0, 440, 587],
    ].map((notes) => this.#add('audio/wav', wav(notes)));
    this.models = [
      this.#add('model/gltf-binary', glb(pyramid.corners, pyramid.faces, [0.06, 0.46, 0.43])),
      this.#add('model/gltf-binary', glb(box.corners, box.faces, [0.85, 0.47, 0.02])),
    ];
    this.papers = [this.#add('application/pdf', pdf(['Certificate', 'This paper belongs to who owns the asset.']))];
    this.album = this.#directory(patterns.slice(0, 10).map((each) => png(each)));
    const script = `<script>alert(document.domain)</script>${hostileTexts.handler}`;
    const open = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" onload="alert(1)">';
    this.trap = this.#add(
      'image/svg+xml',
      encodeText(`${open}<circle r="32" cx="32" cy="32" fill="#b91c1c"/>${script}</svg>`),
    );
  }

  #add(type: string, bytes: Uint8Array): string {
    const { id } = fileContent(bytes);
    this.files.set(id, { type, bytes });
    return id;
  }

  #directory(pictures: readonly Uint8Array[]): string {
    const named = new Map<string, Content>(pictures.map((bytes, i) => [`${i}.png`, fileContent(bytes)]));
    const { id } = directoryContent(named);
    for (const [i, bytes] of pictures.entries()) this.files.set(`${id}/${i}.png`, { type: 'image/png', bytes });
    return id;
  }
}

type Triple = readonly [number, number, number];
interface Body {
  readonly corners: readonly Triple[];
  readonly faces: readonly Triple[];
}

const pyramid: Body = {
  corners: [
    [-1, 0, -1],
    [1, 0, -1],
    [1, 0, 1],
    [-1, 0, 1],
    [0, 1.5, 0],
  ],
  faces: [
    [0, 1, 2],
    [0, 2, 3],
    [0, 4, 1],
    [1, 4, 2],
    [2, 4, 3],
    [3, 4, 0],
  ],
};

const box: Body = {
  corners: [0, 1, 2, 3, 4, 5, 6, 7].map((i) => [i & 1 ? 1 : -1, i & 2 ? 1 : -1, i & 4 ? 1 : -1] as const),
  faces: [
    [0, 2, 1],
    [1, 2, 3],
    [4, 5, 6],
    [5, 7, 6],
    [0, 1, 4],
    [1, 5, 4],
    [2, 6, 3],
    [3, 6, 7],
    [0, 4, 2],
    [2, 4, 6],
    [1, 3, 5],
    [3, 7, 5],
  ],
};
