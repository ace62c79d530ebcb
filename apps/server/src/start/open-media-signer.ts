import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MediaSigner } from '../routes/media/media-signer.ts';
import { StartError } from './start-error.ts';

const secretBytes = 32;

/** The signer of this installation; its secret is in the data directory, made at the first start. Throws StartError. */
export function openMediaSigner(folder: string): MediaSigner {
  const path = join(folder, 'media.key');
  try {
    // Fails if the file exists, also if another process writes it at the same time.
    writeFileSync(path, randomBytes(secretBytes), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw unusable(error);
  }
  let secret: Uint8Array;
  try {
    secret = readFileSync(path);
  } catch (error) {
    throw unusable(error);
  }
  if (secret.length !== secretBytes) throw new StartError(`${path} is not a key of ${secretBytes} bytes; delete it`);
  return new MediaSigner(secret);
}

function unusable(error: unknown): StartError {
  return new StartError(`Cannot use the key of media addresses: ${(error as Error).message}`, { cause: error });
}
