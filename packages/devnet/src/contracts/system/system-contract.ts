import type { Abi } from '@antescope/codec/abi/abi';
import type { Contract } from '../../contract.ts';
import { dispatch, withData, type Handler } from '../dispatch.ts';
import { bidName, refundBid } from './auctions.ts';
import { newAccount, setAbi } from './accounts.ts';
import { checkAuthChange, limitAuthChanges } from './auth-limits.ts';
import { delegate, refund, undelegate, unvest } from './bandwidth.ts';
import { setAccountCpu, setAccountNet, setAccountRam, setLimits } from './managed-limits.ts';
import { onBlock } from './onblock.ts';
import { executePowerUp, powerUp } from './powerup.ts';
import { configure } from './powerup-config.ts';
import { registerWithAuthority, registerWithKey, remove, unregister } from './producers.ts';
import { buyRam, buyRamBurn, buyRamBytes, buyRamSelf, logFor, ramBurn, ramTransfer, sellRam } from './ram.ts';
import * as rex from './rex.ts';
import { defundLoan, fundLoan, type LoanFunds, type LoanRefund } from './rex-loans.ts';
import { claimRewards } from './rewards.ts';
import * as settings from './settings.ts';
import { onSystem, type SystemHandler } from './system.ts';
import { systemAbi } from './system-abi.ts';
import { eosRules, telosRules, waxRules, xprRules, type SystemRules } from './system-rules.ts';
import { telosSystemAbi } from './telos/telos-abi.ts';
import { claimTelosPay, distributeViaRex, onTelosBlock } from './telos/telos-pay.ts';
import { refreshVote } from './vote-refresh.ts';
import { registerProxy, vote } from './votes.ts';
import { waxSystemAbi } from './wax/wax-abi.ts';
import { waxHandlers } from './wax/wax-handlers.ts';
import { xprSystemAbi } from './xpr/xpr-abi.ts';
import { xprHandlers } from './xpr/xpr-handlers.ts';

/** Executed natively before the contract runs. */
const native: SystemHandler = () => {};

const handlers: Readonly<Record<string, SystemHandler>> = {
  newaccount: withData(newAccount),
  setabi: withData(setAbi),
  updateauth: withData(checkAuthChange),
  deleteauth: withData(checkAuthChange),
  linkauth: withData(checkAuthChange),
  unlinkauth: withData(checkAuthChange),
  limitauthchg: withData(limitAuthChanges),
  canceldelay: native,
  setcode: native,

  onblock: onSystem(onBlock),
  init: onSystem(settings.init),
  setpriv: onSystem(settings.setPrivileged),
  setparams: onSystem(settings.setParameters),
  setram: onSystem(settings.setRam),
  setramrate: onSystem(settings.setRamRate),
  activate: onSystem(settings.activate),
  wasmcfg: onSystem(settings.configureWasm),
  updtrevision: onSystem(settings.updateRevision),
  setinflation: onSystem(settings.setInflation),
  setpayfactor: onSystem(settings.setPayFactors),
  setschedule: onSystem(settings.setSchedule),
  delschedule: onSystem(settings.deleteSchedule),
  execschedule: onSystem(settings.executeSchedule),
  setalimits: onSystem(setLimits),
  setacctram: onSystem(setAccountRam),
  setacctnet: onSystem(setAccountNet),
  setacctcpu: onSystem(setAccountCpu),

  buyram: onSystem(buyRam),
  buyramself: onSystem(buyRamSelf),
  buyrambytes: onSystem(buyRamBytes),
  buyramburn: onSystem(buyRamBurn),
  sellram: onSystem(sellRam),
  ramtransfer: onSystem(ramTransfer),
  ramburn: onSystem(ramBurn),
  logbuyram: onSystem<{ payer: string; receiver: string }>(({ ctx }, { payer, receiver }) =>
    logFor(ctx, [payer, receiver]),
  ),
  logsellram: onSystem<{ account: string }>(({ ctx }, { account }) => logFor(ctx, [account])),
  logramchange: onSystem<{ owner: string }>(({ ctx }, { owner }) => logFor(ctx, [owner])),
  logsystemfee: onSystem(({ ctx }) => logFor(ctx, [])),
  delegatebw: onSystem(delegate),
  undelegatebw: onSystem(undelegate),
  refund: onSystem(refund),
  unvest: onSystem(unvest),

  regproducer: onSystem(registerWithKey),
  regproducer2: onSystem(registerWithAuthority),
  unregprod: onSystem(unregister),
  rmvproducer: onSystem(remove),
  claimrewards: onSystem(claimRewards),
  voteproducer: onSystem(vote),
  voteupdate: onSystem(refreshVote),
  regproxy: onSystem(registerProxy),
  bidname: onSystem(bidName),
  bidrefund: onSystem(refundBid),

  deposit: onSystem(rex.deposit),
  withdraw: onSystem(rex.withdraw),
  buyrex: onSystem(rex.buyRex),
  unstaketorex: onSystem(rex.unstakeToRex),
  sellrex: onSystem(rex.sellRex),
  cnclrexorder: onSystem(rex.cancelOrder),
  rentcpu: onSystem(rex.rentFor('cpuloan')),
  rentnet: onSystem(rex.rentFor('netloan')),
  fundcpuloan: onSystem<LoanFunds>((system, data) => fundLoan(system, 'cpuloan', data)),
  fundnetloan: onSystem<LoanFunds>((system, data) => fundLoan(system, 'netloan', data)),
  defcpuloan: onSystem<LoanRefund>((system, data) => defundLoan(system, 'cpuloan', data)),
  defnetloan: onSystem<LoanRefund>((system, data) => defundLoan(system, 'netloan', data)),
  updaterex: onSystem(rex.updateRex),
  rexexec: onSystem(rex.execute),
  consolidate: onSystem(rex.consolidate),
  mvtosavings: onSystem(rex.moveToSavings),
  mvfrsavings: onSystem(rex.moveFromSavings),
  closerex: onSystem(rex.close),
  donatetorex: onSystem(rex.donate),
  setrex: onSystem(rex.setRex),
  setrexmature: onSystem(rex.setMaturity),

  powerup: onSystem(powerUp),
  powerupexec: onSystem(executePowerUp),
  cfgpowerup: onSystem(configure),
};

/** eosio.system of the Antelope system contracts 3.x: accounts, permissions, RAM, bandwidth, voting, producers, REX, PowerUp. */
export const systemContract = systemOf('system', systemAbi, eosRules);

/** System contract of WAX: votes that earn rewards, and genesis balances. */
export const waxSystemContract = systemOf('system-wax', waxSystemAbi, waxRules, waxHandlers);

/** System contract with Telos' vote weights, REX rule and producer pay. Producer kicks and rotation are not included. */
export const telosSystemContract = systemOf('system-telos', telosSystemAbi, telosRules, {
  onblock: onSystem(onTelosBlock),
  claimrewards: onSystem(claimTelosPay),
  distviarex: onSystem(distributeViaRex),
});

/** System contract of XPR Network: staking of XPR for voter rewards, and at most four votes. */
export const xprSystemContract = systemOf('system-xpr', xprSystemAbi, xprRules, xprHandlers);

function systemOf(
  name: string,
  abi: Abi,
  rules: SystemRules,
  own: Readonly<Record<string, SystemHandler>> = {},
): Contract {
  const bound: Record<string, Handler> = {};
  for (const [action, handle] of Object.entries({ ...handlers, ...own })) bound[action] = (ctx) => handle(ctx, rules);
  return { name, version: 1, abi, apply: (ctx) => dispatch(ctx, bound) };
}
