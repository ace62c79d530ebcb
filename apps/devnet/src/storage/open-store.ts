import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ChainStore } from './chain-store.ts';

const fileName = 'chain.sqlite';

/** Opens the chain's file in a folder, created if missing. Throws one line, also if another process uses it. */
export function openStore(folder: string): ChainStore {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new Error(`cannot create the folder ${folder}: ${(error as Error).message}`, { cause: error });
  }
  try {
    return new ChainStore(join(folder, fileName));
  } catch (error) {
    const message = (error as Error).message;
    if (/locked|busy/i.test(message)) throw new Error(`another devnet uses ${folder}`, { cause: error });
    throw new Error(`cannot open the chain in ${folder}: ${message}`, { cause: error });
  }
}
