import { formatLegacyKey, parsePublicKey } from '@antescope/codec/keys/key';
import { fioAccountOfKey } from '@antescope/codec/keys/fio-account';
import { devPublicKey } from '../../story/keys.ts';

/** 'FIO…' dev key of a person. */
export function fioKey(seed: string, person: string): string {
  return formatLegacyKey(parsePublicKey(devPublicKey(seed, person)), 'FIO');
}

/** Account of a person's key. */
export function fioAccount(seed: string, person: string): string {
  return fioAccountOfKey(devPublicKey(seed, person));
}
