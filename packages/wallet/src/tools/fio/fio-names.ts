import { defineTool } from '../define-tool.ts';
import { integerField, textField } from '../field.ts';
import { phrase } from '../phrase.ts';
import type { ToolChain } from '../tool-chain.ts';
import { type FeeTerms, feeNote, fioAction, fundsFault } from './fio-action.ts';
import type { FioFacts } from './fio-facts.ts';
import { fioKeyField, fioNameField, ownNameField } from './fio-fields.ts';

const contract = 'fio.address';
const gate = ({ features }: ToolChain): boolean => features.handles;

/** Terms of an action on a name by its end point. */
const terms = (endPoint: string, bundlesOf?: string): FeeTerms => ({
  endPoint,
  ...(bundlesOf === undefined ? {} : { bundlesOf }),
});

const registerDomainFee = terms('register_fio_domain');
const registerAddressFee = terms('register_fio_address');

/** Registers a domain for a year. */
export const registerFioDomain = defineTool<FioFacts>()({
  id: 'regdomain',
  gate,
  fields: { domain: fioNameField('domain') },
  check: ({ domain }, context) =>
    context.facts.registered.get(domain) === true
      ? [{ field: 'domain', fault: phrase('fio-taken', domain) }]
      : fundsFault(context, 'domain', registerDomainFee),
  estimate: (_values, context) => ({ field: 'domain', text: feeNote(context, registerDomainFee) }),
  warnings: (_values, context) => [feeNote(context, registerDomainFee)],
  summary: ({ domain }) => phrase('fio-regdomain', domain),
  actions: ({ domain }, context) => [
    fioAction(context, contract, 'regdomain', registerDomainFee, { fio_domain: domain, owner_fio_public_key: '' }),
  ],
});

/** Registers an address on a public or an own domain. */
export const registerFioAddress = defineTool<FioFacts>()({
  id: 'regaddress',
  gate,
  fields: { address: fioNameField('address') },
  check: ({ address }, context) => {
    const { registered } = context.facts;
    const domain = address.slice(address.indexOf('@') + 1);
    if (registered.get(address) === true) return [{ field: 'address', fault: phrase('fio-taken', address) }];
    if (registered.get(domain) === false) return [{ field: 'address', fault: phrase('fio-no-domain', domain) }];
    return fundsFault(context, 'address', registerAddressFee);
  },
  estimate: (_values, context) => ({ field: 'address', text: feeNote(context, registerAddressFee) }),
  warnings: (_values, context) => [feeNote(context, registerAddressFee)],
  summary: ({ address }) => phrase('fio-regaddress', address),
  actions: ({ address }, context) => [
    fioAction(context, contract, 'regaddress', registerAddressFee, { fio_address: address, owner_fio_public_key: '' }),
  ],
});

const renewDomainFee = terms('renew_fio_domain');
const renewAddressFee = terms('renew_fio_address');

/** Adds a year to a domain. */
export const renewFioDomain = defineTool<FioFacts>()({
  id: 'renewdomain',
  gate,
  fields: { domain: ownNameField('domains') },
  check: (_values, context) => fundsFault(context, 'domain', renewDomainFee),
  warnings: (_values, context) => [feeNote(context, renewDomainFee)],
  summary: ({ domain }) => phrase('fio-renewdomain', domain),
  actions: ({ domain }, context) => [
    fioAction(context, contract, 'renewdomain', renewDomainFee, { fio_domain: domain }),
  ],
});

/** Addresses do not expire: a renewal adds a set of bundled transactions. */
export const renewFioAddress = defineTool<FioFacts>()({
  id: 'renewaddress',
  gate,
  fields: { address: ownNameField('addresses') },
  check: (_values, context) => fundsFault(context, 'address', renewAddressFee),
  warnings: (_values, context) => [feeNote(context, renewAddressFee)],
  summary: ({ address }) => phrase('fio-renewaddress', address),
  actions: ({ address }, context) => [
    fioAction(context, contract, 'renewaddress', renewAddressFee, { fio_address: address }),
  ],
});

const bundleFee = (sets: bigint): FeeTerms => ({ endPoint: 'add_bundled_transactions', times: sets });
const mostSets = 1000n;

/** Adds sets of 100 bundled transactions to an address. */
export const addFioBundles = defineTool<FioFacts>()({
  id: 'addbundles',
  gate,
  fields: { address: ownNameField('addresses'), sets: integerField({ most: mostSets, initial: '1' }) },
  check: ({ sets }, context) => fundsFault(context, 'sets', bundleFee(sets)),
  estimate: ({ sets }, context) => ({ field: 'sets', text: feeNote(context, bundleFee(sets)) }),
  warnings: ({ sets }, context) => [feeNote(context, bundleFee(sets))],
  summary: ({ address, sets }) => phrase('fio-addbundles', String(sets * 100n), address),
  actions: ({ address, sets }, context) => [
    fioAction(context, contract, 'addbundles', bundleFee(sets), { fio_address: address, bundle_sets: sets.toString() }),
  ],
});

