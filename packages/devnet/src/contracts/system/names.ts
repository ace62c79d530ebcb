/** System accounts that hold funds. */
export const accounts = {
  token: 'eosio.token',
  ram: 'eosio.ram',
  ramFee: 'eosio.ramfee',
  fees: 'eosio.fees',
  stake: 'eosio.stake',
  rex: 'eosio.rex',
  names: 'eosio.names',
  blockPay: 'eosio.bpay',
  votePay: 'eosio.vpay',
  saving: 'eosio.saving',
  null: 'eosio.null',
  powerup: 'eosio.powup',
  reserve: 'eosio.reserv',
  /** Telos' economic development plan. */
  tedp: 'eosio.tedp',
} as const;

/** Symbols of the RAM market. */
export const ramSymbol = '0,RAM';
export const ramCoreSymbol = '4,RAMCORE';

/** Symbol of REX. */
export const rexSymbol = '4,REX';

/** Free RAM of every account, in bytes. */
export const ramGift = 1400n;
