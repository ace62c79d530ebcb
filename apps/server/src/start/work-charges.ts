import type { WorkMeter } from '@antescope/compat/core/define-compat';
import { readCaller } from '../platform/read-caller.ts';
import { WorkBudget } from '../realtime/work-budget.ts';

/** Addresses remembered; the one that was charged longest ago is forgotten first. */
const maxAddresses = 10_000;

/** Milliseconds of the thread that an address may use at once, and gains each second. */
const allowance = { max: 10_000, perSecond: 300 };

/** What each address has used of the thread that serves everybody. */
export class WorkCharges implements WorkMeter {
  readonly #budgets = new Map<string, { whole: WorkBudget; half: WorkBudget }>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  charge(address: string, ms: number): void {
    const budgets = this.#budgets.get(address) ?? {
      whole: new WorkBudget(allowance, this.#now),
      half: new WorkBudget({ ...allowance, max: allowance.max / 2 }, this.#now),
    };
    budgets.whole.spend(ms);
    budgets.half.spend(ms);
    this.#budgets.delete(address);
    this.#budgets.set(address, budgets);
    for (const oldest of this.#budgets.keys()) {
      if (this.#budgets.size <= maxAddresses) break;
      this.#budgets.delete(oldest);
    }
  }

  run<Result>(address: string | null, read: () => Result): Result {
    if (address === null) return readCaller.exit(read);
    return readCaller.run({ key: address, charge: (ms) => this.charge(address, ms) }, read);
  }

  used(address: string): 'little' | 'much' | 'all' {
    const budgets = this.#budgets.get(address);
    if (budgets === undefined) return 'little';
    if (!budgets.whole.open) return 'all';
    return budgets.half.open ? 'little' : 'much';
  }
}
