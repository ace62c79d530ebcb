import type { ApplyContext } from '../contract.ts';

/** {@link ApplyContext.check} as a function, because a method can only assert on annotated names. */
export function check(ctx: ApplyContext, condition: boolean, message: string): asserts condition {
  ctx.check(condition, message);
}