const giveAddressFee = terms('transfer_fio_address');
const giveDomainFee = terms('transfer_fio_domain');

/** Transfers an address to the owner of a key. */
export const transferFioAddress = defineTool<FioFacts>()({
  id: 'xferaddress',
  gate,
  fields: { address: ownNameField('addresses'), key: fioKeyField },
  check: (_values, context) => fundsFault(context, 'address', giveAddressFee),
  warnings: ({ address }, context) => [phrase('fio-lost', address), feeNote(context, giveAddressFee)],
  summary: ({ address, key }) => phrase('fio-xfer', address, key),
  actions: ({ address, key }, context) => [
    fioAction(context, contract, 'xferaddress', giveAddressFee, {
      fio_address: address,
      new_owner_fio_public_key: key,
    }),
  ],
});

/** Transfers a domain to the owner of a key. */
export const transferFioDomain = defineTool<FioFacts>()({
  id: 'xferdomain',
  gate,
  fields: { domain: ownNameField('domains'), key: fioKeyField },
  check: (_values, context) => fundsFault(context, 'domain', giveDomainFee),
  warnings: ({ domain }, context) => [phrase('fio-lost', domain), feeNote(context, giveDomainFee)],
  summary: ({ domain, key }) => phrase('fio-xfer', domain, key),
  actions: ({ domain, key }, context) => [
    fioAction(context, contract, 'xferdomain', giveDomainFee, { fio_domain: domain, new_owner_fio_public_key: key }),
  ],
});

const publicFee = terms('set_fio_domain_public');

/** Opens a domain for registrations by anyone, or closes it. */
export const setFioDomainPublic = defineTool<FioFacts>()({
  id: 'setdomainpub',
  gate,
  fields: { domain: ownNameField('domains') },
  check: (_values, context) => fundsFault(context, 'domain', publicFee),
  warnings: (_values, context) => [feeNote(context, publicFee)],
  summary: ({ domain }, { facts }) =>
    isPublic(facts, domain) ? phrase('fio-private', domain) : phrase('fio-public', domain),
  actions: ({ domain }, context) => [
    fioAction(context, contract, 'setdomainpub', publicFee, {
      fio_domain: domain,
      is_public: isPublic(context.facts, domain) ? 0 : 1,
    }),
  ],
});

function isPublic({ own }: FioFacts, domain: string): boolean {
  return own?.domains.find(({ name }) => name === domain)?.isPublic === true;
}

const burnFee = (address: string): FeeTerms => terms('burn_fio_address', address);

/** Gives an address up. */
export const burnFioAddress = defineTool<FioFacts>()({
  id: 'burnaddress',
  gate,
  fields: { address: ownNameField('addresses') },
  check: ({ address }, context) => fundsFault(context, 'address', burnFee(address)),
  warnings: ({ address }, context) => [phrase('fio-burned', address), feeNote(context, burnFee(address))],
  summary: ({ address }) => phrase('fio-burn', address),
  actions: ({ address }, context) => [
    fioAction(context, contract, 'burnaddress', burnFee(address), { fio_address: address }),
  ],
});

const nftFee = (address: string): FeeTerms => terms('add_nft', address);

/** Maps an NFT of another chain to an address. */
export const mapFioNft = defineTool<FioFacts>()({
  id: 'addnft',
  gate,
  fields: {
    address: ownNameField('addresses'),
    chain: textField({ mostBytes: 10 }),
    contract: textField({ mostBytes: 128 }),
    token: textField({ mostBytes: 64 }),
    url: textField({ mostBytes: 128 }),
  },
  check: (values, context) => {
    if (!/^[A-Z0-9]{1,10}$/.test(values.chain)) return [{ field: 'chain', fault: phrase('fio-chain-invalid') }];
    if (values.contract === '') return [{ field: 'contract', fault: phrase('fio-required') }];
    if (values.token === '') return [{ field: 'token', fault: phrase('fio-required') }];
    return fundsFault(context, 'address', nftFee(values.address));
  },
  warnings: ({ address }, context) => [feeNote(context, nftFee(address))],
  summary: ({ address, token, chain }) => phrase('fio-addnft', token, chain, address),
  actions: ({ address, chain, contract: nft, token, url }, context) => [
    fioAction(context, contract, 'addnft', nftFee(address), {
      fio_address: address,
      nfts: [{ chain_code: chain, contract_address: nft, token_id: token, url, hash: '', metadata: '' }],
    }),
  ],
});
