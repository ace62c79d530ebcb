import { fioKey, fio } from '../../../test/example-facts.ts';
import { exampleForm, type ToolExamples } from '../../../test/example-form.ts';
import {
  addFioBundles,
  burnFioAddress,
  mapFioNft,
  registerFioAddress,
  registerFioDomain,
  renewFioAddress,
  renewFioDomain,
  setFioDomainPublic,
  transferFioAddress,
  transferFioDomain,
} from './fio-names.ts';

export const examples: ToolExamples = {
  registerFioAddress: exampleForm('fio', registerFioAddress, fio, { address: 'new@edge' }),
  registerFioDomain: exampleForm('fio', registerFioDomain, fio, { domain: 'spring' }),
  renewFioAddress: exampleForm('fio', renewFioAddress, fio),
  renewFioDomain: exampleForm('fio', renewFioDomain, fio),
  addFioBundles: exampleForm('fio', addFioBundles, fio, { sets: '2' }),
  transferFioAddress: exampleForm('fio', transferFioAddress, fio, { key: fioKey }),
  transferFioDomain: exampleForm('fio', transferFioDomain, fio, { key: fioKey }),
  setFioDomainPublic: exampleForm('fio', setFioDomainPublic, fio),
  burnFioAddress: exampleForm('fio', burnFioAddress, fio),
  mapFioNft: exampleForm('fio', mapFioNft, fio, { chain: 'ETH', contract: '0x1', token: '5' }),
};
