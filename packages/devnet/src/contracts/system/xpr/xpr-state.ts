import type { ApplyContext, Table } from '../../../contract.ts';
import { System, type SystemHandler } from '../system.ts';
import type { SystemRules } from '../system-rules.ts';
import { withData } from '../../dispatch.ts';
import { storeSingleton } from '../../singleton.ts';
import type { XprPoolRow, XprSettingsRow, XprVoterRow } from './xpr-rows.ts';

const day = 86_400n;

/** Defaults of the contract's source, with the unstaking period of the public network: a day instead of 14. */
const defaultSettings: XprSettingsRow = {
  max_bp_per_vote: 4n,
  min_bp_reward: 4n,
  unstake_period: day,
  process_by: 50n,
  process_interval: day / 2n,
  voters_claim_interval: day,
  spare1: 0n,
  spare2: 0n,
};

const emptyPool: XprPoolRow = {
  totalstaked: 0n,
  totalrstaked: 0n,
  totalrvoters: 0n,
  notclaimed: 0n,
  pool: 0n,
  processtime: 0n,
  processtimeupd: 0n,
  isprocessing: false,
  processFrom: '',
  processQuant: 0n,
  processrstaked: 0n,
  processed: 0n,
  spare1: 0n,
  spare2: 0n,
};

/** State of XPR staking: its singletons, read before an action and written after it. */
export class XprState {
  readonly ctx: ApplyContext;
  readonly settings: XprSettingsRow;
  readonly pool: XprPoolRow;

  constructor(ctx: ApplyContext) {
    this.ctx = ctx;
    this.settings = ctx.table<XprSettingsRow>('globalsxpr').get('globalsxpr') ?? { ...defaultSettings };
    this.pool = ctx.table<XprPoolRow>('globalsd').get('globalsd') ?? { ...emptyPool };
  }

  get voters(): Table<XprVoterRow> {
    return this.ctx.table<XprVoterRow>('votersxpr');
  }

  /** Whole seconds since 1970 of the pending block. */
  get seconds(): bigint {
    return this.ctx.now / 1_000_000n;
  }

  save(): void {
    storeSingleton(this.ctx, 'globalsxpr', this.settings);
    storeSingleton(this.ctx, 'globalsd', this.pool);
  }
}

/** Wraps a handler that uses the singletons of the system contract and of XPR staking. */
export function onXpr<Data>(run: (system: System, xpr: XprState, data: Data) => void): SystemHandler {
  return (ctx: ApplyContext, rules: SystemRules) =>
    withData<Data>((_, data) => {
      const system = new System(ctx, rules);
      const xpr = new XprState(ctx);
      run(system, xpr, data);
      xpr.save();
      system.save();
    })(ctx);
}
