import { candidates } from '../../story/cast.ts';

/** People with their tokens in whole FIO. Their accounts are made from their keys. */
export const fioPeople = [
  { name: 'alice', fio: 250_000 },
  { name: 'bob', fio: 120_000 },
  { name: 'carol', fio: 48_000 },
  { name: 'dave', fio: 9_500 },
  { name: 'erin', fio: 3_200 },
  { name: 'frank', fio: 1_750 },
  { name: 'grace', fio: 880 },
  { name: 'heidi', fio: 410 },
  { name: 'ivan', fio: 75 },
  { name: 'whale1111111', fio: 90_000_000 },
  { name: 'exchange1111', fio: 42_000_000 },
] as const;

/** Producers by the names of their dev keys. */
export const fioProducers = candidates.map(({ name, url, location }) => ({
  name,
  domain: name.replace(/1+$/, ''),
  url,
  location,
}));

/** Domains of the first year: owner, and whether anyone may register addresses of it. */
export const firstDomains = [
  { name: 'edge', owner: 'alice', isPublic: true, renewed: true },
  { name: 'regtest', owner: 'alice', isPublic: false, renewed: true },
  { name: 'wallet', owner: 'bob', isPublic: true, renewed: true },
  { name: 'dapix', owner: 'carol', isPublic: true, renewed: true },
  { name: 'crypto-cats', owner: 'dave', isPublic: false, renewed: true },
  { name: 'vintage', owner: 'alice', isPublic: false, renewed: false },
  { name: 'forgotten', owner: 'frank', isPublic: true, renewed: false },
  { name: 'exchange', owner: 'exchange1111', isPublic: false, renewed: true },
] as const;

export const firstAddresses = [
  ['alice@edge', 'alice'],
  ['alice@regtest', 'alice'],
  ['savings@regtest', 'alice'],
  ['bob@edge', 'bob'],
  ['bob@wallet', 'bob'],
  ['carol@dapix', 'carol'],
  ['dave@edge', 'dave'],
  ['whiskers@crypto-cats', 'dave'],
  ['erin@wallet', 'erin'],
  ['frank@edge', 'frank'],
  ['grace@dapix', 'grace'],
  ['heidi@wallet', 'heidi'],
  ['old-shop@forgotten', 'frank'],
  ['whale@edge', 'whale1111111'],
  ['cold@exchange', 'exchange1111'],
  ['hot@exchange', 'exchange1111'],
] as const;
