import { encodeText, toHex } from '@antescope/codec/bytes/bytes';
import { md5 } from '@antescope/codec/bytes/md5';
import * as v from 'valibot';
import { imageType } from '../../core/image-type.ts';
import { data, mapOutcome, type Outcome } from '../../core/outcome.ts';
import type { ServiceContext } from '../ask-service.ts';
import { httpUrl } from '../config-values.ts';
import { defineService } from '../define-service.ts';
import { serviceUrl } from '../service-url.ts';

/** `url` is the base of the images: {url}/{md5 of the email address}. Email addresses themselves are not sent. */
export const gravatarService = defineService({
  name: 'gravatar',
  config: v.strictObject({ url: httpUrl }),
  url: ({ url }) => url,
  timeoutMs: 1000,
  maxBytes: 500_000,
  emptyStatuses: [404],
  format: 'bytes',
});

/** Pixels of an image's side: the header's avatar on a screen of double density. */
const size = '112';

/** URL of the image of a hash, 32 hex digits. 'empty' without an image. */
export const gravatarImage = gravatarService.call({
  request: (_config, hash: string) => ({ path: [hash], query: queryOfImage }),
  read: (answer, { url }, hash) => {
    const bytes = answer.value as Uint8Array;
    return imageType(bytes) === null ? answer.fail('a PNG or JPEG') : serviceUrl(url, [hash], queryOfImage).href;
  },
  cacheMs: 3_600_000,
});

const queryOfImage = { s: size, d: '404' };

/** State of a gravatar: 3 with an image to show, 0 without one. */
export interface Gravatar {
  status: 0 | 3;
  url: string | null;
}

/** Image of an email address that its owner published. */
export async function gravatarOf(at: ServiceContext, email: string): Promise<Outcome<Gravatar>> {
  const image = await gravatarImage(at, toHex(md5(encodeText(email.trim().toLowerCase()))));
  if (image.state === 'empty') return data({ status: 0, url: null }, image.meta);
  return mapOutcome(image, (url) => ({ status: 3, url }));
}
