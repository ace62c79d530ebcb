import { createHash } from 'node:crypto';
import { producerHosts } from '@antescope/devnet/media/producer-sites';
import { pattern, png } from '@antescope/devnet/media/picture';
import { SeededRandom } from '@antescope/devnet/story/random';
import type { StandIn } from './stand-in.ts';

const defaultSize = 80;
const maxSize = 512;

/** Avatars at /avatar/{md5}?s={pixels}&d=404: every other producer of the story has one for its email address. */
export function gravatarStandIn(): StandIn {
  const known = new Set(
    [...producerHosts().keys()]
      .filter((_, place) => place % 2 === 0)
      .map((host) => createHash('md5').update(`hello@${host}`).digest('hex')),
  );
  return ({ method, path: [area, hash = ''], query }) => {
    if (method !== 'GET' || area !== 'avatar') return null;
    if (!known.has(hash)) return { status: 404, text: '404 Not Found', type: 'text/html' };
    const size = Math.min(maxSize, Number(query.get('s') ?? defaultSize) || defaultSize);
    return { bytes: png(pattern(new SeededRandom(`avatar:${hash}`)), size), type: 'image/png' };
  };
}
