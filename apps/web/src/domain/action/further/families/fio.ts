import { formatAsset } from '@antescope/codec/chain/asset';
import { account, code, sentence, type Part } from '../../sentence.ts';
import { codes, type FurtherFamily } from '../family.ts';

/** FIO: handles, domains and payments. Amounts are integers in SUF (10^-9 FIO). */
export const fioSentences: FurtherFamily = {
  appliesTo: (contract, { family, systemAccounts: { system } }) =>
    family === 'fio' && (contract === system || contract.startsWith('fio.')),
  actions: {
    trnsfiopubky: ({ actor, amount, payee_public_key: key }) =>
      sentence('fioSend', { actor: account(actor), amount: suf(amount), key: code(key) }),
    trnsloctoks: ({ actor, amount, payee_public_key: key }) =>
      sentence('fioSend', { actor: account(actor), amount: suf(amount), key: code(key) }),
    regaddress: (fields) => handle('fioHandle', fields),
    regdomadd: (fields) => handle('fioHandle', fields),
    renewaddress: (fields) => handle('fioHandleRenew', fields),
    regdomain: (fields) => domain('fioDomain', fields),
    renewdomain: (fields) => domain('fioDomainRenew', fields),
    addaddress: (fields) => handle('fioMap', fields),
    remaddress: (fields) => handle('fioUnmap', fields),
    remalladdr: (fields) => handle('fioUnmap', fields),
    addbundles: ({ actor, bundle_sets: count, fio_address: name }) =>
      sentence('fioBundles', { actor: account(actor), count: code(count), handle: code(name) }),
    xferaddress: ({ actor, fio_address: name, new_owner_fio_public_key: key }) =>
      sentence('fioGive', { actor: account(actor), handle: code(name), key: code(key) }),
    xferdomain: ({ actor, fio_domain: name, new_owner_fio_public_key: key }) =>
      sentence('fioGive', { actor: account(actor), handle: code(name), key: code(key) }),
    setdomainpub: (fields) => domain(Number(fields.is_public) === 1 ? 'fioDomainPublic' : 'fioDomainPrivate', fields),
    burnaddress: (fields) => handle('fioBurn', fields),
    addnft: (fields) => handle('fioNft', fields),
    remnft: (fields) => handle('fioNoNft', fields),
    remallnfts: (fields) => handle('fioNoNft', fields),
    stakefio: ({ actor, amount }) => sentence('fioStake', { actor: account(actor), amount: suf(amount) }),
    unstakefio: ({ actor, amount }) => sentence('fioUnstake', { actor: account(actor), amount: suf(amount) }),
    voteproducer: ({ actor, producers }) => sentence('fioVote', { actor: account(actor), producers: codes(producers) }),
    regproxy: (fields) => handle('fioProxy', fields),
    unregproxy: (fields) => handle('fioNoProxy', fields),
    voteproxy: ({ actor, proxy }) => sentence('fioVoteProxy', { actor: account(actor), proxy: code(proxy) }),
    tpidclaim: ({ actor }) => sentence('fioClaimReferrer', { actor: account(actor) }),
    bpclaim: (fields) => handle('fioClaimProducer', fields),
    bprewdupdate: ({ amount }) => sentence('fioRewardsPool', { amount: suf(amount) }),
    bppoolupdate: ({ amount }) => sentence('fioFeePool', { amount: suf(amount) }),
    newfundsreq: ({ payer_fio_address: payer, payee_fio_address: payee }) =>
      sentence('fioRequest', { payer: code(payer), payee: code(payee) }),
    recordobt: ({ payer_fio_address: payer, payee_fio_address: payee }) =>
      sentence('fioRecord', { payer: code(payer), payee: code(payee) }),
    cancelfndreq: ({ actor, fio_request_id: id }) =>
      sentence('fioRequestCancel', { actor: account(actor), request: code(id) }),
    rejectfndreq: ({ actor, fio_request_id: id }) =>
      sentence('fioRequestReject', { actor: account(actor), request: code(id) }),
    wraptokens: ({ actor, amount, chain_code: chain, public_address: address }) =>
      sentence('fioWrap', { actor: account(actor), amount: suf(amount), address: code(address), chain: code(chain) }),
    listdomain: ({ actor, fio_domain: name, sale_price: price }) =>
      sentence('fioSell', { actor: account(actor), domain: code(name), price: suf(price) }),
    cxlistdomain: (fields) => domain('fioUnlist', fields),
    buydomain: (fields) => domain('fioBuy', fields),
  },
};

type HandleTemplate =
  | 'fioHandle'
  | 'fioHandleRenew'
  | 'fioMap'
  | 'fioUnmap'
  | 'fioBurn'
  | 'fioNft'
  | 'fioNoNft'
  | 'fioProxy'
  | 'fioNoProxy'
  | 'fioClaimProducer';
type DomainTemplate = 'fioDomain' | 'fioDomainRenew' | 'fioDomainPublic' | 'fioDomainPrivate' | 'fioUnlist' | 'fioBuy';

function handle(template: HandleTemplate, { actor, fio_address: name }: Record<string, unknown>) {
  return sentence(template, { actor: account(actor), handle: code(name) });
}

function domain(template: DomainTemplate, { actor, fio_domain: name }: Record<string, unknown>) {
  return sentence(template, { actor: account(actor), domain: code(name) });
}

/** SUF as an asset. */
function suf(value: unknown): Part | null {
  if ((typeof value !== 'string' && typeof value !== 'number') || !/^\d{1,19}$/.test(String(value))) return null;
  return { kind: 'amount', text: formatAsset({ units: BigInt(value), precision: 9, code: 'FIO' }) };
}
